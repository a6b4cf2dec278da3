// What the middleware tells whoever runs it: capabilities, limits, and a log without secrets.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream, type StubUpstream } from '../testing/index.ts'

const SDL = `
  type Query { products(search: String, filter: Filter, pageSize: Int, currentPage: Int): Products }
  input Filter { sku: String }
  type Products { total_count: Int }
  type Mutation { addProductsToCart(cartId: String!, cartItems: [CartItemInput!]!): AddProductsToCartOutput }
  input CartItemInput { sku: String! quantity: Float! }
  type AddProductsToCartOutput { user_errors: [Error] }
  type Error { code: String message: String! }
`
let stub: StubUpstream

beforeAll(async () => {
  stub = await startStubUpstream({
    products: { data: { products: { total_count: 3 } } },
    introspection: { data: introspectionFromSchema(buildSchema(SDL)) },
  })
})

afterAll(() => stub.stop())

describe('a back end with a smaller schema', () => {
  const only =
    'query products($search:String,$pageSize:Int=14,$currentPage:Int=1){products(search:$search,pageSize:$pageSize,currentPage:$currentPage){__typename total_count}}'

  test('is sent only the fields that it has', async () => {
    const middleware = await startMiddleware({ commerceUrl: stub.url })
    const api = supertest(middleware.url)
    const response = await api
      .post('/magento/products')
      .send([{ search: 'bed', filter: { sku: { eq: 'A' } } }])
    const { magento } = (await api.get('/capabilities')).body
    const missing = await api.post('/magento/cart').send(['abc'])
    await middleware.stop()

    expect(response.body.data.products.total_count).toBe(3)
    expect(stub.requests.at(-1)).toMatchObject({ query: only, variables: { search: 'bed' } })
    expect(magento.isSchemaKnown).toBe(true)
    expect(magento.methods.products).toMatchObject({ supported: true })
    expect(magento.methods.products.leftOut).toContain('Products.items')
    expect(magento.methods.cart).toEqual({
      supported: false,
      reason: 'the schema lacks Query.cart',
      leftOut: [],
    })
    expect([missing.status, missing.body.error]).toEqual([
      501,
      expect.objectContaining({ code: 'NOT_SUPPORTED', data: { method: 'cart' } }),
    ])
  })

  test('is not sent what its inputs lack: it would buy something else', async () => {
    const middleware = await startMiddleware({ commerceUrl: stub.url })
    const add = (...cartItems: object[]) =>
      supertest(middleware.url)
        .post('/magento/addProductsToCart')
        .send([{ cartId: 'abc', cartItems }])
    await add({ sku: 'A', quantity: 1, selected_options: [], parent_sku: null })
    const { status, body } = await add(
      { sku: 'A', quantity: 1 },
      { sku: 'B', quantity: 2, selected_options: ['x'] },
    )
    await middleware.stop()
    expect(stub.requests.at(-1)?.variables).toEqual({
      cartId: 'abc',
      cartItems: [{ sku: 'A', quantity: 1 }],
    })
    expect([status, body.error.code, body.error.data.issues]).toEqual([
      400,
      'INVALID_ARGUMENTS',
      [
        {
          argument: 0,
          path: 'cartItems[1].selected_options',
          message: 'CartItemInput does not take selected_options',
        },
      ],
    ])
  })

  test.each([
    ['SDL', () => SDL],
    ['JSON', () => JSON.stringify({ data: introspectionFromSchema(buildSchema(SDL)) })],
  ])('may be described by a file of %s', async (_what, text) => {
    const folder = await mkdtemp(join(tmpdir(), 'schema-'))
    const file = join(folder, 'schema')
    await writeFile(file, text())
    const silent = await startStubUpstream({ products: { data: { products: null } } })
    const middleware = await startMiddleware({ commerceUrl: silent.url, env: { UPSTREAM_SCHEMA: file } })
    await supertest(middleware.url).get('/magento/products')
    await middleware.stop()
    await silent.stop()
    await rm(folder, { recursive: true })
    expect(silent.requests[0]?.query).toContain('{__typename total_count}')
  })

  test('without introspection is sent every field', async () => {
    const silent = await startStubUpstream({ products: { data: { products: null } } })
    const middleware = await startMiddleware({ commerceUrl: silent.url })
    await supertest(middleware.url).get('/magento/products')
    const { magento } = (await supertest(middleware.url).get('/capabilities')).body
    await middleware.stop()
    await silent.stop()
    expect(silent.requests[0]?.query).toContain('made_in_canada')
    expect(magento.isSchemaKnown).toBe(false)
    expect(middleware.log.join()).toContain('schema not learned yet')
  })
})

