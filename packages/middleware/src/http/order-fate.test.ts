// An order whose answer is lost is looked up: nobody reads that it failed when it was placed, and nothing sends it twice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startRedis, startStubUpstream, type UpstreamRequest } from '../testing/index.ts'

/** A Magento's carts and orders. What is ordered is no cart any more, and is refused by it. */
const carts = new Set<string>()
const orders: string[] = []
/** What happens to the answer of an order. */
let fate: (response: ServerResponse) => unknown = () => undefined

const error = (category: string) => ({ errors: [{ message: 'Non', extensions: { category } }] })
const userError = (code: string) => ({
  data: { placeOrder: { order: null, orderV2: null, errors: [{ code, message: 'Non' }] } },
})
const addOrder = () => void orders.unshift(`00000${orders.length + 1}`)
const cartTotalQty = ({ variables }: UpstreamRequest): unknown =>
  carts.has(String(variables['cartId']))
    ? { data: { cart: { total_quantity: 1 } } }
    : { ...error('graphql-no-such-entity'), data: { cart: null } }
const customerOrders = (): unknown => ({
  data: {
    customer: { orders: { items: orders.slice(0, 1).map((number) => ({ number, status: 'Pending' })) } },
  },
})
const stub = await startStubUpstream()
const env = { RATE_LIMIT_ORDER_PER_MINUTE: '0', UPSTREAM_TIMEOUT_MS: '1000' }
const middleware = await startMiddleware({ commerceUrl: stub.url, env })
const cut = (response: ServerResponse) => void response.destroy()
const page = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
const internalError = () => ({ errors: [{ message: 'Internal server error' }], data: { placeOrder: null } })
const press = (cart: string, cookie = '', { url } = middleware) =>
  supertest(url)
    .post('/magento/placeOrder')
    .set('cookie', cookie)
    .send([{ cart_id: cart }])
const place = async (...pressed: Parameters<typeof press>) => {
  const { body } = await press(...pressed)
  return body.error?.code ?? body.data.placeOrder.orderV2 ?? body.data.placeOrder.errors[0].code
}
const HERS = 'vsf-customer=hers'
const operations = () => stub.requests.map(({ operationName }) => operationName)
const placed = () => operations().filter((name) => name === 'placeOrder').length

