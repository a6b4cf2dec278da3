// What the back end refuses a customer for another reason than the token: a wrong password, what is somebody else's.
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookiesOf } from '../testing/cookies-of.ts'
import { RATE_LIMITS } from '../rate-limit-groups.ts'
import { commerceMethods } from '../integrations/commerce/methods.ts'
import { startMiddleware, startStubUpstream, type Method, type UpstreamRequest } from '../testing/index.ts'

const stub = await startStubUpstream()
const withoutLimits = Object.fromEntries(
  Object.keys(RATE_LIMITS).map((group) => [`RATE_LIMIT_${group.toUpperCase()}_PER_MINUTE`, '0']),
)
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { ...withoutLimits, CUSTOM_OPERATIONS: 'true' },
})

const userError = (category: string) => ({
  errors: [{ message: 'No', extensions: { category } }],
  data: null,
})
const RENEWAL = 'generateCustomerTokenByRememberMeToken'
const renewals = () => stub.requests.filter(({ operationName }) => operationName === RENEWAL)
const call = (method: string, args: unknown[], cookie: string) =>
  supertest(middleware.url).post(`/magento/${method}`).set('cookie', cookie).send(args)

let session = 0
/** Each test has a remember-me token of its own: the middleware remembers renewals. */
const remembered = () =>
  `remember-me=${encodeURIComponent(JSON.stringify({ email: 'ann@example.com', token: `remember-${session}` }))}`

const rows: { method: string; args: unknown[]; category: string }[] = [
  {
    method: 'updateCartItems',
    args: [{ cart_id: 'theirs', cart_items: [{ quantity: 2 }] }],
    category: 'graphql-authorization',
  },
  {
    method: 'updateCustomerAddress',
    args: [{ id: 7, input: { city: 'Gatineau' } }],
    category: 'graphql-authorization',
  },
  { method: 'deleteCustomerAddress', args: [7], category: 'graphql-authorization' },
  {
    method: 'changeCustomerPassword',
    args: [{ currentPassword: 'wrong-one-1', newPassword: 'Bunk-beds-2' }],
    category: 'graphql-authentication',
  },
  {
    method: 'updateCustomerEmail',
    args: [{ email: 'anna@example.com', password: 'wrong-one-1' }],
    category: 'graphql-authentication',
  },
]

beforeEach(() => {
  session += 1
  stub.requests.length = 0
  const live = new Set(['Bearer live', `Bearer renewed-${session}`])
  for (const { method, category } of rows) stub.answers[method] = userError(category)
  stub.answers['customer'] = ({ headers }: UpstreamRequest) =>
    live.has(String(headers['authorization']))
      ? { data: { customer: {} } }
      : userError('graphql-authorization')
  stub.answers['cartTotalQty'] = { data: { cart: { total_quantity: 1 } } }
  stub.answers[RENEWAL] = { data: { [RENEWAL]: { token: `renewed-${session}` } } }
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

describe.each(rows)('$method', ({ method, args, category }) => {
  test('is refused in the words of the back end, and the session stays', async () => {
    const response = await call(method, args, `vsf-customer=live; ${remembered()}`)
    expect([response.status, response.body]).toEqual([200, userError(category)])
    expect(cookiesOf(response)).toEqual([])
    expect(renewals()).toEqual([])
  })

  test('is refused after a dead token was renewed, and the session goes on with the new one', async () => {
    const response = await call(method, args, `vsf-customer=dead; ${remembered()}`)
    expect([response.status, response.body]).toEqual([200, userError(category)])
    expect(cookiesOf(response)[0]).toBe(`vsf-customer=renewed-${session}`)
    expect(renewals()).toHaveLength(1)
  })

  test('with a dead token that cannot be renewed ends the session', async () => {
    const response = await call(method, args, 'vsf-customer=dead; vsf-cart=hers')
    expect([response.status, response.body.error.code]).toEqual([401, 'NOT_AUTHORIZED'])
    expect(cookiesOf(response)).toEqual(expect.arrayContaining(['vsf-customer=', 'vsf-cart=']))
  })
})

/** They sign the caller out, whatever the back end says. */
const SIGNS_OUT = ['signs-out', 'forgets']
const personal = Object.entries(commerceMethods as unknown as Record<string, Method>).filter(
  ([name, { access, effect = '' }]) =>
    access === 'personal' && !SIGNS_OUT.includes(effect) && name !== 'customer',
)
const CATEGORIES = ['graphql-authentication', 'graphql-authorization']

describe.each(CATEGORIES)('%s, which a Magento says of a dead token too,', (category) => {
  test.each(personal)('leaves a live one alone: %s', async (name, { example }) => {
    const cookies = `vsf-customer=live; vsf-cart=hers; guest_customer_id=guest; ${remembered()}`
    stub.answers[name] = userError(category)
    const response = await call(name, example, cookies)
    expect(response.body.error?.code).not.toBe('NOT_AUTHORIZED')
    expect(cookiesOf(response).filter((cookie) => cookie.startsWith('vsf-customer='))).toEqual([])
    expect(renewals().filter(() => name !== RENEWAL)).toEqual([])
  })
})

test('a customer of whom a part is refused is signed in', async () => {
  const part = { message: 'No', path: ['customer', 'x'], extensions: { category: 'graphql-authorization' } }
  stub.answers['customer'] = { data: { customer: { firstname: 'Ann' } }, errors: [part] }
  const response = await call('customer', [], 'vsf-customer=live')
  expect([response.status, cookiesOf(response)]).toEqual([200, []])
})

test('a token that the back end calls dead ends the session without another question', async () => {
  const extensions = { category: 'graphql-authentication', code: 'BAD_TOKEN' }
  stub.answers['deleteCustomerAddress'] = { errors: [{ message: 'No', extensions }], data: null }
  const response = await call('deleteCustomerAddress', [7], 'vsf-customer=dead')
  expect(response.body.error.code).toBe('NOT_AUTHORIZED')
  expect(stub.requests.map(({ operationName }) => operationName)).toEqual(['deleteCustomerAddress'])
})

test('a cart that the back end calls gone is forgotten without another question', async () => {
  const extensions = { category: 'graphql-no-such-entity', code: 'CART_NOT_FOUND' }
  stub.answers['updateCartItems'] = { errors: [{ message: 'Introuvable', extensions }], data: null }
  const change = { cart_items: [{ cart_item_uid: 'MQ==', quantity: 2 }] }
  const response = await call('updateCartItems', [change], 'vsf-cart=gone')
  expect(response.body.error.code).toBe('CART_NOT_FOUND')
  expect(stub.requests.map(({ operationName }) => operationName)).toEqual(['updateCartItems'])
})

test.each([
  ['applyCouponToCart', [{ coupon_code: 'X' }], 'COUPON_INVALID'],
  ['addProductsToGuestWishlist', [{ items: [{ sku: 'A', quantity: 1 }] }], 'PRODUCT_UNKNOWN'],
])('%s refused by a code is about nothing else of its category', async (method, args, code) => {
  const extensions = { category: 'graphql-no-such-entity', code }
  stub.answers[method] = { errors: [{ message: 'No', extensions }], data: null }
  const response = await call(method, args, 'vsf-cart=alive; guest_customer_id=guest')
  expect(response.body.errors?.[0].extensions.code).toBe(code)
  expect(cookiesOf(response)).toEqual([])
  expect(stub.requests.map(({ operationName }) => operationName)).toEqual([method])
})
