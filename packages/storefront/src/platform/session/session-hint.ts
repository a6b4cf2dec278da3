// What a page may know of the session without seeing a secret: the readable cookie `vsf-session`.
import type { SessionHint } from '@loftwood/client'
import type { PageContext } from 'vike/types'
import { cookieValue } from '../cookies.ts'

/** Stands for the session's cart: the middleware puts the id of its cookie in its place. */
export const SESSION_CART = ''

/** What these cookies say of the session; nothing when they are not ours. @param cookies `document.cookie`, or the request's header */
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
