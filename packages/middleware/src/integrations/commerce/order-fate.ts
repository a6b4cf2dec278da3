// What became of an order whose answer was lost: a cart that is gone was ordered, and then the order is looked up.
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { CartCall } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import { refusedFor } from './refusals.ts'

/** Between looks at the cart, while the back end may still be working on the order. A retry waits for the last one. */
const PAUSES_MS = [300, 700, 1_500]
/** Enough for these looks, if the back end answers each. */
export const FATE_TIMEOUT_MS = 30_000

/** The number of the customer's latest order; null for none, undefined for a guest's or when it cannot be read. */
export type LatestOrder = string | null | undefined

interface Attempt {
  call: Pick<CartCall, 'send' | 'session'>
  cartId: string
  /** Before the order was sent. */
  latestBefore: LatestOrder
  /** Whether the back end has answered, and so is no longer working on it. */
  isOver: boolean
  /** Sends the order again, which is safe once its cart is gone; undefined unless that answers the order. */
  resend: () => Promise<Buffer | undefined>
  cause?: unknown
}

interface CustomersOrders {
  orders?: { items?: ({ number?: string } | null)[] } | null
}

/**
 * The answer that the order would have had; undefined when the cart has not been ordered.
 * @throws ORDER_NUMBER_UNKNOWN when it has, ORDER_UNCONFIRMED when that cannot be found out
 */
export async function findOrder(attempt: Attempt): Promise<Buffer | undefined> {
  for (const pauseMs of [...PAUSES_MS, undefined]) {
    const state = await cartState(attempt)
    if (state === 'gone') return answerOf(attempt)
    if (state === 'active' && attempt.isOver) return undefined
    if (pauseMs !== undefined) await pause(pauseMs, undefined, { ref: false })
  }
  throw orderUnconfirmed(attempt.cause)
}

export function orderUnconfirmed(cause?: unknown): AppError {
  const message = 'The order may have been placed; a retry returns it as soon as it is found'
  return new AppError('ORDER_UNCONFIRMED', message, { cause })
}

/** Reads the customer's latest order. */
export async function latestOrder({ send, session }: Attempt['call']): Promise<LatestOrder> {
  if (!session.authorization) return undefined
  const orders = await latestOrders(send).catch(() => undefined)
  return orders && (orders[0]?.number ?? null)
}

async function cartState({ call, cartId }: Attempt): Promise<'active' | 'gone' | 'unknown'> {
  try {
    const answer = parseAnswer(await call.send('cartTotalQty', { cartId }))
    if (answer.data?.['cart']) return 'active'
    return refusedFor(answer, 'cartGone') ? 'gone' : 'unknown'
  } catch {
    return 'unknown'
  }
}

async function answerOf({ call, latestBefore, resend, cause }: Attempt): Promise<Buffer> {
  const again = await resend().catch(() => undefined)
  if (again) return again
  const [order] = latestBefore === undefined ? [] : ((await latestOrders(call.send).catch(() => [])) ?? [])
  if (!order?.number || order.number === latestBefore) {
    const message = 'The order has been placed, and its number is not known; its e-mail names it'
    throw new AppError('ORDER_NUMBER_UNKNOWN', message, { cause })
  }
  const placeOrder = { order: { order_number: order.number }, orderV2: order, errors: [] }
  return Buffer.from(JSON.stringify({ data: { placeOrder } }))
}

async function latestOrders(send: CartCall['send']) {
  const { data } = parseAnswer(await send('customerOrders', { pageSize: 1 }))
  const customer = data?.['customer'] as CustomersOrders | null | undefined
  return customer?.orders?.items
}
