// Every method of the table, with its example, through the middleware to the real back end.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { createClient } from '@loftwood/client'
import { afterAll, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'

interface Description {
  paths: Record<
    string,
    { post?: { requestBody?: { content: { 'application/json': { example?: unknown } } } } }
  >
}

const commerce = await startCommerce()
const noLimits = ['COUPON', 'ORDER', 'LOOKUP', 'LOGIN', 'ACCOUNT', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { ...Object.fromEntries(noLimits), CUSTOM_OPERATIONS: 'true' },
})
const { paths } = (await (await fetch(`${middleware.url}/openapi.json`)).json()) as Description
const methods = Object.entries(paths).flatMap(([path, { post }]) => {
  const example = post?.requestBody?.content['application/json'].example
  return /^\/(magento|algolia)\//.test(path) ? [{ path, example }] : []
})

/** What the back end may have against an example: its key, number or password is nobody's. */
const REFUSALS = [
  'graphql-authentication',
  'graphql-authorization',
  'graphql-input',
  'graphql-no-such-entity',
  'graphql-already-exists',
]
/** They act upon what a new session does not have, or somebody else has. */
const NOTHING_THERE = /(GuestWishlist|ByRememberMeToken) INVALID_ARGUMENTS|CustomerAddress NOT_AUTHORIZED/
/** After these the next one gets a session of its own. */
const ENDS = /Token|Password|Email|deleteCustomer|CustomerAddress|placeOrder|mergeCarts/
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

test('there are methods', () => expect(methods.length).toBeGreaterThan(100))

test.each(methods)('$path is understood', async ({ path, example }) => {
  session ??= await signedIn()
  const ask = session
  if (ENDS.test(path)) session = undefined
  const response = await ask(`${middleware.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(example ?? []),
  })
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
