// The wire: how calls are written, what comes back, and what is refused before the back end hears of it.
import type { ServerResponse } from 'node:http'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const products = { data: { products: { __typename: 'Products', total_count: 1, items: [{ sku: 'A' }] } } }
const stub = await startStubUpstream()
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { ALLOWED_ORIGINS: 'https://shop.example', CACHE_MAX_MB: '0' },
})
const api = supertest(middleware.url)

beforeEach(() => {
  stub.requests.length = 0
  Object.assign(stub.answers, { products, cart: { data: { cart: { id: 'abc' } } } })
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a call', () => {
  test('by POST with an array of arguments', async () => {
    const response = await api.post('/magento/products').send([{ pageSize: 2 }, null, null])
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.body).toEqual(products)
    expect(stub.requests[0]?.variables).toEqual({ pageSize: 2 })
  })

  test("by GET, in the existing SDK's encoding", async () => {
    const address = '/magento/products?body=[%7B%22search%22:%22oak+bed%22%7D,null,null]&cdnCacheBustingId=x1'
    expect((await api.get(address)).body).toEqual(products)
    expect(stub.requests[0]?.variables).toEqual({ search: 'oak bed' })
  })

  test('by GET without arguments', async () => {
    expect((await api.get('/magento/products')).body).toEqual(products)
  })

  test("passes the upstream's bytes through", async () => {
    stub.answers['cart'] = (_request: unknown, response: ServerResponse) => {
      response.end('{ "data":{"cart":{"id":"abc","x":1.10}}}')
    }
    const response = await api.post('/magento/cart').send(['abc']).buffer(true)
    expect(response.text).toBe('{ "data":{"cart":{"id":"abc","x":1.10}}}')
  })

  test('passes GraphQL errors through with status 200 and their category', async () => {
    const answer = {
      errors: [
        {
          message: 'The coupon is not valid',
          path: ['applyCouponToCart'],
          extensions: { category: 'graphql-input' },
        },
      ],
      data: { applyCouponToCart: null },
    }
    stub.answers['applyCouponToCart'] = answer
    const response = await api.post('/magento/applyCouponToCart').send([{ cart_id: 'abc', coupon_code: 'X' }])
    expect([response.status, response.body]).toEqual([200, answer])
  })

  test.each([401, 403, 400, 500])(
    'reads GraphQL answers that a Magento 2.4.8 gives with status %i',
    async (status) => {
      const answer = { errors: [{ message: 'Sorry', extensions: { category: 'graphql-input' } }] }
      stub.answers['guestOrder'] = (_request: unknown, response: ServerResponse) => {
        response.statusCode = status
        return answer
      }
      const input = { number: '1', email: 'ann@example.com', lastname: 'Lee' }
      const response = await api.post('/magento/guestOrder').send([input])
      expect([response.status, response.body]).toEqual([200, answer])
    },
  )
})

