// What became of an order without a clear answer: a cart that is gone was ordered, and then the order is looked up.
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../errors.ts'
import type { CartCall } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import { isPlaced, placedAnswer } from './order-answer.ts'
import { ordersIn, type LatestOrder, type OrderReads } from './order-reads.ts'
import { within } from './within.ts'

/** Pauses after the looks at the cart, in parts of the deadline: the back end may still be working on the order. */
const PAUSES = [0.03, 0.07, 0.15, 0]

export interface OrderAttempt {
  call: Pick<CartCall, 'send' | 'session'>
  cartId: string
  /** Sends the order. */
  place: () => Promise<Buffer>
  /** Before it was sent. */
  latestBefore: LatestOrder
  /** Whether the back end is surely no longer working on it. */
  isOver: boolean
  cause?: unknown
}

/**
 * The answer that the order would have had; undefined when the cart has not been ordered.
 * @throws ORDER_NUMBER_UNKNOWN when it has, ORDER_UNCONFIRMED when that cannot be found out within the time
 */
export async function findOrder(
  attempt: OrderAttempt,
  reads: OrderReads,
  timeoutMs: number,
): Promise<Buffer | undefined> {
  const search = new Search(attempt, reads, timeoutMs)
  for (const part of PAUSES) {
    const found = await search.look()
    if (found !== 'unknown') return found
    if (search.leftMs() === 0) break
    await pause(part * timeoutMs, undefined, { ref: false })
  }
  throw orderUnconfirmed(attempt.cause)
}

export function orderUnconfirmed(cause?: unknown): AppError {
  const message = 'The order may have been placed; a retry returns it as soon as it is found'
  return new AppError('ORDER_UNCONFIRMED', message, { cause })
}

class Search {
  private readonly attempt: OrderAttempt
  private readonly reads: OrderReads
  private readonly end: number

  constructor(attempt: OrderAttempt, reads: OrderReads, timeoutMs: number) {
    this.attempt = attempt
    this.reads = reads
    this.end = performance.now() + timeoutMs
  }

  leftMs(): number {
    return Math.max(0, this.end - performance.now())
  }

  /** The order; undefined when there is none. */
  async look(): Promise<Buffer | undefined | 'unknown'> {
    const { cartId, call, isOver } = this.attempt
    const state = await this.reads.cartState(cartId, call.session, this.leftMs())
    if (state === 'gone') return this.orderOfGoneCart()
    if (state === 'unknown' || !isOver) return 'unknown'
    // A Magento saves the order before it ends the cart, so both may be there after an error.
    const number = await this.newOrder()
    if (number === undefined) return 'unknown'
    return number === null ? undefined : this.answerOf(number)
  }

  /** The embedded back end answers the order again, a Magento refuses. */
  private async orderOfGoneCart(): Promise<Buffer> {
    const { place, cause } = this.attempt
    const again = await this.bounded(place(), this.leftMs() / 2)
    if (again && isPlaced(again)) return again
    const number = await this.newOrder()
    if (number) return this.answerOf(number)
    const message = 'The order has been placed, and its number is not known; its e-mail names it'
    throw new AppError('ORDER_NUMBER_UNKNOWN', message, { cause })
  }

  /** The number of the customer's order that was not there before; null for none, undefined when that cannot be read. */
  private async newOrder(): Promise<LatestOrder> {
    const { call, latestBefore } = this.attempt
    if (latestBefore === undefined) return null
    const latest = await this.reads.latestOrder(call.session, this.leftMs())
    return latest === latestBefore ? null : latest
  }

  /** The customer's order as the method would have answered it; the number alone when the rest cannot be read. */
  private async answerOf(number: string): Promise<Buffer> {
    const { call } = this.attempt
    const filter = { number: { eq: number } }
    const body = await this.bounded(call.send('customerOrders', { filter, pageSize: 1 }), this.leftMs())
    const orders = body && ordersIn(parseAnswer(body))
    return placedAnswer(number, orders?.find((order) => order?.number === number) ?? undefined)
  }

  /** Undefined when it fails or takes longer. */
  private bounded(work: Promise<Buffer>, ms: number): Promise<Buffer | undefined> {
    return within<Buffer | undefined>(work, ms, () => undefined).catch(() => undefined)
  }
}
