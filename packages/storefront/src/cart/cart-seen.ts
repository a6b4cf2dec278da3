// Whether a cart may exist: a first visit sends no request for one.
import { atom } from 'jotai'
import { cookieValue } from '../platform/cookies.ts'
import { sessionHint } from '../platform/session/session-hint.ts'

/** Set by the first add to the cart in any tab. */
export const cartSeenAtom = atom(false)

/**
 * A customer may have a cart from another device.
 * @param cookies `document.cookie`; the cart's own cookie may be HttpOnly
 */
export function mayHaveCart(cookies: string): boolean {
  const { cart, customer } = sessionHint(cookies)
  return cart === true || customer === true || cookieValue(cookies, 'vsf-cart') !== undefined
}
