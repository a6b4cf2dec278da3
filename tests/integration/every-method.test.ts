// Every method of the table, with its example, through the middleware to the real back end, or to the Magento at
// COMMERCE_GRAPHQL_URL (docs/magento.md).
import { startMiddleware } from '@loftwood/middleware/testing'
import { createClient } from '@loftwood/client'
import { afterAll, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'
import { exampleCalls, ONLY_MAGENTO, sendExample } from './example-calls.ts'
import { ofThisShop, startShopUnderTest } from './shop-under-test.ts'

const shop = await startShopUnderTest()
const noLimits = ['COUPON', 'CREATION', 'ORDER', 'LOOKUP', 'LOGIN', 'ACCOUNT', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const middleware = await startMiddleware({
  commerceUrl: shop.graphqlUrl,
  env: { ...Object.fromEntries(noLimits), CUSTOM_OPERATIONS: 'true', UPSTREAM_TIMEOUT_MS: '30000' },
})
interface Support {
  methods: Record<string, { supported: boolean; reason?: string }>
}
const capabilities = (await (await fetch(`${middleware.url}/capabilities`)).json()) as Record<string, Support>
const calls = (await exampleCalls(middleware.url)).map(({ path, args }) => {
  const [, integration = '', method = ''] = path.split('/')
  return { path, args: ofThisShop(args, shop), support: capabilities[integration]?.methods[method] }
})
/** Printed at the end, for another back end than our own. */
const outcomes: string[] = []

/** What the back end may have against an example: its key, number or password does not exist. */
const USER_ERRORS = [
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
  const email = `customer-${Date.now()}-${(customers += 1)}@example.com`
  await magento.createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password: 'Bunk-beds-1' })
  await magento.generateCustomerToken({ email, password: 'Bunk-beds-1' })
  await magento.addProductsToCart({ cartItems: [{ sku: shop.sku, quantity: 1 }] })
  return browser.fetch
}

/** What the middleware logged about parts of answers. */
function failedParts(): string[] {
  const lines = middleware.log.map((line) => JSON.parse(line) as { operation?: string; parts?: string[] })
  return lines.flatMap(({ operation, parts }) => (parts ? `failed in ${operation} ${parts.join(', ')}` : []))
}

afterAll(async () => {
  if (!shop.isEmbedded) process.stdout.write(`${[...outcomes.sort(), ...failedParts()].join('\n')}\n`)
  await middleware.stop()
  await shop.stop()
})

test('there are methods', () => expect(calls.length).toBeGreaterThan(100))

interface Answer {
  data?: object
  errors?: { message: string; extensions?: { category?: string } }[]
  error?: { code: string; message: string }
}

test.each(calls.filter(({ support }) => support?.supported))('$path is understood', async (call) => {
  const { path } = call
  session ??= await signedIn()
  const ask = session
  if (ENDS.test(path)) session = undefined
  const response = await sendExample(middleware.url, call, ask)
  const { data, errors, error } = (await response.json()) as Answer
  outcomes.push(`${error || errors ? 'refused' : 'ok'} ${path} ${(errors?.[0] ?? error)?.message ?? ''}`)
  for (const { message, extensions } of errors ?? []) {
    expect(USER_ERRORS, message).toContain(extensions?.category)
    expect(message).not.toMatch(/^(Cannot query|Unknown|Variable "|Syntax)/)
  }
  if (error) expect(`${path} ${error.code}`).toMatch(NOTHING_THERE)
  else expect(Boolean(data ?? errors)).toBe(true)
})

test('what the schema lacks is not supported', async () => {
  const lacking = calls.filter(({ support }) => !support?.supported)
  for (const call of lacking) {
    const { error } = (await (await sendExample(middleware.url, call)).json()) as Answer
    outcomes.push(`not supported ${call.path} ${call.support?.reason ?? ''}`)
    expect([call.path, error?.code]).toEqual([call.path, 'NOT_SUPPORTED'])
  }
  if (shop.isEmbedded) expect(lacking.map(({ path }) => path.split('/')[2]).toSorted()).toEqual(ONLY_MAGENTO)
})
