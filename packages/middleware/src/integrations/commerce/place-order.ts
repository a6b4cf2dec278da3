// Places an order once per cart: concurrent attempts share one call, later ones get the first response again.
import type { Once } from '../../state/once.ts'
import type { Memory } from '../../state/state.ts'
import { cartIdIn, cartNotFound, notAuthorized, withCartId, type CartCall } from './cart-call.ts'
import { answerWithErrors, parseAnswer } from './graphql-answer.ts'
import { isCartGone, isPlaced, isRefused, placedNumber } from './order-answer.ts'
import { findOrder, orderUnconfirmed, type OrderAttempt } from './order-fate.ts'
import { createOrderReads, ordersIn, type LatestOrder } from './order-reads.ts'
import { progressOf } from './upstream/call-progress.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'
import { refusedFor } from './upstream-errors.ts'
import { within } from './within.ts'

const KEEP_MS = 24 * 60 * 60 * 1000

/** Written before an order is sent and deleted when it is refused: the next call for this cart looks the order up. */
interface Note {
  sentAt: number
  /** The customer's latest order before. */
  latest?: LatestOrder
}

interface OrderPlacing {
  once: Once
  memory: Memory
  upstream: Upstream
  documents: DocumentTable
  /** How long a caller waits, and how long an order is looked up; the order itself continues. */
  patienceMs: number
  /** Maximum duration of an order. */
  orderTimeoutMs: number
}

type Sending = Pick<OrderAttempt, 'call' | 'cartId' | 'place'> & { noteKey: string }

/** Makes the function that places orders. */
export function createOrderPlacing(deps: OrderPlacing) {
  const { once, patienceMs, orderTimeoutMs } = deps
  const placeOnce = createSending(deps)

  /** @throws CART_NOT_FOUND, NOT_AUTHORIZED, ORDER_UNCONFIRMED, ORDER_NUMBER_UNKNOWN */
  return async function placeOrder(call: CartCall): Promise<Buffer> {
    const cartId = cartIdIn(call.variables, call.cart) ?? call.session.cartId
    if (!cartId) throw cartNotFound()
    // A caller with a customer's cart id but no token gets the back end's response, not the stored order.
    const owner = call.session.authorization ? 'customer' : 'guest'
    const key = `order:${owner}:${cartId}`
    const place = () => call.send('own', withCartId(call.variables, call.cart, cartId))
    let isFirst = false
    const order = once(key, {
      work: () => {
        isFirst = true
        return placeOnce({ call, cartId, place, noteKey: `${key}:sent` })
      },
      isKept: isPlaced,
      keepMs: KEEP_MS,
      // Looking up an earlier one, reading the latest, sending, looking up.
      lockMs: orderTimeoutMs + 3 * patienceMs,
    })
    const body = await within(order, patienceMs, () => {
      throw orderUnconfirmed()
    })
    const isOrdered = isPlaced(body)
    if (isOrdered && !isFirst && owner === 'customer' && !(await isOfCustomer(call, body)))
      throw cartNotFound()
    const isGone = !isOrdered && isCartGone(body)
    if (cartId === call.session.cartId && (isOrdered || isGone)) call.session.setCart(undefined)
    if (isGone) throw cartNotFound()
    // Without a code it may be that guests cannot order at all.
    if (owner === 'guest' && refusedFor(answerWithErrors(body), 'cartOfCustomer') === 'certain')
      throw notAuthorized()
    return body
  }
}

/** Makes the function that sends an order, unless an earlier call for its cart has, or may have. */
function createSending({ memory, patienceMs, orderTimeoutMs, ...deps }: OrderPlacing) {
  const reads = createOrderReads(deps)

  /** Sends the order; without a clear answer it is looked up. The note of an order that is not refused stays. */
  async function send(sending: Sending): Promise<Buffer> {
    const { call, noteKey, place } = sending
    const latest = await reads.latestOrder(call.session, patienceMs)
    await writeNote(noteKey, { sentAt: Date.now(), latest })
    const { body, error } = await place().then(
      (answer) => ({ body: answer, error: undefined }),
      (failure: unknown) => ({ body: undefined, error: failure }),
    )
    if (body && isPlaced(body)) return body
    const progress = body ? 'answered' : progressOf(error)
    if (progress !== 'not-run' && !(body && isRefused(body))) {
      const cause = error instanceof Error ? (error.cause ?? error) : undefined
      const attempt = { ...sending, latestBefore: latest, isOver: progress === 'answered', cause }
      const found = await findOrder(attempt, reads, patienceMs)
      if (found) return found
    }
    await memory.delete(noteKey)
    if (body) return body
    throw error
  }

  function writeNote(key: string, note: Note): Promise<void> {
    return memory.set(key, Buffer.from(JSON.stringify(note)), KEEP_MS)
  }

  /** Looks up what an earlier call has sent; sends the order only when that has ended without one. */
  return async function placeOnce(sending: Sending): Promise<Buffer> {
    const noted = await memory.get(sending.noteKey)
    if (!noted) return send(sending)
    const { sentAt, latest } = JSON.parse(noted.toString()) as Note
    const isOver = Date.now() - sentAt >= orderTimeoutMs
    const attempt = { ...sending, latestBefore: latest, isOver }
    return (await findOrder(attempt, reads, patienceMs)) ?? send(sending)
  }
}

/** A token alone proves nothing: it may be invented, or another customer's. */
async function isOfCustomer({ send }: CartCall, body: Buffer): Promise<boolean> {
  const number = placedNumber(body)
  const answer = await send('customerOrders', { filter: { number: { eq: number } }, pageSize: 1 })
  return Boolean(ordersIn(parseAnswer(answer))?.some((order) => order?.number === number))
}

/** The number of the order that was placed of one of these carts within the last day. */
export async function placedOrder(memory: Memory, cartIds: readonly string[]): Promise<string | undefined> {
  for (const cartId of cartIds) {
    for (const owner of ['guest', 'customer']) {
      const body = await memory.get(`order:${owner}:${cartId}`)
      const number = body && placedNumber(body)
      if (number !== undefined) return number
    }
  }
  return undefined
}
