// Places an order once per cart: concurrent attempts share one call, later ones get the first response again.
import type { AppError } from '../../errors.ts'
import type { Once } from '../../state/once.ts'
import type { Memory } from '../../state/state.ts'
import { cartIdIn, cartNotFound, withCartId, type CartCall } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'
import { FATE_TIMEOUT_MS, findOrder, latestOrder, orderUnconfirmed, type LatestOrder } from './order-fate.ts'
import { mayHaveArrived } from './upstream/may-have-arrived.ts'

/** Maximum duration of an order; callers get a timeout earlier and may retry. */
export const ORDER_TIMEOUT_MS = 60_000
const KEEP_MS = 24 * 60 * 60 * 1000

interface PlaceOrderData {
  order?: { order_number?: string } | null
  orderV2?: { number?: string } | null
  errors?: ({ code?: string } | null)[] | null
}

interface CustomersOrders {
  orders?: { items?: ({ number?: string } | null)[] } | null
}

interface OrderPlacing {
  once: Once
  memory: Memory
  /** How long a caller waits; the order itself continues. */
  patienceMs: number
}

/** Makes the function that places orders. */
export function createOrderPlacing({ once, memory, patienceMs }: OrderPlacing) {
  /** Sends the order. Without a clear answer it is looked up, now and by later calls for this cart. */
  async function send(call: CartCall, cartId: string, key: string): Promise<Buffer> {
    const noted = await memory.get(`${key}:unclear`)
    const before = noted
      ? (JSON.parse(noted.toString()) as { latest?: LatestOrder }).latest
      : latestOrder(call)
    const { body, error: failure } = await sendOnce(call, cartId)
    if (body && (isPlaced(body) || !(noted || isInternalError(body)))) return body
    const latestBefore = await before
    const resend = async () => {
      const again = body ? undefined : await sendOnce(call, cartId)
      return again?.body && isPlaced(again.body) ? again.body : undefined
    }
    const isOver = failure === undefined || failure.code === 'UPSTREAM_INVALID'
    const attempt = { call, cartId, latestBefore, isOver, resend, cause: failure?.cause }
    try {
      const found = await findOrder(attempt)
      if (found) return found
    } catch (error) {
      const note = Buffer.from(JSON.stringify({ latest: latestBefore }))
      await memory.set(`${key}:unclear`, note, KEEP_MS).catch(() => undefined)
      throw error
    }
    if (noted) await memory.delete(`${key}:unclear`).catch(() => undefined)
    if (body) return body
    throw failure ?? orderUnconfirmed()
  }

  /** @throws CART_NOT_FOUND, ORDER_UNCONFIRMED, ORDER_NUMBER_UNKNOWN */
  return async function placeOrder(call: CartCall): Promise<Buffer> {
    const cartId = cartIdIn(call.variables, call.cart) ?? call.session.cartId
    if (!cartId) throw cartNotFound()
    // A caller with a customer's cart id but no token gets the back end's response, not the stored order.
    const owner = call.session.authorization ? 'customer' : 'guest'
    const key = `order:${owner}:${cartId}`
    let isFirst = false
    const order = once(key, {
      work: () => {
        isFirst = true
        return send(call, cartId, key)
      },
      isKept: isPlaced,
      keepMs: KEEP_MS,
      lockMs: ORDER_TIMEOUT_MS + FATE_TIMEOUT_MS,
    })
    const body = await withPatience(order, patienceMs)
    const isOrdered = isPlaced(body)
    if (isOrdered && !isFirst && owner === 'customer' && !(await isOfCustomer(call, body)))
      throw cartNotFound()
    if (cartId === call.session.cartId && (isOrdered || isGone(body))) call.session.setCart(undefined)
    if (!isOrdered && isGone(body)) throw cartNotFound()
    return body
  }
}

/** The answer, or why there is none although the back end may have got the call. */
async function sendOnce(call: CartCall, cartId: string): Promise<{ body?: Buffer; error?: AppError }> {
  try {
    return { body: await call.send('own', withCartId(call.variables, call.cart, cartId)) }
  } catch (error) {
    if (!mayHaveArrived(error)) throw error
    return { error }
  }
}

async function withPatience<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(orderUnconfirmed()), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined) // every waiting caller gets the error
  }
}

function isPlaced(body: Buffer): boolean {
  return orderNumberIn(parseAnswer(body).data ?? {}) !== undefined
}

/** Data with the order's number only; undefined without one. With a number the order exists, whatever else failed. */
export function orderNumberIn(data: Record<string, unknown>): Record<string, unknown> | undefined {
  const number: unknown = numberOf(data['placeOrder'] as PlaceOrderData | null | undefined)
  if (typeof number !== 'string') return undefined
  return { placeOrder: { order: { order_number: number }, orderV2: null, errors: [] } }
}

function numberOf(placed: PlaceOrderData | null | undefined): string | undefined {
  return placed?.orderV2?.number ?? placed?.order?.order_number
}

/** A token alone proves nothing: it may be invented, or another customer's. */
async function isOfCustomer({ send }: CartCall, body: Buffer): Promise<boolean> {
  const number = numberOf(placeOrderIn(body))
  const { data } = parseAnswer(
    await send('customerOrders', { filter: { number: { eq: number } }, pageSize: 1 }),
  )
  const customer = data?.['customer'] as CustomersOrders | null | undefined
  return Boolean(customer?.orders?.items?.some((order) => order?.number === number))
}

/** A failure inside of the back end, which may be one after the order was placed: a refusal has a code or a category. */
function isInternalError(body: Buffer): boolean {
  const { errors = [] } = parseAnswer(body)
  return errors.some(({ extensions }) => {
    const { code, category = 'internal' } = extensions ?? {}
    return code === undefined && category === 'internal'
  })
}

function isGone(body: Buffer): boolean {
  const codes = placeOrderIn(body)?.errors?.map((error) => error?.code)
  return Boolean(codes?.some((code) => code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE'))
}

function placeOrderIn(body: Buffer): PlaceOrderData | null | undefined {
  return parseAnswer(body).data?.['placeOrder'] as PlaceOrderData | null | undefined
}
