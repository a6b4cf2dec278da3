// What an answer to `placeOrder` says.
import { parseAnswer } from './graphql-answer.ts'

interface PlaceOrderData {
  order?: { order_number?: string } | null
  orderV2?: { number?: string } | null
  errors?: ({ code?: string } | null)[] | null
}

/** Data with the order's number only; undefined without one. With a number the order exists, whatever else failed. */
export function orderNumberIn(data: Record<string, unknown>): Record<string, unknown> | undefined {
  const number: unknown = numberOf(data['placeOrder'] as PlaceOrderData | null | undefined)
  return typeof number === 'string' ? placedData(number, null) : undefined
}

/** The answer of an order that was found by its number. */
export function placedAnswer(number: string, order: object | undefined): Buffer {
  return Buffer.from(JSON.stringify({ data: placedData(number, order ?? null) }))
}

export function isPlaced(body: Buffer): boolean {
  return orderNumberIn(parseAnswer(body).data ?? {}) !== undefined
}

export function placedNumber(body: Buffer): string | undefined {
  return numberOf(placeOrderIn(body))
}

/** A user error has a code or a category. Any other error is a failure inside of the back end, maybe after the order. */
export function isRefused(body: Buffer): boolean {
  const { errors = [] } = parseAnswer(body)
  const isUserError = errors.map(({ extensions }) => {
    const { code, category = 'internal' } = extensions ?? {}
    return code !== undefined || category !== 'internal'
  })
  return isUserError.length > 0 ? isUserError.every(Boolean) : Boolean(placeOrderIn(body)?.errors?.length)
}

export function isCartGone(body: Buffer): boolean {
  const codes = placeOrderIn(body)?.errors?.map((error) => error?.code)
  return Boolean(codes?.some((code) => code === 'CART_NOT_FOUND' || code === 'CART_NOT_ACTIVE'))
}

function placedData(number: string, orderV2: object | null) {
  return { placeOrder: { order: { order_number: number }, orderV2, errors: [] } }
}

function numberOf(placed: PlaceOrderData | null | undefined): string | undefined {
  return placed?.orderV2?.number ?? placed?.order?.order_number
}

function placeOrderIn(body: Buffer): PlaceOrderData | null | undefined {
  return parseAnswer(body).data?.['placeOrder'] as PlaceOrderData | null | undefined
}
