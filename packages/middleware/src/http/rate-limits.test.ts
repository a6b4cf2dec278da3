// What invites guessing or spam is limited for each address: every method that says so, each group for itself.
import supertest from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { commerceMethods } from '../integrations/commerce/methods.ts'
import { RATE_LIMITS, type RateLimitGroup } from '../rate-limit-groups.ts'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

const groups = Object.keys(RATE_LIMITS) as RateLimitGroup[]
const stub = await startStubUpstream()
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: {
    TRUST_PROXY: '1',
    ...Object.fromEntries(groups.map((group) => [`RATE_LIMIT_${group.toUpperCase()}_PER_MINUTE`, '1'])),
  },
})
const limited = Object.entries(commerceMethods as unknown as Record<string, Method>).flatMap(
  ([name, { limit, example }]) => (limit ? [{ name, group: limit, example }] : []),
)

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

let address = 0
const from = (name: string, example: unknown[]) =>
  supertest(middleware.url).post(`/magento/${name}`).set('x-forwarded-for', `10.0.0.${address}`).send(example)

test.each([
  'generateCustomerToken',
  'createCustomer',
  'changeCustomerPassword',
  'requestPasswordResetEmail',
  'resetPassword',
  'applyCouponToCart',
  'placeOrder',
])('%s is limited', (name) => {
  expect(limited.map((it) => it.name)).toContain(name)
})

test.each(limited)('$name: the second call of a minute is 429, and says when to come back', async (row) => {
  address += 1
  const first = await from(row.name, row.example)
  const second = await from(row.name, row.example)
  expect(first.status).not.toBe(429)
  expect([second.status, second.body.error.code]).toEqual([429, 'RATE_LIMITED'])
  expect(Number(second.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(second.headers['retry-after'])).toBeLessThanOrEqual(60)
})

test.each(groups)('%s: methods of the group count together, those of others do not', async (group) => {
  address += 1
  const own = limited.filter((row) => row.group === group)
  const other = limited.find((row) => row.group !== group)
  for (const { name, example } of own.slice(0, 1)) await from(name, example)
  for (const { name, example } of own) expect((await from(name, example)).status).toBe(429)
  expect((await from(other?.name ?? '', other?.example ?? [])).status).not.toBe(429)
})

describe('the first add of a guest makes a cart or a wishlist', () => {
  stub.answers['createEmptyCart'] = { data: { createEmptyCart: 'cart-1' } }
  stub.answers['createGuestWishlist'] = { data: { createGuestWishlist: { guest_customer_id: 'guest-1' } } }
  const add = (name: string, cookie = '') =>
    supertest(middleware.url)
      .post(`/magento/${name}`)
      .set({ 'x-forwarded-for': `10.0.1.${address}`, cookie })
      .send([{ cartItems: [{ sku: 'A', quantity: 1 }], items: [{ sku: 'A', quantity: 1 }] }])

  test.each([
    ['addProductsToCart', 'vsf-cart=cart-1'],
    ['addProductsToGuestWishlist', 'guest_customer_id=guest-1'],
  ])('%s counts as making one, with one it does not', async (name, cookie) => {
    address += 1
    const statuses = []
    for (const sent of ['', '', cookie]) statuses.push((await add(name, sent)).status)
    expect(statuses).toEqual([200, 429, 200])
  })
})

test('the back end learns where a visitor comes from of the proxy, not of the visitor', async () => {
  await supertest(middleware.url)
    .post('/magento/customer')
    .set('x-forwarded-for', '1.2.3.4, 10.0.2.1')
    .send([{ customHeaders: { 'x-forwarded-for': '5.6.7.8' } }])
  expect(stub.requests.at(-1)?.headers['x-forwarded-for']).toBe('10.0.2.1')
})

test.each([
  ['1.1.1.1:1', '1.1.1.1:2', '1.1.1.1'],
  ['[2001:db8::1]:1', '[2001:db8::1]:2', '2001:db8::1'],
  ['visitor-1', 'visitor-2', '127.0.0.1'],
])('%s and %s are one visitor', async (first, second, address) => {
  const statuses = []
  for (const forwarded of [first, second]) {
    const call = supertest(middleware.url)
      .post('/magento/applyCouponToCart')
      .set('x-forwarded-for', forwarded)
    statuses.push((await call.send([{ cart_id: 'a', coupon_code: 'X' }])).status)
  }
  expect(statuses).toEqual([200, 429])
  expect(stub.requests.at(-1)?.headers['x-forwarded-for']).toBe(address)
})
