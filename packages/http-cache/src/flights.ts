// Single flight: callers of the same key share one run of the work. It is aborted when the last caller has left.

interface Flight<T> {
  join(signal?: AbortSignal): Promise<T>
  /** True once the last caller has left; a new caller then starts another flight. */
  readonly isAborted: boolean
}

export interface Flights<T> {
  /** Whether a caller of the key would share a flight. */
  has(key: string): boolean
  /** Starts the work or joins it. An aborted signal means that this caller has left; without a signal it stays. */
  run(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Later callers start new flights instead of joining the current ones. */
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

/** Starts the work, and calls `onEnd` when it has succeeded or failed. */
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
  result.catch(() => undefined) // every waiting caller gets the error
  return flight
}
