import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ClientError, cookieJar, createClient, type Client, type WireOptions } from './index.ts'
import { startStub, type Stub } from './testing/start-stub.ts'

let stub: Stub
const client = (options: Partial<WireOptions> = {}): Client => createClient({ url: stub.url, ...options })

beforeEach(async () => {
  stub = await startStub()
})
afterEach(() => stub.stop())

async function failure(call: Promise<unknown>): Promise<ClientError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof ClientError) return error
  throw new Error('expected a ClientError')
}

describe('a call', () => {
  test('resolves to the data', async () => {
    stub.answer.body = { data: { cart: { id: 'abc' } } }
    expect(await client().magento.cart()).toEqual({ cart: { id: 'abc' } })
  })

  test('goes by POST with the array of its arguments', async () => {
    await client().magento.applyCouponToCart({ coupon_code: 'TEN' })
    expect(stub.received[0]).toMatchObject({
      verb: 'POST',
      path: '/magento/applyCouponToCart',
      body: '[{"coupon_code":"TEN"}]',
    })
    expect(stub.received[0]?.headers['content-type']).toBe('application/json')
  })

  test('goes by GET when its response is public', async () => {
    await client().magento.products({ search: 'oak & ash' })
    expect(stub.received[0]).toMatchObject({ verb: 'GET', query: { body: '[{"search":"oak & ash"}]' } })
  })

  test('goes by POST when its address would be too long', async () => {
    await client().magento.products({ search: 'x'.repeat(7_000) })
    expect(stub.received[0]?.verb).toBe('POST')
  })

  test('names store and currency in its address', async () => {
    await client({ store: () => 'fr', currency: 'CAD' }).magento.storeConfig()
    await client({ store: 'fr' }).magento.cart()
    expect(stub.received.map(({ query }) => query)).toEqual([
      { store: 'fr', currency: 'CAD', body: '[]' },
      { store: 'fr' },
    ])
  })

  test('outside browsers sends the cookies of earlier calls, and returns those that changed', async () => {
    const cookies = cookieJar('vsf-store=fr; vsf-cart=gone; a=b=c')
    const { magento } = client({ cookies })
    stub.answer.cookies = ['vsf-cart=new; Max-Age=60; Path=/', 'vsf-store=; Max-Age=0', 'vsf-session=%7B%7D']
    await magento.cart()
    stub.answer.cookies = ['vsf-cart=newer; Path=/']
    await magento.products({})
    await magento.cart()
    expect(stub.received.map(({ headers }) => headers.cookie)).toEqual([
      'vsf-store=fr; vsf-cart=gone; a=b=c',
      'vsf-cart=new; a=b=c; vsf-session=%7B%7D',
      'vsf-cart=newer; a=b=c; vsf-session=%7B%7D',
    ])
    expect(cookies.setCookies()).toEqual([
      'vsf-cart=newer; Path=/',
      'vsf-store=; Max-Age=0',
      'vsf-session=%7B%7D',
    ])
  })

  test('with an empty jar carries no cookie, and begins a session', async () => {
    const cookies = cookieJar()
    stub.answer.cookies = ['vsf-cart=new; Path=/']
    await client({ cookies }).magento.cart()
    await client({ cookies }).magento.cart()
    expect(stub.received.map(({ headers }) => headers.cookie)).toEqual([undefined, 'vsf-cart=new'])
  })

  test('carries the headers it is given, also those made for each call', async () => {
    await client({ headers: { cookie: 'vsf-cart=abc' } }).magento.cart()
    await client({ headers: () => ({ cookie: 'vsf-cart=def' }) }).magento.cart()
    expect(stub.received.map(({ headers }) => headers.cookie)).toEqual(['vsf-cart=abc', 'vsf-cart=def'])
  })

  test('uses the fetch it is given, with credentials', async () => {
    const calls: RequestInit[] = []
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      calls.push(init ?? {})
      return Response.json({ data: {} })
    }
    await client({ fetch }).magento.cart()
    expect(calls[0]?.credentials).toBe('include')
  })

  test('takes addresses with and without a slash at the end', async () => {
    await client({ url: `${stub.url}/api/` }).magento.storeConfig()
    expect(stub.received[0]?.path).toBe('/api/magento/storeConfig')
  })
})

describe('an error', () => {
  test('of the middleware has its code, status and request', async () => {
    const error = {
      code: 'CART_NOT_FOUND',
      message: 'There is no such cart',
      requestId: 'abc',
      data: { a: 1 },
    }
    stub.answer = { status: 404, body: { error } }
    expect(await failure(client().magento.updateCartItems({ cart_items: [] }))).toMatchObject({
      ...error,
      name: 'ClientError',
      status: 404,
      errors: [],
    })
  })

  test('of the back end joins all messages with commas and lists the errors', async () => {
    const errors = [
      { message: 'No stock' },
      { message: 'No coupon', extensions: { category: 'graphql-input' } },
    ]
    stub.answer.body = { errors, data: { addProductsToCart: null } }
    expect(await failure(client().magento.cart())).toMatchObject({
      code: 'GRAPHQL_ERROR',
      message: 'No stock, No coupon',
      status: 200,
      requestId: 'request-1',
      errors,
      data: { addProductsToCart: null },
    })
  })

  test('of a proxy that responds with a page', async () => {
    stub.answer = { status: 502, body: '<h1>Bad gateway</h1>', type: 'text/html' }
    expect(await failure(client().magento.cart())).toMatchObject({
      code: 'NETWORK_ERROR',
      status: 502,
      message: 'HTTP 502',
    })
  })

  test('of a proxy that has an error format of its own', async () => {
    stub.answer = { status: 503, body: { error: 'upstream connect error' } }
    expect(await failure(client().magento.cart())).toMatchObject({ code: 'NETWORK_ERROR', status: 503 })
  })

  test('of a proxy that responds with status 200 and a page', async () => {
    stub.answer = { status: 200, body: '<h1>Please sign in to the network</h1>', type: 'text/html' }
    const error = await failure(client().magento.cart())
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', status: 200, message: 'The answer cannot be read' })
    expect(error.cause).toBeInstanceOf(SyntaxError)
  })

  test('of the network', async () => {
    await stub.stop()
    const error = await failure(client().magento.cart())
    expect(error).toMatchObject({ code: 'NETWORK_ERROR', status: 0 })
    expect(error.cause).toBeInstanceOf(Error)
  })
})

test('a client can be awaited by mistake', async () => {
  const it = await Promise.resolve(client())
  expect(await it.magento.storeConfig()).toEqual({})
})
