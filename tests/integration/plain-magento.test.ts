// Every method in front of a Magento that has none of this shop's own operations.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, expect, test } from 'vitest'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { cookieFetch } from './cookie-fetch.ts'
import { exampleCalls, sendExample } from './example-calls.ts'

interface Capabilities {
  isSchemaKnown: boolean
  methods: Record<string, { supported: boolean }>
}

const commerce = await startCommerce()
const magento = await startPlainMagento(new URL(commerce.graphqlUrl).origin)
const noLimits = ['COUPON', 'ORDER', 'LOOKUP', 'LOGIN', 'ACCOUNT', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const env = { ...Object.fromEntries(noLimits), CUSTOM_OPERATIONS: 'true' }
const middleware = await startMiddleware({ commerceUrl: magento.graphqlUrl, env })
const capabilities = (await (await fetch(`${middleware.url}/capabilities`)).json()) as Record<
  string,
  Capabilities
>
const calls = (await exampleCalls(middleware.url)).map((call) => {
  const [, integration = '', method = ''] = call.path.split('/')
  return { ...call, method, isSupported: capabilities[integration]?.methods[method]?.supported }
})

afterAll(async () => {
  await middleware.stop()
  await magento.stop()
  await commerce.stop()
})

test('it gets the list of unsupported features', () => {
  expect(capabilities['magento']?.isSchemaKnown).toBe(true)
  const missing = calls.filter(({ isSupported }) => !isSupported).map(({ path }) => path)
  expect(missing).toEqual(
    expect.arrayContaining([
      '/magento/guestWishlist',
      '/magento/guestWishlistItemsCount',
      '/magento/addProductsToGuestWishlist',
      '/magento/generateRememberMeToken',
      '/magento/generateCustomerTokenByRememberMeToken',
      '/magento/revokeRememberMeToken',
      '/magento/pinterestOptions',
      '/algolia/algolia_config',
      '/algolia/algolia_products',
    ]),
  )
  expect(calls.length - missing.length).toBeGreaterThan(70)
})

test.each(calls.filter(({ isSupported }) => !isSupported))(
  '$path is not supported, whatever the session has',
  async (call) => {
    const browser = cookieFetch()
    for (const cookies of [{}, { guest_customer_id: 'guest', 'vsf-cart': 'cart' }]) {
      for (const [name, value] of Object.entries(cookies)) browser.cookies.set(name, value)
      const response = await sendExample(middleware.url, call, browser.fetch)
      const { error } = (await response.json()) as { error?: object }
      expect([response.status, error]).toEqual([
        501,
        expect.objectContaining({ code: 'NOT_SUPPORTED', data: { method: call.method } }),
      ])
    }
  },
)

test.each(calls.filter(({ isSupported }) => isSupported))('$path asks nothing it has not', async (call) => {
  const response = await sendExample(middleware.url, call)
  expect(response.status).not.toBe(501)
  expect(magento.userErrors).toEqual([])
})

test('a remembered customer is forgotten all the same', async () => {
  const browser = cookieFetch()
  const record = encodeURIComponent(JSON.stringify({ email: 'ann@example.com', token: 'remember' }))
  browser.cookies.set('remember-me', record)
  await sendExample(middleware.url, { path: '/magento/revokeRememberMeToken', args: [] }, browser.fetch)
  expect(browser.cookies.has('remember-me')).toBe(false)
})