beforeEach(() => {
  stub.requests.length = 0
  fate = () => undefined
  Object.assign(stub.answers, {
    placeOrder: (request: UpstreamRequest, response: ServerResponse) => {
      const { cart_id: id } = request.variables['input'] as { cart_id: string }
      if (!carts.has(id)) return userError('UNDEFINED')
      if (id.startsWith('refused')) return fate(response) ?? userError('UNABLE_TO_PLACE_ORDER')
      carts.delete(id)
      addOrder()
      return fate(response)
    },
    cartTotalQty,
    customerOrders,
  })
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

let tests = 0
describe.each([
  ['the connection breaks', cut],
  ['Magento reports an error of its own', internalError],
  ['a proxy reports a bad gateway', page(502)],
  ['a cache reports that the back end took too long', page(503)],
  ['a proxy reports an error of its own', page(524)],
])('after the order, %s', (_what, ending) => {
  test('a customer gets the order', async () => {
    const cart = `hers-${(tests += 1)}`
    carts.add(cart)
    fate = ending
    const order = await place(cart, HERS)
    expect(order).toMatchObject({ number: orders[0], status: 'Pending' })
    expect(await place(cart, HERS)).toEqual(order)
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
  expect(await place('second', HERS)).toBe('ORDER_NUMBER_UNKNOWN')
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

describe('while the cart is still there', () => {
  test.each([
    ['the connection breaks', cut],
    ['a cache reports that the back end took too long', page(503)],
    ['a proxy reports an error of its own', page(524)],
    ['a page is no answer of GraphQL', (response: ServerResponse) => void response.end('{"message":"late"}')],
  ])('an order may be on its way: %s', async (_what, ending) => {
    const cart = `refused-${(tests += 1)}`
    carts.add(cart)
    fate = ending
    expect(await place(cart)).toBe('ORDER_UNCONFIRMED')
    fate = () => undefined
    expect(await place(cart)).toBe('ORDER_UNCONFIRMED')
    expect(placed()).toBe(1)
  })

  test('an order that completes late is found by a second press', async () => {
    carts.add('refused-late')
    fate = cut
    expect(await place('refused-late', HERS)).toBe('ORDER_UNCONFIRMED')
    expect(await place('refused-late', HERS)).toBe('ORDER_UNCONFIRMED')
    expect(placed()).toBe(1)
    carts.delete('refused-late')
    addOrder()
    expect(await place('refused-late', HERS)).toMatchObject({ number: orders[0] })
  })

  test('it is sent again once the first attempt cannot be running any more', async () => {
    const patient = await startMiddleware({
      commerceUrl: stub.url,
      env: { ...env, UPSTREAM_TIMEOUT_MS: '500', ORDER_TIMEOUT_MS: '1000' },
    })
    carts.add('refused-once')
    fate = cut
    expect(await place('refused-once', '', patient)).toBe('ORDER_UNCONFIRMED')
    fate = () => undefined
    await expect
      .poll(() => place('refused-once', '', patient), { timeout: 5_000 })
      .toBe('UNABLE_TO_PLACE_ORDER')
    await patient.stop()
    expect(placed()).toBe(2)
  })

  test('an error after the order was saved is the order of a customer', async () => {
    carts.add('refused-saved')
    fate = () => {
      addOrder()
      return internalError()
    }
    expect(await place('refused-saved', HERS)).toMatchObject({ number: orders[0] })
  })

  test('an answer of another shape is an answer: nothing runs any more', async () => {
    carts.add('refused-misshapen')
    fate = () => ({ data: { placeOrder: 'oops' } })
    expect(await place('refused-misshapen')).toBe('UPSTREAM_INVALID')
    fate = () => undefined
    expect(await place('refused-misshapen')).toBe('UNABLE_TO_PLACE_ORDER')
  })
})

test('a token that expires meanwhile does not make an order of a cart that is refused', async () => {
  carts.add('refused-expired')
  fate = (response) => {
    const expired = ({ headers }: UpstreamRequest) =>
      error(headers.authorization ? 'graphql-authentication' : 'graphql-authorization')
    Object.assign(stub.answers, { cartTotalQty: expired, customerOrders: expired, customer: expired })
    cut(response)
  }
  const { body, headers } = await press('refused-expired', HERS)
  expect([body.error.code, headers['set-cookie']]).toEqual(['ORDER_UNCONFIRMED', undefined])
})

describe("a customer's latest order", () => {
  test('is read before the order is sent, by its number only', async () => {
    carts.add('reading')
    const { promise: isRead, resolve: read } = Promise.withResolvers<object>()
    stub.answers['customerOrders'] = () => isRead
    const answered = place('reading', HERS)
    await expect.poll(operations).toEqual(['customerOrders'])
    expect(stub.requests[0]?.query).not.toContain('total')
    read(customerOrders() as object)
    fate = cut
    stub.answers['customerOrders'] = customerOrders
    expect(await answered).toMatchObject({ number: orders[0] })
  })

  test('says nothing about the token: an expired one is refused as for any call', async () => {
    carts.add('refused-token')
    const refused = error('graphql-authentication')
    Object.assign(stub.answers, { customerOrders: refused, placeOrder: refused, customer: refused })
    const { status, body } = await press('refused-token', HERS)
    expect([status, body.error?.code]).toEqual([401, 'NOT_AUTHORIZED'])
  })
})

test('an order is found though its cart, asked for again, never answers', async () => {
  carts.add('hanging')
  const { promise: late, resolve: answer } = Promise.withResolvers<object>()
  fate = (response) => {
    stub.answers['placeOrder'] = () => late
    cut(response)
  }
  expect(await place('hanging', HERS)).toMatchObject({ number: orders[0] })
  answer(userError('UNDEFINED'))
})

test('an order whose process was killed is found by another one', async () => {
  const redis = await startRedis()
  const shared = { ...env, REDIS_URL: redis.url, UPSTREAM_TIMEOUT_MS: '500', ORDER_TIMEOUT_MS: '1000' }
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: {
      ...shared,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: '0',
      COMMERCE_GRAPHQL_URL: stub.url,
      COOKIE_SECURE: 'false',
    },
  })
  const ended = once(child, 'close')
  const listening = Promise.withResolvers<string>()
  child.stdout.on('data', (lines: Buffer) => {
    const url = /"url":"([^"]+)"/.exec(lines.toString())?.[1]
    if (url) listening.resolve(url)
  })
  const other = await startMiddleware({ commerceUrl: stub.url, env: shared })
  try {
    carts.add('killed')
    fate = () => void child.kill('SIGKILL')
    await expect(press('killed', HERS, { ...other, url: await listening.promise })).rejects.toThrow()
    await expect
      .poll(() => place('killed', HERS, other), { timeout: 8_000 })
      .toMatchObject({ number: orders[0] })
  } finally {
    child.kill('SIGKILL')
    await ended
    await other.stop()
    await redis.stop()
  }
}, 15_000)

test('an order that never left is no order of unclear fate', async () => {
  const other = await startMiddleware({ commerceUrl: 'http://127.0.0.1:9/graphql' })
  const { body } = await supertest(other.url)
    .post('/magento/placeOrder')
    .send([{ cart_id: 'a' }])
  await other.stop()
  expect(body.error.code).toBe('UPSTREAM_UNAVAILABLE')
})
