// Single flight: a job that several visitors wait for runs once, and is aborted when all of them have left.

interface Job<Result> {
  result: Promise<Result>
  abandon: AbortController
  visitors: number
}

type Start<Result> = (abandoned: AbortSignal) => Promise<Result>

/** Makes the function that starts the job of a name, or joins it. */
export function sharedJobs<Result>(): (
  name: string,
  left: AbortSignal,
  start: Start<Result>,
) => Promise<Result> {
  const jobs = new Map<string, Job<Result>>()
  const forget = (name: string, job: Job<Result>) => jobs.get(name) === job && jobs.delete(name)

  function begin(name: string, start: Start<Result>): Job<Result> {
    const abandon = new AbortController()
    const job: Job<Result> = { result: start(abandon.signal), abandon, visitors: 0 }
    jobs.set(name, job)
    job.result.catch(() => undefined).finally(() => void forget(name, job))
    return job
  }

  return async (name, left, start) => {
    left.throwIfAborted()
    const job = jobs.get(name) ?? begin(name, start)
    job.visitors += 1
    const leave = () => {
      job.visitors -= 1
      if (job.visitors > 0) return
      forget(name, job)
      job.abandon.abort()
    }
    left.addEventListener('abort', leave, { once: true })
    return job.result.finally(() => left.removeEventListener('abort', leave))
  }
}
