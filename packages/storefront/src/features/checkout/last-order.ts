// The order just placed, kept for the tab, so that the thank-you page survives a reload.
import type { OrderFragment } from '@loftwood/graphql-types'

const STORAGE_KEY = 'loftwood.last-order'
type OrderStorage = Pick<Storage, 'getItem' | 'setItem'>

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
