// Reloads pages when the session changes: no tab, and no page in the back-forward cache, may show a former customer's
// data.

import { hasCustomer } from './session-hint.ts'
import { forgetShopper } from './forget-shopper.ts'

const KEY = 'loftwood.session'

/** Id of the current session in this browser; null before the first sign-in, or without storage. */
function present(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Notifies other tabs, and pages in the back-forward cache, of a sign-in or sign-out. */
export function announceSession(): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID())
  } catch {
    // Without storage each tab finds out with its next request.
  }
}

/** Reloads this page whenever the session has changed elsewhere, until the returned function is called. */
export function followSession(reload: () => void): () => void {
  let current = present()
  const check = () => {
    const now = present()
    if (now === current) return
    current = now
    if (!hasCustomer(document.cookie)) forgetShopper()
    // The page shows data of the former session.
    document.documentElement.hidden = true
    reload()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) check()
  }
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) check()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onPageShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onPageShow)
  }
}
