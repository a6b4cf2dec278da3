// An order whose answer is lost is looked up: nobody reads that it failed when it was placed.
import type { ServerResponse } from 'node:http'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

/** A Magento's carts and orders. What is ordered is no cart any more, and is refused by it. */
const carts = new Set<string>()
const orders: string[] = []
/** What happens to the answer of an order. */
let fate: (response: ServerResponse) => unknown = () => undefined

const gone = {
  errors: [{ message: 'Inactif', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }],
  data: { cart: null },
}
const refusal = (code: string) => ({
  data: { placeOrder: { order: null, orderV2: null, errors: [{ code, message: 'Non' }] } },
})
const stub = await startStubUpstream({
  placeOrder: (request: UpstreamRequest, response: ServerResponse) => {
    const { cart_id: id } = request.variables['input'] as { cart_id: string }
    if (!carts.has(id)) return refusal('UNDEFINED')
    if (id.startsWith('refused')) return fate(response) ?? refusal('UNABLE_TO_PLACE_ORDER')
    carts.delete(id)
    orders.unshift(`00000${orders.length + 1}`)
    return fate(response)
  },
  cartTotalQty: ({ variables }: UpstreamRequest) =>
    carts.has(String(variables['cartId'])) ? { data: { cart: { total_quantity: 1 } } } : gone,
  customerOrders: () => ({
    data: {
      customer: { orders: { items: orders.slice(0, 1).map((number) => ({ number, status: 'Pending' })) } },
    },
  }),
})
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0', UPSTREAM_TIMEOUT_MS: '1500' },
})
const cut = (response: ServerResponse) => void response.destroy()
const internalError = () => ({ errors: [{ message: 'Internal server error' }], data: { placeOrder: null } })
const proxyPage = (response: ServerResponse) => void response.writeHead(502).end('<h1>Bad gateway</h1>')
const place = async (cart: string, cookie = '') => {
  const { body } = await supertest(middleware.url)
    .post('/magento/placeOrder')
    .set('cookie', cookie)
    .send([{ cart_id: cart }])
  return body.error?.code ?? body.data.placeOrder.orderV2 ?? body.data.placeOrder.errors[0].code
}
const placed = () => stub.requests.filter(({ operationName }) => operationName === 'placeOrder').length

beforeEach(() => {
  stub.requests.length = 0
  fate = () => undefined
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

let tests = 0
describe.each([
  ['the connection breaks', cut],
  ['Magento reports an error of its own', internalError],
  ['a proxy reports a bad gateway', proxyPage],
])('after the order, %s', (_what, ending) => {
  test('a customer gets the order', async () => {
    const cart = `hers-${(tests += 1)}`
    carts.add(cart)
    fate = ending
    const order = await place(cart, 'vsf-customer=hers')
    expect(order).toMatchObject({ number: orders[0], status: 'Pending' })
    expect(await place(cart, 'vsf-customer=hers')).toEqual(order)
  })

  test('a guest reads that it is placed, also after pressing again', async () => {
    const cart = `guest-${(tests += 1)}`
    carts.add(cart)
    fate = ending
    expect(await place(cart)).toBe('ORDER_NUMBER_UNKNOWN')
    fate = () => undefined
    expect(await place(cart)).toBe('ORDER_NUMBER_UNKNOWN')
  })
})

test('an order in an answer of another shape is placed', async () => {
  carts.add('misshapen')
  fate = () => ({
    data: { placeOrder: { order: null, orderV2: { number: '000000900', total: 'much' }, errors: 7 } },
  })
  const { body } = await supertest(middleware.url)
    .post('/magento/placeOrder')
    .send([{ cart_id: 'misshapen' }])
  expect(body.data).toEqual({
    placeOrder: { order: { order_number: '000000900' }, orderV2: null, errors: [] },
  })
})

test('an earlier order is not taken for the lost one', async () => {
  carts.add('second')
  fate = (response) => {
    orders.shift()
    cut(response)
  }
  expect(await place('second', 'vsf-customer=hers')).toBe('ORDER_NUMBER_UNKNOWN')
})

test('an error before the order leaves the cart, which may be ordered again', async () => {
  carts.add('refused')
  fate = internalError
  const { body } = await supertest(middleware.url)
    .post('/magento/placeOrder')
    .send([{ cart_id: 'refused' }])
  expect(body.errors[0].message).toBe('Internal server error')
  fate = () => undefined
  expect(await place('refused')).toBe('UNABLE_TO_PLACE_ORDER')
})

test('while the cart is still there its fate is unknown', async () => {
  carts.add('refused-later')
  fate = cut
  expect(await place('refused-later')).toBe('ORDER_UNCONFIRMED')
  expect(placed()).toBe(1)
})

test('an order that never left is no order of unclear fate', async () => {
  const other = await startMiddleware({ commerceUrl: 'http://127.0.0.1:9/graphql' })
  const { body } = await supertest(other.url)
    .post('/magento/placeOrder')
    .send([{ cart_id: 'a' }])
  await other.stop()
  expect(body.error.code).toBe('UPSTREAM_UNAVAILABLE')
})
