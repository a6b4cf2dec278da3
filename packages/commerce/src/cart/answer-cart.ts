// The answer of every cart operation: the cart as it is now.
import { cartShape } from './cart-shape.ts'
import { viewCart } from './cart-view.ts'
import type { SalesContext } from './sales-context.ts'

/** The cart as it is now. @throws CART_NOT_FOUND, CART_NOT_ACTIVE */
export async function answerCart(context: SalesContext, cartId: string) {
  return cartShape(context, await viewCart(context, cartId))
}
