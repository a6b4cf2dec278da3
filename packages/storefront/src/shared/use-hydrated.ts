// Whether the browser has taken over: false on the server and in the first render, so that both print the same bytes.
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True from the second render on; true at once on pages reached without a reload. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