describe('what the upstream is sent', () => {
  test('public reads by GET, the rest by POST', async () => {
    await api.post('/magento/products').send([])
    await api.get('/magento/cart?body=["abc"]')
    expect(stub.requests.map(({ verb, operationName }) => [verb, operationName])).toEqual([
      ['GET', 'products'],
      ['POST', 'cart'],
    ])
  })

  test('public reads with very long arguments by POST', async () => {
    const skus = Array.from({ length: 100 }, (_, i) => `SKU-${i}`.padEnd(60, 'X'))
    await api.post('/magento/products').send([{ filter: { sku: { in: skus } } }])
    expect(stub.requests[0]).toMatchObject({ verb: 'POST', variables: { filter: { sku: { in: skus } } } })
  })

  test('store, currency and token of the cookies; the token never with public reads', async () => {
    const cookie = 'vsf-store=fr; vsf-currency=CAD; vsf-customer=abc.def'
    await api.post('/magento/products').set('cookie', cookie).send([])
    await api.post('/magento/cart').set('cookie', cookie).send(['abc'])
    const [read, personal] = stub.requests.map(({ headers }) => headers)
    expect(read).toMatchObject({ store: 'fr', 'content-currency': 'CAD' })
    expect(read).not.toHaveProperty('authorization')
    expect(personal).toMatchObject({
      store: 'fr',
      'content-currency': 'CAD',
      authorization: 'Bearer abc.def',
    })
  })

  test('the trace of the request, when it is one', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await api.get('/magento/products').set({ traceparent, tracestate: 'a=1' })
    await api.post('/magento/cart').set({ traceparent, tracestate: 'a=1' }).send(['abc'])
    await api.get('/magento/products').set({ traceparent: 'evil', tracestate: 'a=1' })
    const [read, personal, bad] = stub.requests.map(({ headers }) => headers)
    expect(read).toMatchObject({ traceparent, tracestate: 'a=1' })
    expect(personal).toMatchObject({ traceparent, tracestate: 'a=1' })
    expect(bad).not.toHaveProperty('traceparent')
    expect(bad).not.toHaveProperty('tracestate')
  })

  test('of the rest of the request only its id and, for personal calls, the visitor’s address: no cookies', async () => {
    await api
      .post('/magento/cart')
      .set({
        cookie: 'a=b',
        authorization: 'Bearer x',
        store: 'de',
        'x-forwarded-for': '1.2.3.4',
        'user-agent': 'me',
      })
      .send(['abc'])
    const names = 'accept connection content-length content-type host x-forwarded-for x-request-id'
    expect(Object.keys(stub.requests[0]?.headers ?? {}).sort()).toEqual(names.split(' '))
  })

  test('custom headers of the arguments before cookies, if they are on the list', async () => {
    await api
      .post('/magento/products')
      .set('cookie', 'vsf-store=fr')
      .send([{}, null, { Store: 'de', 'X-Evil': '1' }])
    expect(stub.requests[0]?.headers).toMatchObject({ store: 'de' })
    expect(stub.requests[0]?.headers).not.toHaveProperty('x-evil')
  })

  test('cookies that cannot be ours are not passed on', async () => {
    await api.post('/magento/products').set('cookie', 'vsf-store=../x; vsf-currency=dollar').send([])
    expect(stub.requests[0]?.headers).not.toHaveProperty('store')
    expect(stub.requests[0]?.headers).not.toHaveProperty('content-currency')
  })
})

describe('what is refused', () => {
  const post = (path: string) => api.post(path).set('content-type', 'application/json')
  test.each([
    ['an unknown integration', 404, 'UNKNOWN_INTEGRATION', () => post('/shop/products').send('[]')],
    ['an unknown method', 404, 'UNKNOWN_METHOD', () => post('/magento/nope').send('[]')],
    ['a name every object has', 404, 'UNKNOWN_METHOD', () => post('/magento/constructor').send('[]')],
    ['mark-up for a name', 404, 'UNKNOWN_METHOD', () => api.get('/magento/%3Cscript%3E')],
    ['a path that is none', 404, 'NOT_FOUND', () => api.get('/a/b/c')],
    ['a broken escape in the path', 400, 'INVALID_ARGUMENTS', () => api.get('/magento/%E0%A4%A')],
    ['another verb', 405, 'METHOD_NOT_ALLOWED', () => api.put('/magento/products').send([])],
    ['a write by GET', 405, 'METHOD_NOT_ALLOWED', () => api.get('/magento/placeOrder?body=[]')],
    ['a body that is not JSON', 400, 'INVALID_JSON', () => post('/magento/products').send('[{')],
    ['a query that is not JSON', 400, 'INVALID_JSON', () => api.get('/magento/products?body=[{')],
    ['a bare value', 400, 'NOT_AN_ARRAY', () => post('/magento/products').send('"a"')],
    ['an object for the array', 400, 'NOT_AN_ARRAY', () => post('/magento/products').send('{"a":1}')],
    ['the same by GET', 400, 'NOT_AN_ARRAY', () => api.get('/magento/products?body={"a":1}')],
    ['two bodies', 400, 'NOT_AN_ARRAY', () => api.get('/magento/products?body=[]&body=[]')],
    ['a form', 415, 'UNSUPPORTED_MEDIA_TYPE', () => api.post('/magento/products').type('form').send('a=1')],
    [
      'plain text',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => api.post('/magento/products').type('text/plain').send('[]'),
    ],
    ['no body at all', 415, 'UNSUPPORTED_MEDIA_TYPE', () => api.post('/magento/products')],
    [
      'another charset',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      () => api.post('/magento/products').set('content-type', 'application/json; charset=latin1').send('[]'),
    ],
    [
      'more than 100 kB',
      413,
      'BODY_TOO_LARGE',
      () => post('/magento/products').send(`["${'x'.repeat(103_000)}"]`),
    ],
    [
      'a very long address',
      414,
      'URL_TOO_LONG',
      () => api.get(`/magento/products?body=["${'x'.repeat(9_000)}"]`),
    ],
    ['wrong arguments', 400, 'INVALID_ARGUMENTS', () => post('/magento/products').send('[{"pageSize":"x"}]')],
    ['a store code that is none', 400, 'INVALID_ARGUMENTS', () => api.get('/magento/products?store=../x')],
  ])('%s: %i %s', async (...[, status, code, call]) => {
    const response = await call()
    expect([response.status, response.body.error?.code]).toEqual([status, code])
    expect(response.headers['content-type']).toContain('application/json')
    expect(response.body.error.requestId).toBe(response.headers['x-request-id'])
    expect(response.text).not.toMatch(/<|stack|node_modules|127\.0\.0\.1/)
    expect(stub.requests).toEqual([])
  })

  test('keys that would reach a prototype are dropped', async () => {
    await post('/magento/products').send(
      '[{"__proto__":{"pageSize":7},"constructor":{"prototype":{"x":1}},"pageSize":2}]',
    )
    expect(stub.requests[0]?.variables).toEqual({ pageSize: 2 })
    expect(({} as { x?: number }).x).toBeUndefined()
  })

  test('custom headers named after what every object has are ignored', async () => {
    const response = await post('/magento/cart').send('["abc",null,{"Constructor":"x","__PROTO__":"y"}]')
    expect(response.status).toBe(200)
  })
})

