// The store of a shopper's cookie, when it is no store any more.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const stub = await startStubUpstream()
const middleware = await startMiddleware({ commerceUrl: stub.url, env: { CACHE_MAX_MB: '0' } })
const api = supertest(middleware.url)

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a cookie that names a store the back end does not have', () => {
  const byStore =
    (data: object) =>
    ({ headers }: { headers: Record<string, unknown> }) =>
      headers['store'] === 'gone' ? { errors: [{ message: 'Requested store is not found' }] } : { data }

  beforeEach(() => {
    stub.requests.length = 0
    Object.assign(stub.answers, {
      ready: byStore({ __typename: 'Query' }),
      products: byStore({ products: null }),
      addProductsToCart: byStore({ addProductsToCart: { user_errors: [] } }),
    })
  })

  test.each([
    ['products', []],
    ['addProductsToCart', [{ cartId: 'abc', cartItems: [{ sku: 'A', quantity: 1 }] }]],
  ])('is forgotten, and the call answered for the default store: %s', async (method, args) => {
    const response = await api
      .post(`/magento/${method}`)
      .set('cookie', 'vsf-store=gone; vsf-currency=CAD')
      .send(args)
    expect([response.status, response.body.errors]).toEqual([200, undefined])
    const cookies = response.headers['set-cookie'] as unknown as string[]
    expect(cookies.slice(0, 2).join()).toMatch(/vsf-store=; Max-Age=0.*vsf-currency=; Max-Age=0/)
    expect(stub.requests.at(-1)?.headers).not.toHaveProperty('store')
  })

  test('but not one in the address: its page would be another shop’s', async () => {
    const response = await api.get('/magento/products?store=gone')
    expect(response.body.errors).toHaveLength(1)
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('nor does a page cache before the back end answer for the default store: its key is the address', async () => {
    for (const store of ['default', 'gone']) await api.get(`/magento/products?store=${store}`)
    const addresses = stub.requests.map(({ address }) => new URL(address, stub.url))
    expect(addresses.map(({ searchParams }) => searchParams.get('store'))).toEqual(['default', 'gone'])
  })

  test('other errors do not cost the shopper the store, and are looked into once', async () => {
    stub.answers['cart'] = { errors: [{ message: 'Something else' }] }
    for (let i = 0; i < 2; i++) {
      const response = await api.post('/magento/cart').set('cookie', 'vsf-store=fr').send(['abc'])
      expect(response.headers['set-cookie']).toBeUndefined()
    }
    expect(stub.requests.filter(({ operationName }) => operationName === 'ready')).toHaveLength(1)
  })
})
