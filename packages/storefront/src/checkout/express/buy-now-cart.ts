// The cart of what is bought at once, on its way to the page of express checkout. The tab stores its id.
import { isText, storedAs, type Store } from '../../platform/stored.ts'

const cart = storedAs('loftwood.buy-now-cart', isText)

/** @param cartId null for the session's cart */
export const keepBuyNow = (storage: Store, cartId: string | null): void =>
  cartId === null ? cart.clear(storage) : cart.write(storage, cartId)

/** Null for the session's cart. */
export const readBuyNow = cart.read
