// Work that is done again and again while the server runs.
import { setTimeout as pause } from 'node:timers/promises'

/** Does the work now, and again after each pause. @returns what stops it, once the work under way is done */
export function repeat(work: (signal: AbortSignal) => Promise<void>, everyMs: number): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await work(signal)
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return () => {
    stopping.abort()
    return running
  }
}
