// What follows when the session changes hands: nothing of one customer may be seen by the next, in any tab and in no
// page that comes back from the back-forward cache. So every change starts the pages anew.

import { hasCustomer } from './session-hint.ts'
import { forgetShopper } from './forget-shopper.ts'

const KEY = 'loftwood.session'

/** Names the present session among those of this browser; null before the first sign-in, or without storage. */
function present(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Tells the other tabs, and pages kept for going back, that somebody signed in or out. */
export function announceSession(): void {
  try {
    localStorage.setItem(KEY, crypto.randomUUID())
  } catch {
    // Without storage each tab learns with its next call.
  }
}

/** Starts this page anew whenever the session has changed elsewhere; until the returned function is called. */
export function followSession(reload: () => void): () => void {
  let known = present()
  const check = () => {
    const now = present()
    if (now === known) return
    known = now
    if (!hasCustomer(document.cookie)) forgetShopper()
    // What shows belongs to the one before.
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
