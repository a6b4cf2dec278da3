// Whether the browser has taken over: false on the server and in the first render, so that both print the same bytes.
import { useDeferredValue } from 'react'

let isAlive = false

/** Told when the first page has come alive: what is shown from then on need not look as on the server. */
export function markAlive(): void {
  isAlive = true
}

/**
 * True soon after the page has come alive; true at once on pages reached without a reload. What follows from it is
 * rendered bit by bit and gives way to what the shopper does.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, isAlive)
}
