// Every method of the table with what is somebody else's: it may be refused, but nobody is signed out by it.
import { createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'
import { callsAbout, fillSession } from './others-things.ts'

const SKU = 'KAW-BNK-HI'
const LIMITS = ['ACCOUNT', 'COUPON', 'CREATION', 'LOGIN', 'LOOKUP', 'ORDER', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const commerce = await startCommerce()
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { ...Object.fromEntries(LIMITS), CUSTOM_OPERATIONS: 'true' },
})

/** They end the caller's own session, whatever else they are given. */
const ENDS_THE_SESSION = ['deleteCustomer', 'revokeCustomerToken']
/** No argument of theirs names a thing of somebody. A new method is not among them unless somebody says so. */
const NAMES_NOTHING = [
  'addProductsToCompareList',
  'changeCustomerPassword',
  'compareList',
  'confirmMailAddress',
  'createBuyNowCart',
  'createCompareList',
  'createCustomerAddress',
  'customerOrders',
  'customerProductReview',
  'customerStoreCredit',
  'finishSocialLogin',
  'giftCardAccount',
  'removeProductsFromCompareList',
  'reviews',
  'startSocialLogin',
  'updateCustomer',
  'wishlist',
]

function newSession() {
  const browser = cookieFetch()
  const { magento } = createClient({ url: middleware.url, fetch: browser.fetch })
  return { ...browser, magento }
}

async function newCustomer(email: string, password: string) {
  const session = newSession()
  await session.magento.createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password })
  await session.magento.generateCustomerToken({ email, password })
  return session
}

const victim = await newCustomer('victim@example.com', 'Ladder-rail-3')
const others = {
  account: await fillSession(victim.magento, SKU, 'victim@example.com'),
  guest: await fillSession(newSession().magento, SKU, 'guest@example.com'),
}
const caller = await newCustomer('caller@example.com', 'Mattress-slat-4')
await caller.magento.addProductsToCart({ cartItems: [{ sku: SKU, quantity: 1 }] })
const own = caller.cookies.get('vsf-cart') ?? ''

const signedIn = new Map(caller.cookies)

beforeEach(() => {
  caller.cookies.clear()
  for (const [name, value] of signedIn) caller.cookies.set(name, value)
})

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

test('no method is without something of somebody else', () => {
  const without = callsAbout(others.account, own).filter(({ namesNothing }) => namesNothing)
  expect(without.map(({ method }) => method).toSorted()).toEqual(NAMES_NOTHING)
})

describe.each(Object.entries(others))('of another %s', (_who, things) => {
  const calls = callsAbout(things, own).filter(({ method }) => !ENDS_THE_SESSION.includes(method))

  test.each(calls)('$method leaves the caller signed in', async ({ method, args }) => {
    const token = caller.cookies.get('vsf-customer')
    const response = await caller.fetch(`${middleware.url}/magento/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    })
    expect(response.status, await response.text()).not.toBe(401)
    expect(caller.cookies.get('vsf-customer')).toBe(token)
    expect((await caller.magento.customer()).customer?.email).toBe('caller@example.com')
    expect((await caller.magento.cart(own)).cart?.id).toBe(own)
  })
})
