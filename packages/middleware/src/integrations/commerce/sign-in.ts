// After signing in: the guest's cart goes into the customer's, which the session's then is.
import { customerCartId, type Send } from './cart-call.ts'
import type { Merges } from './merges.ts'
import type { Session } from './session.ts'

/**
 * Takes the customer's cart; when the guest's cannot be merged into it, it is used as it is. Signing in has worked also
 * without.
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
