// The readable cookie `vsf-session`, which describes the session without a secret.
import type { SessionHint } from '@loftwood/client'
import type { PageContext } from 'vike/types'
import { cookieValue } from '../cookies.ts'

/** Placeholder of the session's cart: the middleware replaces it by the id of its cookie. */
export const SESSION_CART = ''

/** Parses the cookie; empty when it is invalid. @param cookies `document.cookie`, or the request's header */
export function sessionHint(cookies: string): Partial<SessionHint> {
  try {
    return (JSON.parse(cookieValue(cookies, 'vsf-session') ?? '{}') as Partial<SessionHint> | null) ?? {}
  } catch {
    return {}
  }
}

/** Whether these cookies say that a customer is signed in. */
export const hasCustomer = (cookies: string): boolean => sessionHint(cookies).customer === true

/** The cookies of this page view, in the browser and on the server. */
export function cookiesOf(pageContext: PageContext): string {
  if (!import.meta.env.SSR) return document.cookie
  return (pageContext as { headers?: Record<string, string> | null }).headers?.['cookie'] ?? ''
}
