// After signing in: merges the guest's cart into the customer's cart, which the session then uses.
import { customerCartId, type Send } from './cart-call.ts'
import type { Merges } from './merges.ts'
import type { Session } from './session.ts'

/**
 * Uses the customer's cart, even when the merge fails. Signing in succeeds without
 * a cart too.
 */
export async function takeCustomersCart({ send, session, merges }: SignedIn): Promise<void> {
  const guestCart = session.cartId
  const cartId = await customerCartId(send).catch(() => undefined)
  if (!cartId) return
  if (guestCart && guestCart !== cartId) {
    const carts = { sourceCartId: guestCart, destinationCartId: cartId }
    await merges.run(guestCart, cartId, () => send('mergeCarts', carts)).catch(() => undefined)
  }
  session.setCart(cartId)
}

interface SignedIn {
  send: Send
  session: Session
  merges: Merges
}
