// The cart of what is bought at once, on its way to the page of express checkout. The tab stores its id.
import type { OrderStorage } from '../last-order.ts'

const STORAGE_KEY = 'loftwood.buy-now-cart'

/** @param cartId null for the session's cart */
export function keepBuyNow(storage: OrderStorage, cartId: string | null): void {
  try {
    if (cartId === null) storage.removeItem(STORAGE_KEY)
    else storage.setItem(STORAGE_KEY, cartId)
  } catch {
    // Without storage the page shows the session's cart.
  }
}

/** Null for the session's cart. */
export function readBuyNow(storage: OrderStorage): string | null {
  try {
    return storage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}
