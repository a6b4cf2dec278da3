// A bounded queue of tasks: a full queue refuses at once, and an aborted caller's task leaves the queue.
import PQueue from 'p-queue'

/** The queue is full, or the task waited too long. */
export class QueueFull extends Error {}

export interface QueueBounds {
  /** Tasks that run at the same time. */
  concurrency: number
  /** Tasks that wait. */
  maxWaiting: number
  maxWaitMs: number
}

export type Enqueue = <Result>(task: () => Promise<Result>, abandoned: AbortSignal) => Promise<Result>

/** Makes the function that adds tasks. A running task cannot be aborted, so it occupies its place until it ends. */
export function boundedQueue({ concurrency, maxWaiting, maxWaitMs }: QueueBounds): Enqueue {
  const queue = new PQueue({ concurrency })
  return async (task, abandoned) => {
    if (queue.size >= maxWaiting) throw new QueueFull('the queue is full')
    abandoned.throwIfAborted()
    const waiting = new AbortController()
    const leave = () => waiting.abort(abandoned.reason)
    const timer = setTimeout(() => waiting.abort(new QueueFull('waited too long')), maxWaitMs)
    const stopWaiting = () => {
      clearTimeout(timer)
      abandoned.removeEventListener('abort', leave)
    }
    abandoned.addEventListener('abort', leave, { once: true })
    const run = () => {
      stopWaiting()
      return task()
    }
    return queue.add(run, { signal: waiting.signal }).finally(stopWaiting)
  }
}
