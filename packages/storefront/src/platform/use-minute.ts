// The current minute: null on the server and in the first render, so that both render the same HTML.
import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from './durations.ts'

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/** Start of the present minute in ms since 1970; null before hydration. */
export function useMinute(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => null,
  )
}
