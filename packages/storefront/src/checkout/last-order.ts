// The order just placed, kept for the tab, so that the thank-you page survives a reload; and the cart whose order is
// being placed, so that a shopper whose answer was lost still reaches it.
import type { OrderFragment } from '@loftwood/graphql-types'

const STORAGE_KEY = 'loftwood.last-order'
const PLACING_KEY = 'loftwood.placing-cart'
type OrderStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Notes the cart whose order is on its way, before anything is sent. */
export function markPlacing(storage: OrderStorage, cartId: string): void {
  try {
    storage.setItem(PLACING_KEY, cartId)
  } catch {
    // Without the note a lost answer can still be asked for again by the button.
  }
}

/** The cart whose order was on its way and never answered; null when there is none. */
export function readPlacing(storage: OrderStorage): string | null {
  try {
    return storage.getItem(PLACING_KEY)
  } catch {
    return null
  }
}

/** There is no order to ask for any more: it was refused, or is shown. */
export function clearPlacing(storage: OrderStorage): void {
  try {
    storage.removeItem(PLACING_KEY)
  } catch {
    // What could not be written needs no removal.
  }
}

/** Keeps the order; where storage is refused, the thank-you page shows what it can without it. */
export function keepOrder(storage: OrderStorage, order: OrderFragment): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(order))
  } catch {
    // The confirmation also goes out by e-mail.
  }
}

/** The order placed last in this tab; null when there is none. */
export function readOrder(storage: OrderStorage): OrderFragment | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    return isOrder(stored) ? stored : null
  } catch {
    return null
  }
}

function isOrder(stored: unknown): stored is OrderFragment {
  return typeof stored === 'object' && stored !== null && 'number' in stored && 'total' in stored
}
