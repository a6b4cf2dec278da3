// What a real Magento once answered (facts/recorded-answers.json, made by `pnpm recorded-answers`), and what callers get
// of it: the same words, with the right status, cookies and rules for caches.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import supertest from 'supertest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { commerceMethods } from '../integrations/commerce/methods.ts'
import { cookiesOf } from '../testing/cookies-of.ts'
import { startMiddleware, startStubUpstream } from '../testing/index.ts'

interface Recorded {
  status: number
  body: { data?: Record<string, unknown> | null; errors?: { extensions?: { category?: string } }[] }
}

const facts = new URL('../testing/facts/recorded-answers.json', import.meta.url)
const recorded = JSON.parse(readFileSync(facts, 'utf8')) as Record<string, Recorded>
const methods = commerceMethods as unknown as Readonly<Record<string, Method>>
const stub = await startStubUpstream()
const noLimits = ['COUPON', 'ORDER', 'LOOKUP', 'LOGIN', 'ACCOUNT', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const middleware = await startMiddleware({
  commerceUrl: stub.url,
  env: { ...Object.fromEntries(noLimits), CACHE_MAX_MB: '0' },
})

/** The method that sends the recorded request; the others have the recording's name up to its first dot. */
const METHOD_OF: Record<string, string> = {
  attributesList: 'customAttributeMetadata',
  category: 'categories',
  createCustomerV2: 'createCustomer',
  'createCustomerV2.error.duplicate': 'createCustomer',
  'customer.orders': 'customerOrders',
  'error.cartNotFound': 'cart',
  'get.products': 'products',
  updateCustomerV2: 'updateCustomer',
  'wishlist.add': 'addProductsToWishlist',
  'wishlist.remove': 'removeProductsFromWishlist',
}
/** No method sends anything like it. */
const NEVER_ASKED = [
  'attributesList',
  'createGuestCart',
  'setPaymentMethodAndPlaceOrder.deprecated',
  'urlResolver.deprecated',
  /^error\.(?!cartNotFound)/,
  'get.mutation.error',
]
const methodOf = (name: string) =>
  METHOD_OF[name] ?? (name.startsWith('product.') ? 'productDetails' : (name.split('.')[0] ?? ''))
const isAsked = (name: string) =>
  !NEVER_ASKED.some((it) => (typeof it === 'string' ? it === name : it.test(name)))

/** Ends the session or takes its cart: tested by name below. */
const CHANGES_SESSION =
  /^(createEmptyCart|mergeCarts|placeOrder|generateCustomerToken|revokeCustomerToken|customerCart|customer\.(badToken|unauthorized)|error\.cartNotFound)$/
const SIGNED_IN = 'vsf-customer=live; vsf-cart=hers'

const replay = (name: string) => (_request: unknown, response: ServerResponse) => {
  response.statusCode = recorded[name]?.status ?? 500
  return recorded[name]?.body
}
function ask(method: string, cookie: string, args: unknown[] = methods[method]?.example ?? []) {
  const api = supertest(middleware.url)
  if (methods[method]?.access === 'public')
    return api.get(`/magento/${method}`).query({ body: JSON.stringify(args), store: 'default' })
  return api.post(`/magento/${method}`).set('cookie', cookie).send(args)
}
/** The cart of a recorded answer. */
function idOf(name: string): string | undefined {
  const root = recorded[name]?.body.data?.[name] as string | { id: string } | undefined
  return typeof root === 'object' ? root.id : root
}

beforeEach(() => {
  stub.requests.length = 0
  for (const name of Object.keys(stub.answers)) delete stub.answers[name]
  // The token and the cart are alive unless a test says otherwise.
  stub.answers['customer'] = replay('customer')
  stub.answers['cartTotalQty'] = { data: { cart: { total_quantity: 1 } } }
})

afterAll(async () => {
  await middleware.stop()
  await stub.stop()
})

test('every recording answers the request of a method, or is listed as unused', () => {
  const unknown = Object.keys(recorded).filter((name) => isAsked(name) && !methods[methodOf(name)])
  expect(unknown).toEqual([])
})

const passedOn = Object.keys(recorded).filter((name) => isAsked(name) && !CHANGES_SESSION.test(name))

test.each(passedOn)('%s is passed on as it came', async (name) => {
  const method = methodOf(name)
  const { body } = recorded[name] as Recorded
  stub.answers[method] = replay(name)
  const response = await ask(method, SIGNED_IN)
  expect([response.status, response.body]).toEqual([200, body])
  expect(cookiesOf(response)).toEqual([])
  const isKept = methods[method]?.access === 'public' && !body.errors
  expect(response.headers['cache-control']).toMatch(isKept ? /^public, / : /^private, no-store$/)
})

describe('a token', () => {
  test('that came by signing in is stored, with the cart of the customer', async () => {
    stub.answers['generateCustomerToken'] = replay('generateCustomerToken')
    stub.answers['customerCart'] = replay('customerCart')
    const response = await ask('generateCustomerToken', '')
    expect(response.body).toEqual(recorded['generateCustomerToken']?.body)
    const cartId = idOf('customerCart')
    expect(cookiesOf(response).slice(0, 2)).toEqual(['vsf-customer=recorded.token', `vsf-cart=${cartId}`])
  })

  test('is forgotten by signing out', async () => {
    stub.answers['revokeCustomerToken'] = replay('revokeCustomerToken')
    const response = await ask('revokeCustomerToken', SIGNED_IN)
    expect(response.body).toEqual(recorded['revokeCustomerToken']?.body)
    expect(cookiesOf(response).slice(0, 2)).toEqual(['vsf-customer=', 'vsf-cart='])
  })

  test.each(['customer.badToken', 'customer.unauthorized'])(
    'that is not taken ends the session: %s',
    async (name) => {
      stub.answers['customer'] = replay(name)
      stub.answers['customerOrders'] = replay(name)
      for (const method of ['customer', 'customerOrders']) {
        const response = await ask(method, SIGNED_IN)
        expect([response.status, response.body.error.code]).toEqual([401, 'NOT_AUTHORIZED'])
        expect(cookiesOf(response).slice(0, 2)).toEqual(['vsf-customer=', 'vsf-cart='])
        const guest = await ask(method, 'vsf-cart=his')
        expect([guest.status, guest.body, cookiesOf(guest)]).toEqual([200, recorded[name]?.body, []])
      }
    },
  )
})

describe('a cart', () => {
  test.each(['createEmptyCart', 'mergeCarts', 'customerCart'])('becomes the session’s: %s', async (name) => {
    stub.answers[name] = replay(name)
    const response = await ask(name, 'vsf-customer=live')
    expect([response.status, cookiesOf(response)[0]]).toEqual([200, `vsf-cart=${idOf(name)}`])
  })

  test('is gone: a visit has none, an add gets a new one, a change is refused', async () => {
    const gone = recorded['error.cartNotFound']?.body
    const goneFor = (root: string) => ({ ...gone, data: { [root]: null } })
    for (const method of ['cart', 'cartTotalQty']) stub.answers[method] = gone
    stub.answers['updateCartItems'] = goneFor('updateCartItems')
    stub.answers['createEmptyCart'] = replay('createEmptyCart')
    stub.answers['addProductsToCart'] = ({ variables }: { variables: { cartId: string } }) =>
      variables.cartId === 'gone' ? goneFor('addProductsToCart') : recorded['addProductsToCart.simple']?.body
    const visit = await ask('cart', 'vsf-cart=gone', [])
    expect(visit.body).toEqual({ data: { cart: null }, extensions: { code: 'CART_NOT_FOUND' } })
    const change = await ask('updateCartItems', 'vsf-cart=gone', [{ cart_items: [{ quantity: 2 }] }])
    expect([change.status, change.body.error.code]).toEqual([404, 'CART_NOT_FOUND'])
    const add = await ask('addProductsToCart', 'vsf-cart=gone', [
      { cartItems: [{ sku: '24-MB01', quantity: 1 }] },
    ])
    expect(add.body).toEqual(recorded['addProductsToCart.simple']?.body)
    expect([visit, change, add].map((response) => cookiesOf(response)[0])).toEqual([
      'vsf-cart=',
      'vsf-cart=',
      `vsf-cart=${idOf('createEmptyCart')}`,
    ])
  })

  test('is ordered once, and forgotten', async () => {
    stub.answers['placeOrder'] = replay('placeOrder')
    const first = await ask('placeOrder', 'vsf-cart=full', [])
    const second = await ask('placeOrder', 'vsf-cart=full', [])
    expect([first.body, second.body]).toEqual(Array(2).fill(recorded['placeOrder']?.body))
    expect(stub.requests).toHaveLength(1)
    expect(cookiesOf(first)[0]).toBe('vsf-cart=')
  })
})
