// Answers of a Magento that failed in parts: what of them callers get.
import { introspectionFromSchema } from 'graphql'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { failedParts, recordedCart } from '../testing/failed-parts.ts'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'
import { magentoSchema } from '../testing/magento-schema.ts'

const introspection = { data: introspectionFromSchema(magentoSchema('2.4.7-p3')) }
const stub = await startStubUpstream({ introspection })
const PURGE_SECRET = 'a-secret-of-the-tests'
const env = { LOG_LEVEL: 'warn', PURGE_SECRET }
const middleware = await startMiddleware({ commerceUrl: stub.url, env })
const api = supertest(middleware.url)

beforeEach(() => {
  stub.requests.length = 0
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe('a part that failed', () => {
  test.each(['addProductsToCart', 'placeOrder'])('does not take %s with it', async (name) => {
    stub.answers[name] = failedParts[name]
    const args = name === 'placeOrder' ? [{}] : [{ cartItems: [{ sku: '24-WG080', quantity: 1 }] }]
    const response = await api.post(`/magento/${name}`).set('cookie', 'vsf-cart=full').send(args)
    expect(response.status).toBe(200)
    expect(response.body.errors).toBeUndefined()
    expect(response.body.data).toMatchObject(
      name === 'placeOrder' ? { placeOrder: { orderV2: { number: '000000003' } } } : { [name]: { cart: {} } },
    )
    expect(response.body.extensions.failedParts).toHaveLength(failedParts[name]?.errors.length ?? 0)
    expect(middleware.log.at(-1)).toContain('Internal server error')
  })

  test('is not requested again by the next page views, and not cached as a whole response', async () => {
    stub.answers['relatedProducts'] = failedParts['relatedProducts']
    for (const _view of [1, 2]) {
      const response = await api.get('/magento/relatedProducts?body=[{"filter":{"sku":{"eq":"MH01"}}}]')
      expect(response.body).toEqual({
        data: failedParts['relatedProducts']?.data,
        extensions: { failedParts: ['products.items.0.related_products'] },
      })
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
    expect(stub.requests).toHaveLength(1)
  })

  test('that does not exist is left out, and the others are cached', async () => {
    stub.answers['cmsBlocks'] = failedParts['cmsBlocks']
    const response = await api.get('/magento/cmsBlocks?body=[["home-hero"]]')
    expect(response.body).toEqual({ data: failedParts['cmsBlocks']?.data })
    expect(response.headers['cache-control']).toMatch(/^public, /)
  })

  test('that does not exist is purged when it is made', async () => {
    stub.answers['cmsBlocks'] = failedParts['cmsBlocks']
    const read = () => api.get('/magento/cmsBlocks?body=[["made-later"]]')
    await read()
    await read()
    expect(stub.requests).toHaveLength(1)
    const purge = api.post('/cache/purge').set('authorization', `Bearer ${PURGE_SECRET}`)
    expect((await purge.send({ tags: ['cms:made-later'] })).body).toEqual({ purged: 1 })
    await read()
    expect(stub.requests).toHaveLength(2)
  })

  test.each([
    ['is a userError', { path: ['cmsBlocks', 'items'], extensions: { category: 'graphql-input' } }],
    ['has a code', { path: ['cmsBlocks', 'items'], extensions: { code: 'X' } }],
    ['is of the whole call', { path: ['cmsBlocks'] }],
    ['says no place', {}],
    ['names what is there', { path: ['cmsBlocks', '__typename'] }],
  ])('is reported when its error %s', async (what, error) => {
    const data = { cmsBlocks: { __typename: 'CmsBlocks', items: null } }
    const answer = { data, errors: [{ message: 'No', ...error }] }
    stub.answers['cmsBlocks'] = answer
    const response = await api.post('/magento/cmsBlocks').send([[what]])
    expect(response.body).toEqual(answer)
  })
})

test('the log names each place once, without messages or numbers of items', async () => {
  const stock = [0, 1, 2].map((index) => ['items', index, 'product', 'only_x_left_in_stock'])
  const prices = Array.from({ length: 12 }, (_, index) => ['prices', `field_${index}`])
  stub.answers['addProductsToCart'] = {
    data: { addProductsToCart: { cart: { ...recordedCart, prices: null }, user_errors: [] } },
    errors: [...stock, ...prices].map((place) => ({
      message: 'Ann Lee',
      path: ['addProductsToCart', 'cart', ...place],
    })),
  }
  const before = middleware.log.length
  for (const _call of [1, 2])
    await api
      .post('/magento/addProductsToCart')
      .set('cookie', 'vsf-cart=full')
      .send([{ cartItems: [{ sku: 'A', quantity: 1 }] }])
  const lines = middleware.log.slice(before)
  expect(lines).toHaveLength(1)
  const { parts } = JSON.parse(lines[0] ?? '') as { parts: string[] }
  expect(parts).toHaveLength(10)
  expect(parts.slice(0, 2)).toEqual([
    'addProductsToCart.cart.items.*.product.only_x_left_in_stock',
    'addProductsToCart.cart.prices.field_0',
  ])
})

describe('a shopper’s own answer', () => {
  const cart = { ...recordedCart, items: [null] }
  const read = (method: string) =>
    api.post(`/magento/${method}`).set('cookie', 'vsf-customer=live; vsf-cart=full').send([])

  test.each([
    ['cart', { cart }, ['cart', 'items', 0]],
    ['cart', { cart: { ...recordedCart, prices: null } }, ['cart', 'prices']],
    ['cart', { cart: { ...recordedCart, prices: null } }, ['cart', 'prices', 'grand_total', 'value']],
    ['customerOrders', { customer: { orders: null } }, ['customer', 'orders']],
  ])('%s keeps its errors when an object of it failed', async (method, data, path) => {
    for (const extensions of [undefined, { category: 'graphql-no-such-entity' }]) {
      stub.answers[method] = { data, errors: [{ message: 'Internal server error', path, extensions }] }
      const { status, body, headers } = await read(method)
      expect([status, body.errors?.[0]?.path, body.extensions]).toEqual([200, path, undefined])
      expect(headers['set-cookie'] ?? []).toEqual([])
    }
  })

  test('is without a scalar that failed', async () => {
    const { cart: bundle } = failedParts['addProductsToCart']!.data['addProductsToCart'] as { cart: object }
    const path = ['cart', 'items', 2, 'product', 'only_x_left_in_stock']
    stub.answers['cart'] = { data: { cart: bundle }, errors: [{ message: 'Internal server error', path }] }
    const { body } = await read('cart')
    expect([body.errors, body.extensions]).toEqual([undefined, { failedParts: [path.join('.')] }])
  })

  test('keeps the error of a gift message that cannot be read', async () => {
    const { orderV2 } = failedParts['placeOrder']!.data['placeOrder'] as { orderV2: object }
    const page_info = { current_page: 1, page_size: 10, total_pages: 1 }
    const orders = { items: [{ ...orderV2, gift_message: null }], page_info, total_count: 1 }
    const error = {
      message: 'The current customer cannot read it',
      path: ['customer', 'orders', 'items', 0, 'gift_message'],
      extensions: { category: 'graphql-authorization' },
    }
    const answer = { data: { customer: { orders } }, errors: [error] }
    stub.answers['customerOrders'] = answer
    expect((await read('customerOrders')).body).toEqual(answer)
  })
})
