// Every method of the table, with its example, through the middleware to the real back end.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { createClient } from '@loftwood/client'
import { afterAll, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'
import { exampleCalls, sendExample } from './example-calls.ts'

const commerce = await startCommerce()
const noLimits = ['COUPON', 'ORDER', 'LOOKUP', 'LOGIN', 'ACCOUNT', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { ...Object.fromEntries(noLimits), CUSTOM_OPERATIONS: 'true' },
})
const calls = await exampleCalls(middleware.url)

/** What the back end may have against an example: its key, number or password does not exist. */
const REFUSALS = [
  'graphql-authentication',
  'graphql-authorization',
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
]
/** They act upon what a new session does not have. */
const NOTHING_THERE = /(GuestWishlist|ByRememberMeToken) INVALID_ARGUMENTS/
/** After these the next one gets a session of its own. */
const ENDS = /Token|Password|Email|deleteCustomer|placeOrder|mergeCarts/
let session: typeof fetch | undefined
let customers = 0

/** A new customer with a bed in the cart. */
async function signedIn(): Promise<typeof fetch> {
  const browser = cookieFetch()
  const { magento } = createClient({ url: middleware.url, fetch: browser.fetch })
  const email = `customer-${(customers += 1)}@example.com`
  await magento.createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password: 'Bunk-beds-1' })
  await magento.generateCustomerToken({ email, password: 'Bunk-beds-1' })
  await magento.addProductsToCart({ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] })
  return browser.fetch
}

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

test('there are methods', () => expect(calls.length).toBeGreaterThan(100))

test.each(calls)('$path is understood', async (call) => {
  const { path } = call
  session ??= await signedIn()
  const ask = session
  if (ENDS.test(path)) session = undefined
  const response = await sendExample(middleware.url, call, ask)
  const { data, errors, error } = (await response.json()) as {
    data?: object
    errors?: { message: string; extensions?: { category?: string } }[]
    error?: { code: string }
  }
  for (const { message, extensions } of errors ?? []) {
    expect(REFUSALS, message).toContain(extensions?.category)
    expect(message).not.toMatch(/^(Cannot query|Unknown|Variable "|Syntax)/)
  }
  if (error) expect(`${path} ${error.code}`).toMatch(NOTHING_THERE)
  else expect(Boolean(data ?? errors)).toBe(true)
})
