// The last order, stored for the tab so that the thank-you page survives a reload; and the cart whose order is
// being placed, so that the order can be found when its answer is lost.
import type { OrderFragment } from '@loftwood/graphql-types'

const STORAGE_KEY = 'loftwood.last-order'
const PLACING_KEY = 'loftwood.placing-cart'
/** With the token that shows a guest the order. */
export type PlacedOrder = OrderFragment & { token?: string | null }

export type OrderStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores the cart whose order is about to be sent. */
export function markPlacing(storage: OrderStorage, cartId: string): void {
  try {
    storage.setItem(PLACING_KEY, cartId)
  } catch {
    // Without storage the button still retries.
  }
}

/** The cart whose order got no answer; null when there is none. */
export function readPlacing(storage: OrderStorage): string | null {
  try {
    return storage.getItem(PLACING_KEY)
  } catch {
    return null
  }
}

/** Removes it: the order was refused, or is shown. */
export function clearPlacing(storage: OrderStorage): void {
  try {
    storage.removeItem(PLACING_KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Stores the order; without storage the thank-you page shows less. */
export function keepOrder(storage: OrderStorage, order: PlacedOrder): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(order))
  } catch {
    // The confirmation also goes out by e-mail.
  }
}

/** The order placed last in this tab; null when there is none. */
export function readOrder(storage: OrderStorage): PlacedOrder | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    return isOrder(stored) ? stored : null
  } catch {
    return null
  }
}

function isOrder(stored: unknown): stored is PlacedOrder {
  return typeof stored === 'object' && stored !== null && 'number' in stored && 'total' in stored
}
