// The shopper's visit to PayPal, stored for the browser: on a phone PayPal may come back to another tab.
import { isText, storedAs, type Store } from '../../../platform/stored.ts'

/** PayPal forgets a payment that was not made within this time. */
const LIFE_MS = 3 * 60 * 60 * 1000

/** `left`: not back yet. `approved`: to be set on the cart. `set`: the order may be placed. */
const STATES = ['left', 'canceled', 'approved', 'set'] as const

export interface PaypalVisit {
  state: (typeof STATES)[number]
  /** PayPal's name of the payment. */
  token: string
  /** PayPal's name of who approved it. */
  payerId: string
  cartId: string
  /** What the cart cost then. */
  total: number | null
  /** Address of the checkout that was left. */
  back: string
  at: number
}

function isVisit(stored: unknown): stored is PaypalVisit {
  if (typeof stored !== 'object' || stored === null) return false
  const { state, token, payerId, cartId, back, at } = stored as Partial<Record<keyof PaypalVisit, unknown>>
  return (
    (STATES as readonly unknown[]).includes(state) &&
    [token, payerId, cartId, back].every(isText) &&
    /^\/(?!\/)/.test(String(back)) &&
    typeof at === 'number' &&
    Date.now() - at < LIFE_MS
  )
}

/** Removed with the shopper's data when the session ends (forget-shopper.ts). */
const visit = storedAs('loftwood.shopper.paypal', isVisit)

/** Null where there was none, or long ago, which removes it. */
export function readVisit(storage: Store): PaypalVisit | null {
  const found = visit.read(storage)
  if (!found) clearVisit(storage)
  return found
}

/** Without storage PayPal's answer belongs to no visit, and the shopper has to pay again. */
export const writeVisit = visit.write
export const clearVisit = visit.clear

/**
 * Notes PayPal's answer, and says where the checkout goes on; undefined for the answer to a payment that this browser has not begun.
 * @param search of the address: with a payer it is approved, without it is canceled
 */
export function noteAnswer(storage: Store, search: string): string | undefined {
  const answer = new URLSearchParams(search)
  const begun = readVisit(storage)
  if (!begun || answer.get('token') !== begun.token) return undefined
  const payerId = answer.get('PayerID') ?? ''
  writeVisit(storage, { ...begun, payerId, state: payerId === '' ? 'canceled' : 'approved' })
  return begun.back
}
