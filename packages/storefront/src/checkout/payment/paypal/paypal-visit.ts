// The shopper's visit to PayPal, stored for the browser: on a phone PayPal may come back to another tab.

/** Removed with the shopper's data when the session ends (forget-shopper.ts). */
const STORAGE_KEY = 'loftwood.shopper.paypal'
/** PayPal forgets a payment that is not made for so long. */
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

type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Null where there was none, or long ago, which removes it. */
export function readVisit(storage: VisitStorage): PaypalVisit | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    if (isVisit(stored) && Date.now() - stored.at < LIFE_MS) return stored
    if (stored !== null) clearVisit(storage)
    return null
  } catch {
    return null
  }
}

/** Without storage PayPal's answer is not understood, and the shopper is told to pay again. */
export function writeVisit(storage: VisitStorage, visit: PaypalVisit): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(visit))
  } catch {
    // See above.
  }
}

export function clearVisit(storage: VisitStorage): void {
  try {
    storage.removeItem(STORAGE_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Notes PayPal's answer, and says where the checkout goes on; undefined for the answer to a payment that this browser has not begun.
 * @param search of the address: with a payer it is approved, without it is canceled
 */
export function noteAnswer(storage: VisitStorage, search: string): string | undefined {
  const answer = new URLSearchParams(search)
  const visit = readVisit(storage)
  if (!visit || answer.get('token') !== visit.token) return undefined
  const payerId = answer.get('PayerID') ?? ''
  writeVisit(storage, { ...visit, payerId, state: payerId === '' ? 'canceled' : 'approved' })
  return visit.back
}

function isVisit(stored: unknown): stored is PaypalVisit {
  if (typeof stored !== 'object' || stored === null) return false
  const visit = stored as Partial<Record<keyof PaypalVisit, unknown>>
  const texts = [visit.token, visit.payerId, visit.cartId, visit.back]
  return (
    (STATES as readonly unknown[]).includes(visit.state) &&
    texts.every((text) => typeof text === 'string') &&
    /^\/(?!\/)/.test(String(visit.back)) &&
    typeof visit.at === 'number'
  )
}
