// Signing in: the token into the session, the guest's cart into the customer's.
import type { Send } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import type { Merges } from './merges.ts'
import type { Session } from './session.ts'

/**
 * Runs the sign-in. What the guest had put in the cart is merged into the customer's; when that fails, the
 * customer's cart is used as it is.
 */
export async function signIn(call: SignInCall): Promise<Buffer> {
  const { send, session, variables, merges } = call
  const guestCart = session.cartId
  const body = await send('own', variables)
  const token = (parseAnswer(body).data?.['generateCustomerToken'] as { token?: string } | null | undefined)
    ?.token
  if (!token) return body

  session.setCustomer(token)
  const cartId = await customerCartId(send)
  if (!cartId) return body
  if (guestCart && guestCart !== cartId) {
    await merges.run(guestCart, cartId, async () => {
      const answer = parseAnswer(
        await send('mergeCarts', { sourceCartId: guestCart, destinationCartId: cartId }),
      )
      return !answer.errors?.length
    })
  }
  session.setCart(cartId)
  return body
}

interface SignInCall {
  send: Send
  session: Session
  variables: Record<string, unknown>
  merges: Merges
}

/** The customer's cart; undefined when the back end does not say. Signing in has worked all the same. */
async function customerCartId(send: Send): Promise<string | undefined> {
  try {
    const cart = parseAnswer(await send('customerCart', {})).data?.['customerCart'] as
      | { id?: string }
      | null
      | undefined
    return cart?.id
  } catch {
    return undefined
  }
}
