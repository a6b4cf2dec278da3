/** Waits for a server that a global setup has started. */
import { setTimeout as pause } from 'node:timers/promises'

/** @throws when the address has not answered with success within this time */
export async function untilReady(url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs
  while (performance.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`${url} was not ready after ${withinMs / 1000} s`)
}
