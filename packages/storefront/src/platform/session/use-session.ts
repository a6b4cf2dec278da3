// Whether the visitor is signed in. False until hydration, because public pages are the same for every visitor.
import { useEffect } from 'react'
import { hasCustomer } from './session-hint.ts'
import { useHydrated } from '../use-hydrated.ts'
import { followSession } from './session-changes.ts'

/** False on the server and while hydrating. Every change of it reloads the page. */
export function useSignedIn(): boolean {
  return useHydrated() && hasCustomer(document.cookie)
}

/** To be used once, by the layout. */
export function useSessionSync(): void {
  useEffect(() => followSession(() => window.location.reload()), [])
}
