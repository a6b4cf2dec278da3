// Two processes of the middleware that share a Redis: one order, one count, one cache.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import supertest from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  startMiddleware,
  startRedis,
  startStubUpstream,
  type StubUpstream,
  type TestMiddleware,
  type TestRedis,
  type UpstreamRequest,
} from '../testing/index.ts'

const secret = 'a-long-enough-secret'
let redis: TestRedis
let stub: StubUpstream
let pair: [TestMiddleware, TestMiddleware]

const apis = () => pair.map(({ url }) => supertest(url))
const start = (env: Record<string, string> = {}) =>
  startMiddleware({
    commerceUrl: stub.url,
    env: { REDIS_URL: redis.url, PURGE_SECRET: secret, RATE_LIMIT_COUPON_PER_MINUTE: '3', ...env },
  })
const queries = (name: string) => stub.requests.filter(({ operationName }) => operationName === name)
const ordered = (number: string) => ({
  data: { placeOrder: { order: { order_number: number }, errors: [] } },
})

beforeAll(async () => {
  redis = await startRedis()
  stub = await startStubUpstream()
  pair = await Promise.all([start(), start()])
})

beforeEach(async () => {
  stub.requests.length = 0
  Object.assign(stub.answers, {
    products: ({ variables }: UpstreamRequest) => ({
      data: { products: { items: [{ sku: 'OAK-1' }] }, search: variables['search'] },
    }),
    placeOrder: () => ordered(`00000${queries('placeOrder').length}`),
  })
  await supertest(pair[0].url).post('/cache/purge').set('authorization', `Bearer ${secret}`).send({})
})

afterAll(async () => {
  await Promise.all(pair.map((middleware) => middleware.stop()))
  await stub.stop()
  await redis.stop()
})

describe('an order', () => {
  const place = (cartId: string) =>
    Promise.all(
      apis().map(async (api) => {
        const { body } = await api.post('/magento/placeOrder').send([{ cart_id: cartId }])
        return body.data.placeOrder.order.order_number as string
      }),
    )

  test('placed by two processes at the same time is one', { retry: 0 }, async () => {
    const { promise: clicked, resolve: click } = Promise.withResolvers<void>()
    stub.answers['placeOrder'] = () => clicked.then(() => ordered('000007'))
    const both = place('double')
    await expect.poll(() => queries('placeOrder')).toHaveLength(1)
    click()
    expect(await both).toEqual(['000007', '000007'])
    expect(queries('placeOrder')).toHaveLength(1)
  })

  test('is seen by a process that starts later', async () => {
    const [first] = await place('later')
    const restarted = await start()
    const { body } = await supertest(restarted.url)
      .post('/magento/placeOrder')
      .send([{ cart_id: 'later' }])
    await restarted.stop()
    expect(body.data.placeOrder.order.order_number).toBe(first)
    expect(queries('placeOrder')).toHaveLength(1)
  })

  test('that is refused may be tried again in the other process', async () => {
    stub.answers['placeOrder'] = { data: { placeOrder: { order: null, errors: [{ code: 'UNDEFINED' }] } } }
    const [one, other] = apis()
    await one!.post('/magento/placeOrder').send([{ cart_id: 'refused' }])
    stub.answers['placeOrder'] = ordered('000009')
    const { body } = await other!.post('/magento/placeOrder').send([{ cart_id: 'refused' }])
    expect(body.data.placeOrder.order.order_number).toBe('000009')
  })
})

test('a merge in one process holds the cart in the other', async () => {
  const { promise, resolve: finishMerge } = Promise.withResolvers<object>()
  Object.assign(stub.answers, {
    generateCustomerToken: { data: { generateCustomerToken: { token: 'new.token' } } },
    customerCart: { data: { customerCart: { id: 'hers' } } },
    mergeCarts: () => promise,
    cart: ({ variables }: UpstreamRequest) => ({ data: { cart: { id: variables['cartId'] } } }),
  })
  const [one, other] = apis()
  const signedIn = one!
    .post('/magento/generateCustomerToken')
    .set('cookie', 'vsf-cart=guests')
    .send([{ email: 'ann@example.com', password: 'Bunk-beds-1' }])
    .then(({ status }) => status)
  await expect.poll(() => queries('mergeCarts')).toHaveLength(1)
  const read = other!
    .get('/magento/cart')
    .set('cookie', 'vsf-cart=guests')
    .then(({ body }) => body)
  finishMerge({ data: { mergeCarts: { id: 'hers' } } })
  expect(await read).toEqual({ data: { cart: { id: 'hers' } } })
  expect(await signedIn).toBe(200)
})

