// Work that callers of the same key share. When the last of them has left it is aborted.

interface Flight<T> {
  join(signal?: AbortSignal): Promise<T>
  /** Nobody waits any more; who comes now needs another flight. */
  readonly isAborted: boolean
}

export interface Flights<T> {
  /** Whether a caller of the key would share a flight. */
  has(key: string): boolean
  /** Starts the work or joins it, until the signal says that this caller has left. Without a signal the caller stays. */
  run(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Callers after this share no flight with those before. */
  clear(): void
}

export function createFlights<T>(): Flights<T> {
  const running = new Map<string, Flight<T>>()
  const inFlight = (key: string) => {
    const flight = running.get(key)
    return flight?.isAborted ? undefined : flight
  }
  return {
    has: (key) => inFlight(key) !== undefined,
    run(key, work, signal) {
      const joined = inFlight(key)
      if (joined) return joined.join(signal)
      const flight = startFlight(work, (ended) => {
        if (running.get(key) === ended) running.delete(key)
      })
      running.set(key, flight)
      return flight.join(signal)
    },
    clear: () => running.clear(),
  }
}

/** Starts the work; `onEnd` is called when it has ended, well or not. */
function startFlight<T>(
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
