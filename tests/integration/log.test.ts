// What the middleware's own process writes down of a whole journey: one line a call, and nothing of what was in it.
import { createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { afterAll, expect, test } from 'vitest'
import { cookieFetch } from './cookie-fetch.ts'
import { startServerProcess } from '../harness/server-process.ts'

interface Line {
  message: string
  requestId: string
  route: string
  status: number
  durationMs: number
  code?: string
}
interface Mail {
  id: number
  subject: string
}

const email = 'log.reader@example.com'
const [password, wrong, next] = ['Bunk-beds-1', 'Wrong-one-22', 'Bunk-beds-333']
const address = {
  firstname: 'Marguerite',
  lastname: 'Tremblay',
  street: ['4321 Chemin Sans-Issue'],
  city: 'Trois-Rivières',
  region_id: 74,
  postcode: 'K1A 0B1',
  country_code: 'CA' as const,
  telephone: '613-555-0177',
}

const commerce = await startCommerce()
const middleware = await startServerProcess('middleware', {
  NODE_ENV: 'production',
  LOG_LEVEL: 'debug',
  COOKIE_SECURE: 'false',
  COMMERCE_GRAPHQL_URL: commerce.graphqlUrl,
})
const browser = cookieFetch()

/** A logged request: route, the answer's request id, and its error code. */
const requests: { route: string; requestId: string | null; status: number }[] = []
/** Every text that travelled and must not be in the log. */
const travelled = new Set<string>()

function collect(value: unknown): void {
  if (typeof value === 'string' && value.length > 4) travelled.add(value)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
}

function collectCookies(): void {
  for (const [name, value] of browser.cookies)
    if (name !== 'vsf-session') for (const text of [value, decodeURIComponent(value)]) collect(text)
}

const watching: typeof fetch = async (input, init) => {
  if (typeof init?.body === 'string') collect(JSON.parse(init.body))
  collectCookies()
  const response = await browser.fetch(input, init)
  collectCookies()
  requests.push({
    route: new URL(response.url).pathname.slice(1),
    requestId: response.headers.get('x-request-id'),
    status: response.status,
  })
  return response
}

/** The key in the newest mail about something. */
async function keyInMail(pattern: RegExp): Promise<string> {
  const mails = (await (await fetch(`${commerce.url}/outbox.json`)).json()) as Mail[]
  const texts = await Promise.all(
    mails.map(async ({ id }) => (await fetch(`${commerce.url}/outbox/${id}.txt`)).text()),
  )
  const key = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean)
  if (!key) throw new Error(`no mail with ${pattern}`)
  travelled.add(key)
  return key
}

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

test('a journey leaves one line a call, and nothing of what was in it', async () => {
  const { magento } = createClient({ url: middleware.url, fetch: watching })
  const fails = (call: Promise<unknown>) => expect(call).rejects.toHaveProperty('code')

  await magento.products({ search: 'secret drawer beds' })
  await magento.route('secret-drawer-beds')
  await magento.addProductsToCart({ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] })
  await fails(magento.applyCouponToCart({ coupon_code: 'NO-SUCH-COUPON' }))
  await magento.applyCouponToCart({ coupon_code: 'WELCOME10' })

  await magento.createCustomer({ email, password, firstname: 'Marguerite', lastname: 'Tremblay' })
  await fails(magento.generateCustomerToken({ email, password: wrong }))
  await magento.generateCustomerToken({ email, password })
  await magento.generateRememberMeToken()
  collect(await magento.cart())
  const { region_id, ...lines } = address
  await magento.createCustomerAddress({ ...lines, region: { region_id } })

  await magento.requestPasswordResetEmail({ email })
  const resetPasswordToken = await keyInMail(/token=([\w-]{16,})/)
  await fails(
    magento.resetPassword({ email, newPassword: next, resetPasswordToken: `${resetPasswordToken}x` }),
  )
  await magento.resetPassword({ email, newPassword: next, resetPasswordToken })
  await magento.generateCustomerToken({ email, password: next })

  await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address }] })
  await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
  const { cart } = await magento.getAvailableShippingMethods()
  const methods = cart?.shipping_addresses[0]?.available_shipping_methods ?? []
  const { carrier_code = '', method_code } = methods.find((method) => method?.available) ?? {}
  await magento.setShippingMethodsOnCart({
    shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
  })
  await magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } })
  const { placeOrder } = await magento.placeOrder()
  expect(placeOrder?.orderV2?.number).toMatch(/^\d{9}$/)
  await magento.revokeCustomerToken()
  browser.cookies.set('vsf-customer', 'a-token-that-is-dead')
  await fails(magento.customer())

  await expect.poll(() => requestLines().length).toBe(requests.length)
  expect(requestLines()).toEqual(
    requests.map((call) => ({ ...call, durationMs: expect.any(Number), code: codeOf(call.status) })),
  )
  expect(travelled.size).toBeGreaterThan(30)
  const log = middleware.written()
  expect([...travelled].filter((text) => log.includes(text))).toEqual([])
})

const codeOf = (status: number) => (status === 200 ? undefined : expect.stringMatching(/^[A-Z_]+$/))

function requestLines() {
  const lines = middleware.logged().split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ message }) => message === 'request')
    .map(({ requestId, route, status, durationMs, code }) => ({
      requestId,
      route,
      status,
      durationMs,
      code,
    }))
}
