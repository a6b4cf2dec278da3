// What a page may know of the session without seeing a secret: the readable cookie `vsf-session`.
import type { SessionHint } from '@loftwood/client'
import type { PageContext } from 'vike/types'
import { cookieValue } from './cookies.ts'

/** Whether these cookies say that a customer is signed in. @param cookies `document.cookie`, or the request's header */
export function hasCustomer(cookies: string): boolean {
  try {
    const hint = JSON.parse(cookieValue(cookies, 'vsf-session') ?? '{}') as Partial<SessionHint> | null
    return hint?.customer === true
  } catch {
    return false
  }
}

/** The cookies of this page view, in the browser and on the server. */
export function cookiesOf(pageContext: PageContext): string {
  if (!import.meta.env.SSR) return document.cookie
  return (pageContext as { headers?: Record<string, string> | null }).headers?.['cookie'] ?? ''
}
