// Whether the page is hydrated: false on the server and in the first render, so that both render the same HTML.
import { useDeferredValue } from 'react'

let isHydrated = false

/** Called when the first page is hydrated: later renders may differ from the server's. */
export function markHydrated(): void {
  isHydrated = true
}

/**
 * True soon after hydration; true at once on pages reached by client navigation. React renders the
 * change deferred, and input interrupts it.
 */
export function useHydrated(): boolean {
  return useDeferredValue(true, isHydrated)
}

/** False in a component's first render, which must be the server's: a part of the page may be hydrated long after others. */
export const useAfterFirstRender = (): boolean => useDeferredValue(true, false)