describe('public answers', () => {
  const read = async (index: 0 | 1, search = 'bed') => {
    const { headers, body } = await apis()[index]!.get(`/magento/products?body=[{"search":"${search}"}]`)
    return { state: headers['x-cache'], search: body.data.search }
  }

  test('of one process count in the other', async () => {
    expect(await read(0)).toEqual({ state: 'miss', search: 'bed' })
    await expect.poll(() => read(1)).toEqual({ state: 'hit', search: 'bed' })
    expect(await read(1, 'loft')).toEqual({ state: 'miss', search: 'loft' })
  })

  test('to another document are not for this one: of an older version, or of another back end', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'schema-'))
    const file = join(folder, 'schema.graphql')
    await writeFile(file, 'type Query { products: Products } type Products { total_count: Int }')
    const other = await start({ UPSTREAM_SCHEMA: file })
    await read(0)
    await expect.poll(async () => (await read(1)).state).toBe('hit')
    const { headers } = await supertest(other.url).get('/magento/products?body=[{"search":"bed"}]')
    await other.stop()
    await rm(folder, { recursive: true })
    expect(headers['x-cache']).toBe('miss')
  })

  test.each([[{ tags: ['sku:OAK-1'] }], [{}]])('purged in one process are gone in both: %j', async (body) => {
    await read(0)
    await expect.poll(async () => (await read(1)).state).toBe('hit')
    const asksBefore = queries('products').length
    const purge = apis()[1]!.post('/cache/purge').set('authorization', `Bearer ${secret}`)
    expect((await purge.send(body)).body.purged).toBeGreaterThan(0)
    await expect.poll(async () => (await read(0)).state && queries('products').length).toBe(asksBefore + 1)
  })
})

test('rate limits count the calls of all processes', async () => {
  const statuses: number[] = []
  for (const api of [...apis(), ...apis()]) {
    const { status } = await api.post('/magento/applyCouponToCart').send([{ cart_id: 'a', coupon_code: 'X' }])
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})

describe('what stands in Redis', () => {
  let client: Awaited<ReturnType<typeof connect>>
  const connect = async () => {
    const { createClient } = await import('@redis/client')
    return createClient({ url: redis.url }).connect()
  }
  const kinds = (names: string[]) => new Set(names.map((name) => name.split(':')[1]))

  beforeAll(async () => {
    client = await connect()
  })
  afterAll(() => client.destroy())

  beforeEach(async () => {
    // One of each kind: an answer with its tags, an order, a count.
    const [api] = apis()
    await api!.get('/magento/products?body=[{"search":"last"}]')
    await api!.post('/magento/placeOrder').send([{ cart_id: 'last' }])
    await api!.post('/magento/applyCouponToCart').send([{ cart_id: 'last', coupon_code: 'X' }])
  })

  test('is answers, purges, orders and counts', async () => {
    await expect
      .poll(async () => kinds(await client.keys('*')))
      .toEqual(new Set(['answer', 'answer-purge', 'memory', 'limit']))
  })

  test('is named by no cart, token or e-mail address', async () => {
    const names = await client.keys('*')
    expect(names.join('\n')).not.toMatch(/double|later|guests|hers|last|token|ann@/)
    expect(names.every((name) => name.startsWith('loftwood:'))).toBe(true)
  })

  test('ends by itself after a day, and purges minutes later', async () => {
    for (const name of await client.keys('*')) {
      const seconds = await client.ttl(name)
      if (seconds === -2) continue // it has just ended
      expect(seconds, name).toBeGreaterThan(-1)
      expect(seconds, name).toBeLessThanOrEqual((24 * 60 + 5) * 60)
    }
  })
})
