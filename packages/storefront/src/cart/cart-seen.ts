// Whether there may be a cart to ask for: a first visit loads nothing to read one that cannot be there.
import { atom } from 'jotai'
import { cookieValue } from '../platform/cookies.ts'
import { sessionHint } from '../platform/session/session-hint.ts'

/** Set by the first thing that this tab, or another one, puts into a cart. */
export const cartSeenAtom = atom(false)

/**
 * A customer may have begun one elsewhere.
 * @param cookies `document.cookie`; the cart's own cookie may be out of sight
 */
export function mayHaveCart(cookies: string): boolean {
  const { cart, customer } = sessionHint(cookies)
  return cart === true || customer === true || cookieValue(cookies, 'vsf-cart') !== undefined
}