describe('the hosted search', () => {
  const answer = { data: { algolia_products: { nbHits: 1, hits: [] } } }

  test('is an integration of its own, with the back end of the shop or another one', async () => {
    const own = await startStubUpstream({ algolia_products: answer })
    const shop = await startStubUpstream({ algolia_products: { data: { algolia_products: null } } })
    const middleware = await startMiddleware({ commerceUrl: shop.url, env: { SEARCH_GRAPHQL_URL: own.url } })
    const alone = await startMiddleware({ commerceUrl: shop.url })
    const address = '/algolia/algolia_products?body=[{"query":"bunk"}]'
    const found = await supertest(middleware.url).get(address)
    const inShop = await supertest(middleware.url).get(address.replace('/algolia/', '/magento/'))
    const ofShop = await supertest(alone.url).get(address)
    const unknown = await supertest(middleware.url).post('/algolia/placeOrder').send([{}])
    await own.stop()
    const ready = await supertest(middleware.url).get('/readyz')
    await Promise.all([middleware.stop(), alone.stop(), shop.stop()])
    expect(found.body).toEqual(answer)
    expect([inShop.body, ofShop.body]).toEqual(Array(2).fill({ data: { algolia_products: null } }))
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'UNKNOWN_METHOD'])
    const queries = [own, shop].map(
      ({ requests }) => requests.filter((it) => it.operationName !== 'ready').length,
    )
    expect(queries).toEqual([1, 2])
    expect(ready.status).toBe(200)
  })

  test('is not supported where the back end has none', async () => {
    const middleware = await startMiddleware({ commerceUrl: stub.url })
    const response = await supertest(middleware.url).get('/algolia/algolia_config')
    const { body } = await supertest(middleware.url).get('/capabilities')
    await middleware.stop()
    expect([response.status, response.body.error.code]).toEqual([501, 'NOT_SUPPORTED'])
    const isLacking = (field: string) => ({
      supported: false,
      reason: `the schema lacks Query.${field}`,
      leftOut: [],
    })
    expect(body.algolia).toEqual({
      isSchemaKnown: true,
      release: null,
      methods: {
        algolia_config: isLacking('algolia_config'),
        algolia_products: isLacking('algolia_products'),
      },
      inputs: {},
      equalFilters: {},
      rangeFilters: {},
    })
  })
})

