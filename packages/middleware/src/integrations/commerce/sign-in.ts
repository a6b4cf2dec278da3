// Signing in: the token into the session, the guest's cart into the customer's.
import { LRUCache } from 'lru-cache'
import type { Send } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import type { Session } from './session.ts'

const REMEMBER_MERGES_MS = 10 * 60 * 1000
const MAX_MERGES = 10_000

/** Carts that are being merged into others, or just were. */
export interface Merges {
  /** The cart to use in place of this one; waits while the merge runs. */
  resolve(cartId: string): Promise<string>
  /** Runs a merge of one cart into another; calls for either wait for it. */
  run(from: string, into: string, merge: () => Promise<boolean>): Promise<void>
}

/** Merges of this process. */
export function createMerges(): Merges {
  const running = new Map<string, Promise<unknown>>()
  const merged = new LRUCache<string, string>({ max: MAX_MERGES, ttl: REMEMBER_MERGES_MS })
  return {
    async resolve(cartId) {
      await running.get(cartId)
      return merged.get(cartId) ?? cartId
    },
    async run(from, into, merge) {
      const work = merge().catch(() => false)
      for (const cartId of [from, into]) running.set(cartId, work)
      if (await work) merged.set(from, into)
      for (const cartId of [from, into]) running.delete(cartId)
    },
  }
}

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
