// A Redis that keeps its connections and answers nothing: the shop goes on as if it were away, and uses it again after.
import supertest from 'supertest'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  startMiddleware,
  startRedis,
  startStubUpstream,
  type StubUpstream,
  type TestMiddleware,
  type TestRedis,
} from '../testing/index.ts'

const secret = 'a-long-enough-secret'
/** One command's deadline and what surrounds it. */
const FIRST_ANSWER_MS = 2_500
/** With no deadline awaited; generous, for machines that do other work. */
const NEXT_ANSWERS_MS = 800

let redis: TestRedis
let stub: StubUpstream
let middleware: TestMiddleware

const start = () =>
  startMiddleware({
    commerceUrl: stub.url,
    env: { REDIS_URL: redis.url, PURGE_SECRET: secret, RATE_LIMIT_COUPON_PER_MINUTE: '3' },
  })
const api = () => supertest(middleware.url)
const read = (search: string) => api().get(`/magento/products?body=[{"search":"${search}"}]`)
const order = (cartId: string) =>
  api()
    .post('/magento/placeOrder')
    .send([{ cart_id: cartId }])
const purge = () => api().post('/cache/purge').set('authorization', `Bearer ${secret}`).send({})

async function timed<T>(call: PromiseLike<T>): Promise<{ answer: T; ms: number }> {
  const begin = performance.now()
  const answer = await call
  return { answer, ms: performance.now() - begin }
}

beforeAll(async () => {
  redis = await startRedis()
  stub = await startStubUpstream()
  Object.assign(stub.answers, {
    products: { data: { products: { items: [{ sku: 'OAK-1' }] } } },
    cart: { data: { cart: { id: 'a' } } },
    placeOrder: { data: { placeOrder: { order: { order_number: '000001' }, errors: [] } } },
  })
})
beforeEach(async () => {
  middleware = await start()
  expect((await api().get('/readyz')).status).toBe(200)
  redis.hang()
})
afterEach(async () => {
  redis.resume()
  await middleware.stop()
})
afterAll(async () => {
  await stub.stop()
  await redis.stop()
})

test('the first calls wait for one deadline, all others for none', async () => {
  const first = await Promise.all(['a', 'b', 'c'].map((word) => timed(read(word))))
  for (const { answer, ms } of first) {
    expect(answer.status).toBe(200)
    expect(ms).toBeLessThan(FIRST_ANSWER_MS)
  }
  for (const word of ['d', 'e', 'f']) {
    const { answer, ms } = await timed(read(word))
    expect(answer.status).toBe(200)
    expect(ms).toBeLessThan(NEXT_ANSWERS_MS)
  }
})

test('carts are changed, and limits are counted by each process', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) {
    const coupon = api().post('/magento/applyCouponToCart')
    const { answer, ms } = await timed(coupon.send([{ cart_id: 'a', coupon_code: 'X' }]))
    statuses.push(answer.status)
    expect(ms).toBeLessThan(i === 0 ? FIRST_ANSWER_MS : NEXT_ANSWERS_MS)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await api().get('/magento/cart?body=["a"]')).body.data.cart.id).toBe('a')
})

test('no order is placed, nothing is said to be purged, and the process is not ready', async () => {
  for (const call of [order('hung'), purge(), api().get('/readyz')]) {
    const { answer, ms } = await timed(call)
    expect(answer.status).toBe(503)
    expect(ms).toBeLessThan(FIRST_ANSWER_MS)
  }
  expect(stub.requests.filter(({ operationName }) => operationName === 'placeOrder')).toEqual([])
})

test('an outage is one line in the log, and one when it ends', async () => {
  for (const word of ['g', 'h', 'i']) await read(word)
  const lines = () => middleware.log.filter((line) => /redis/i.test(line))
  expect(lines()).toHaveLength(1)
  redis.resume()
  await expect.poll(async () => (await api().get('/readyz')).status).toBe(200)
  expect(lines()).toHaveLength(2)
  expect(lines()[1]).toMatch(/"failures":\d/)
})

test('when Redis answers again it is used, and no claim of an order is left', async () => {
  expect((await order('again')).status).toBe(503)
  redis.resume()
  await expect.poll(async () => (await api().get('/readyz')).status).toBe(200)
  const { answer, ms } = await timed(order('again'))
  expect(answer.body.data.placeOrder.order.order_number).toBe('000001')
  expect(ms).toBeLessThan(NEXT_ANSWERS_MS)
  expect((await purge()).status).toBe(200)
})

test('a process starts and stops while Redis hangs', async () => {
  const { answer: late, ms } = await timed(start())
  expect(ms).toBeLessThan(4_000)
  expect((await supertest(late.url).get('/readyz')).status).toBe(503)
  expect((await timed(late.stop())).ms).toBeLessThan(1_000)
})