describe('limits', () => {
  test('too many coupons from one address are refused for a while, other calls are not', async () => {
    stub.answers['introspection'] = undefined
    const middleware = await startMiddleware({
      commerceUrl: stub.url,
      env: { RATE_LIMIT_COUPON_PER_MINUTE: '2', TRUST_PROXY: '1' },
    })
    const api = supertest(middleware.url)
    const coupon = (address: string) =>
      api
        .post('/magento/applyCouponToCart')
        .set('x-forwarded-for', address)
        .send([{ cart_id: 'a', coupon_code: 'X' }])
    const statuses = []
    for (let i = 0; i < 3; i++) statuses.push((await coupon('1.1.1.1')).status)
    const refused = await coupon('1.1.1.1')
    const other = await coupon('2.2.2.2')
    await middleware.stop()
    expect(statuses).toEqual([200, 200, 429])
    expect(refused.body.error.code).toBe('RATE_LIMITED')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(other.status).toBe(200)
  })

  test('addresses behind proxies nobody trusts do not count', async () => {
    const middleware = await startMiddleware({
      commerceUrl: stub.url,
      env: { RATE_LIMIT_COUPON_PER_MINUTE: '1', TRUST_PROXY: '0' },
    })
    const statuses = []
    for (const address of ['1.1.1.1', '2.2.2.2']) {
      const call = supertest(middleware.url)
        .post('/magento/applyCouponToCart')
        .set('x-forwarded-for', address)
      statuses.push((await call.send([{ cart_id: 'a', coupon_code: 'X' }])).status)
    }
    const ready = await supertest(middleware.url).get('/readyz')
    await middleware.stop()
    expect(statuses).toEqual([200, 429])
    expect(middleware.log.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
    expect(ready.body.warnings).toEqual([expect.stringContaining('127.0.0.1 is ignored')])
  })
})

test('metrics count requests, calls to the back end and the cache, by names only', async () => {
  const upstream = await startStubUpstream({ products: { data: { products: null } } })
  const middleware = await startMiddleware({ commerceUrl: upstream.url })
  const api = supertest(middleware.url)
  for (let i = 0; i < 2; i++) await api.get('/magento/products?body=[{"search":"SECRET"}]')
  await api.get('/SECRET/SECRET')
  await api.options('/SECRET/SECRET')
  await api.get('/SECRET/%zz')
  await api.get('/HealthZ')
  const { text, headers } = await api.get('/metrics')
  await middleware.stop()
  await upstream.stop()
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain('middleware_request_seconds_count{method="magento/products",status="200"} 2')
  for (const status of [404, 204, 400])
    expect(text).toContain(`middleware_request_seconds_count{method="unknown",status="${status}"} 1`)
  expect(text).toContain('middleware_request_seconds_count{method="/healthz",status="200"} 1')
  expect(text).toContain('middleware_upstream_seconds_count{operation="products",outcome="ok"} 1')
  expect(text).toContain('middleware_cache_total{state="hit"} 1')
  expect(text).toContain('middleware_breaker_open{upstream="magento"} 0')
  expect(text).toContain('middleware_build_info{version="development",commit=""} 1')
  expect(text).toContain('middleware_ready 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('SECRET')
})

describe('the log', () => {
  test('has one line a request, and no secret of it', async () => {
    const middleware = await startMiddleware({ commerceUrl: stub.url, env: { LOG_LEVEL: 'trace' } })
    const api = supertest(middleware.url)
    const cookie = 'vsf-cart=SECRETCART; vsf-customer=SECRETTOKEN'
    await api
      .post('/magento/setGuestEmailOnCart')
      .set('cookie', cookie)
      .send([{ email: 'secret@example.com' }])
    await api.get('/magento/cart?body=["SECRETCART"]').set('cookie', cookie)
    await api.post('/magento/applyCouponToCart').send([{ coupon_code: 5, secret: 'SECRETCODE' }])
    await api.post('/magento/products').set('content-type', 'application/json').send('["SECRETJSON')
    await api.get('/SECRETPATH/x?secret=SECRETQUERY')
    await middleware.stop()

    const lines = middleware.log.filter((line) => line.includes('"request"')).map((line) => JSON.parse(line))
    expect(lines.map(({ route, status, code }) => [route, status, code])).toEqual([
      ['magento/setGuestEmailOnCart', 200, undefined],
      ['magento/cart', 200, undefined],
      ['magento/applyCouponToCart', 400, 'INVALID_ARGUMENTS'],
      ['magento/products', 400, 'INVALID_JSON'],
      ['unknown', 404, 'UNKNOWN_INTEGRATION'],
    ])
    expect(lines.every(({ requestId, durationMs }) => requestId.length === 36 && durationMs >= 0)).toBe(true)
    expect(middleware.log.join('\n')).not.toMatch(/SECRET|secret@/)
  })

  test('quotes nothing of a broken answer', async () => {
    const broken = (_request: unknown, response: ServerResponse) =>
      void response.end('{"data":{"generateCustomerToken":{"token":"SECRET"x}}}')
    const upstream = await startStubUpstream({ generateCustomerToken: broken })
    const middleware = await startMiddleware({ commerceUrl: upstream.url })
    const response = await supertest(middleware.url)
      .post('/magento/generateCustomerToken')
      .send([{ email: 'a@b.ca', password: 'Bunk-beds-1' }])
    await middleware.stop()
    await upstream.stop()
    expect([response.status, response.body.error.code]).toEqual([502, 'UPSTREAM_INVALID'])
    expect(middleware.log.join('\n')).not.toContain('SECRET')
  })

  test('in production speaks of no request that was answered', async () => {
    const middleware = await startMiddleware({
      commerceUrl: 'http://127.0.0.1:9/graphql',
      env: { NODE_ENV: 'production', LOG_LEVEL: '' },
    })
    await supertest(middleware.url).get('/magento/nope')
    await supertest(middleware.url).get('/magento/products')
    await middleware.stop()
    const requests = middleware.log.map((line) => JSON.parse(line)).filter((it) => it.message === 'request')
    expect(requests.map(({ code }) => code)).toEqual(['UPSTREAM_UNAVAILABLE'])
  })
})
