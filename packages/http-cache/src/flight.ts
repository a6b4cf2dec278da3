// One piece of work that several callers wait for. When the last of them has left it is aborted.

export interface Flight<T> {
  /** Waits for the result, until the signal says that this caller has left. Without a signal the caller stays. */
  join(signal?: AbortSignal): Promise<T>
  /** Nobody waits any more; who comes now needs another flight. */
  readonly isAborted: boolean
}

/** Starts the work; `onEnd` is called when it has ended, well or not. */
export function startFlight<T>(
  work: (signal: AbortSignal) => Promise<T>,
  onEnd: (flight: Flight<T>) => void,
): Flight<T> {
  const controller = new AbortController()
  let waiting = 0

  function join(signal?: AbortSignal): Promise<T> {
    waiting += 1
    if (!signal) return result
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting -= 1
        if (waiting === 0) controller.abort(signal.reason)
        reject(signal.reason)
      }
      if (signal.aborted) return leave()
      signal.addEventListener('abort', leave, { once: true })
      const stay = () => signal.removeEventListener('abort', leave)
      result.then(resolve, reject).finally(stay)
    })
  }

  const flight: Flight<T> = {
    join,
    get isAborted() {
      return controller.signal.aborted
    },
  }
  const result = work(controller.signal).finally(() => onEnd(flight))
  result.catch(() => undefined) // reported to whoever waits
  return flight
}
