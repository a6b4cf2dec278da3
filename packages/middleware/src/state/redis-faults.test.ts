// What the middleware does in each state of a real Redis. Every call is answered as without Redis, and recovery needs no help.
import { startFaultyRedis, REDIS_FAULTS, type FaultyRedis } from '@loftwood/http-cache/testing'
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startMiddleware,
  startStubUpstream,
  type StubUpstream,
  type TestMiddleware,
  type UpstreamRequest,
} from '../testing/index.ts'

const secret = 'a-long-enough-secret'
/** One command's deadline and what surrounds it. */
const FIRST_RESPONSE_MS = 2_500
/** Without waiting for a deadline; generous, for machines that do other work. */
const NEXT_RESPONSES_MS = 800

let redis: FaultyRedis
let stub: StubUpstream
let middleware: TestMiddleware

const start = ({ url } = redis) =>
  startMiddleware({
    commerceUrl: stub.url,
    env: { REDIS_URL: url, PURGE_SECRET: secret, RATE_LIMIT_COUPON_PER_MINUTE: '3' },
  })
const api = ({ url } = middleware) => supertest(url)
const read = (search: string, server = middleware) =>
  api(server).get(`/magento/products?body=[{"search":"${search}"}]`)
const order = (cartId: string, server = middleware) =>
  api(server)
    .post('/magento/placeOrder')
    .send([{ cart_id: cartId }])
const purge = (server = middleware) =>
  api(server).post('/cache/purge').set('authorization', `Bearer ${secret}`).send({})
const placed = () => stub.requests.filter(({ operationName }) => operationName === 'placeOrder').length
const lines = () => middleware.log.flatMap((line) => /"(no Redis|Redis is back)"/.exec(line)?.[1] ?? [])

async function timed<T>(call: PromiseLike<T>): Promise<{ response: T; ms: number }> {
  const begin = performance.now()
  const response = await call
  return { response, ms: performance.now() - begin }
}

async function statusesOfCoupons(count: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) {
    const coupon = api().post('/magento/applyCouponToCart')
    statuses.push((await coupon.send([{ cart_id: 'a', coupon_code: 'X' }])).status)
  }
  return statuses
}

beforeAll(async () => {
  stub = await startStubUpstream()
  Object.assign(stub.answers, {
    products: ({ variables }: UpstreamRequest) => ({
      data: { products: { items: [{ sku: 'OAK-1' }] }, search: variables['search'] },
    }),
    cart: { data: { cart: { id: 'a' } } },
    placeOrder: () => ({ data: { placeOrder: { order: { order_number: `00000${placed()}` }, errors: [] } } }),
  })
})
afterAll(() => stub.stop())

describe.each(REDIS_FAULTS)('while Redis %s', (fault) => {
  beforeEach(async () => {
    stub.requests.length = 0
    redis = await startFaultyRedis()
    middleware = await start()
    expect((await purge()).status).toBe(200)
    await redis.begin(fault)
  })
  afterEach(async () => {
    await middleware.stop()
    await redis.stop()
  })

  test('calls are answered, an order is placed once, limits are counted; afterwards Redis is used again', async () => {
    const first = await timed(read('a'))
    expect(first.response.status).toBe(200)
    expect(first.ms).toBeLessThan(FIRST_RESPONSE_MS)
    for (const call of [read('b'), order('once'), order('once'), api().get('/magento/cart?body=["a"]')]) {
      const { response, ms } = await timed(call)
      expect(response.status).toBe(200)
      expect(ms).toBeLessThan(FIRST_RESPONSE_MS)
      if (response.body.data.placeOrder)
        expect(response.body.data.placeOrder.order.order_number).toBe('000001')
    }
    expect(placed()).toBe(1)
    expect((await timed(read('c'))).ms).toBeLessThan(NEXT_RESPONSES_MS)
    // Twice the limit and one more: a restarted Redis may be back in between, and counts anew.
    expect(await statusesOfCoupons(7)).toContain(429)
    expect((await api().get('/readyz')).status).toBe(200)
    expect(lines().length).toBeLessThanOrEqual(2)

    await redis.end(fault)
    await expect.poll(async () => (await purge()).status, { timeout: 10_000 }).toBe(200)
    await expect.poll(lines).toEqual(['no Redis', 'Redis is back'])
    const other = await start()
    await order('again')
    expect((await order('again', other)).body.data.placeOrder.order.order_number).toBe('000002')
    await read('again')
    await expect.poll(async () => (await read('again', other)).headers['x-cache']).toBe('hit')
    await other.stop()
  })
})

test.concurrent.for(['is down', 'hangs', 'has another password'] as const)(
  'a server starts while Redis %s, uses it once it can, and stops at once',
  async (fault, { expect }) => {
    const own = await startFaultyRedis()
    await own.begin(fault)
    const { response: late, ms } = await timed(start(own))
    expect(ms).toBeLessThan(10_000)
    expect((await order('early', late)).status).toBe(200)
    await own.end(fault)
    await expect.poll(async () => (await purge(late)).status, { timeout: 10_000 }).toBe(200)
    await own.begin(fault)
    expect((await timed(late.stop())).ms).toBeLessThan(5_000)
    await own.stop()
  },
)