describe('foreign pages', () => {
  const add = () => api.post('/magento/applyCouponToCart')
  const coupon = [{ cart_id: 'abc', coupon_code: 'X' }]

  test.each([
    ['an origin that is not allowed', { origin: 'https://evil.example' }],
    ['a foreign site that hides its origin', { 'sec-fetch-site': 'cross-site' }],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    [
      'another site on our host, in a browser that tells',
      { origin: 'http://127.0.0.1', 'sec-fetch-site': 'same-site' },
    ],
  ])('%s may not write', async (_what, headers) => {
    const response = await add().set(headers).send(coupon)
    expect([response.status, response.body.error.code]).toEqual([403, 'FOREIGN_ORIGIN'])
    expect(stub.requests).toEqual([])
  })

  test.each([
    ['an allowed origin', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
    [
      'the same origin, behind whatever proxy',
      { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['our own host, in an old browser', { origin: middleware.url }],
    ['a program that is no browser', {}],
  ])('%s may write', async (_what, headers) => {
    stub.answers['applyCouponToCart'] = { data: { applyCouponToCart: { cart: { id: 'abc' } } } }
    expect((await add().set(headers).send(coupon)).status).toBe(200)
  })

  test('allowed origins may read answers with credentials, others may not', async () => {
    const allowed = await api.get('/magento/products').set('origin', 'https://shop.example')
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-credentials': 'true',
    })
    const foreign = await api.get('/magento/products').set('origin', 'https://evil.example')
    expect(foreign.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('preflights are answered', async () => {
    const response = await api.options('/magento/products').set({
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    })
    expect(response.status).toBe(204)
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': 'https://shop.example' })
  })
})

test('security headers are set, and nothing says what runs here', async () => {
  const { headers } = await api.get('/magento/products')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.any(String),
  })
  expect(headers).not.toHaveProperty('x-powered-by')
})

test('a valid request id of a proxy is used, an invalid one is replaced', async () => {
  expect((await api.get('/healthz').set('x-request-id', 'proxy-12345')).headers['x-request-id']).toBe(
    'proxy-12345',
  )
  expect((await api.get('/healthz').set('x-request-id', '<script>')).headers['x-request-id']).toMatch(
    /^[\w-]{36}$/,
  )
})
