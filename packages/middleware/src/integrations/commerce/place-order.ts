// Places an order once per cart: concurrent attempts share one call, later ones get the first response again.
import { AppError } from '../../errors.ts'
import type { Once } from '../../state/once.ts'
import { cartIdIn, cartNotFound, withCartId, type CartCall } from './cart-call.ts'
import { parseAnswer } from './graphql-answer.ts'

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

/** Makes the function that places orders. `patienceMs` is how long a caller waits; the order itself continues. */
export function createOrderPlacing(once: Once, patienceMs: number) {
  /** @throws CART_NOT_FOUND, UPSTREAM_TIMEOUT */
  return async function placeOrder(call: CartCall): Promise<Buffer> {
    const cartId = cartIdIn(call.variables, call.cart) ?? call.session.cartId
    if (!cartId) throw cartNotFound()
    // A caller with a customer's cart id but no token gets the back end's response, not the stored order.
    const owner = call.session.authorization ? 'customer' : 'guest'
    let isFirst = false
    const order = once(`order:${owner}:${cartId}`, {
      work: () => {
        isFirst = true
        return call.send('own', withCartId(call.variables, call.cart, cartId))
      },
      isKept: isPlaced,
      keepMs: KEEP_MS,
      lockMs: ORDER_TIMEOUT_MS + 5_000,
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

async function withPatience<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateOrder()), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => undefined) // every waiting caller gets the error
  }
}

function lateOrder(): AppError {
  return new AppError('UPSTREAM_TIMEOUT', 'The order takes long; a retry returns it once it is placed')
}

function isPlaced(body: Buffer): boolean {
  return isOrder(parseAnswer(body).data ?? {})
}

/** Whether the answer's data names an order; then there is one, whatever else could not be told of it. */
export function isOrder(data: Record<string, unknown>): boolean {
  return numberOf(data['placeOrder'] as PlaceOrderData | null | undefined) !== undefined
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

function isGone(body: Buffer): boolean {
  const codes = placeOrderIn(body)?.errors?.map((error) => error?.code)
  return Boolean(codes?.some((code) => code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE'))
}

function placeOrderIn(body: Buffer): PlaceOrderData | null | undefined {
  return parseAnswer(body).data?.['placeOrder'] as PlaceOrderData | null | undefined
}
