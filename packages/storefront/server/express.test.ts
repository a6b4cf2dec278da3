// Express checkout on the server: which providers can sell, and which pages may load their scripts.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { ExpressConfig } from '../src/platform/express.ts'
import { openShopFacts } from './shop-facts.ts'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'
import { openUpstream } from './upstream.ts'

const running: TestStorefront[] = []
afterEach(async () => {
  for (const storefront of running.splice(0)) await storefront.stop()
})

const STRIPE = { key: 'pk_test_1', capturesLater: true }

async function start(express: ExpressConfig): Promise<string> {
  const storefront = await runStorefront((_request, response) => response.end('{"data":{}}'), {
    facts: () => ({ express }),
    pageAt: (url) => (url.includes('pillow') ? { kind: 'product' } : {}),
  })
  running.push(storefront)
  return storefront.url
}

async function headerOf(url: string, name: string): Promise<string> {
  const response = await fetch(url)
  await response.body?.cancel()
  return response.headers.get(name) ?? ''
}

const WITH_BUTTONS = [
  '/pillow',
  '/fr/pillow',
  '/checkout/cart',
  '/checkout',
  '/checkout/express',
  '/checkout/pay',
]
const WITHOUT = ['/', '/bunk-beds', '/checkout/thank-you', '/checkout/pay/x', '/customer/account']

test('only pages with the buttons may load the provider, and wallets may open a window', async () => {
  const url = await start({ stripe: STRIPE })
  for (const path of WITH_BUTTONS) {
    expect(await headerOf(url + path, 'content-security-policy'), path).toContain('https://js.stripe.com')
    expect(await headerOf(url + path, 'cross-origin-opener-policy'), path).toBe('same-origin-allow-popups')
  }
  for (const path of WITHOUT)
    expect(await headerOf(url + path, 'content-security-policy'), path).not.toContain('stripe')
  // The second answer is a hit.
  expect(await headerOf(`${url}/pillow`, 'content-security-policy')).toContain('https://js.stripe.com')
})

test('without Stripe among the express providers no page but that of payments may load it', async () => {
  const url = await start({ paypal: true })
  for (const path of ['/pillow', '/checkout/cart', '/checkout/express'])
    expect(await headerOf(url + path, 'content-security-policy'), path).not.toContain('stripe')
})

test.each([
  ['with keys', { captures_later: true, publishable_key: 'pk_test_1' }, { stripe: STRIPE }],
  ['without keys', null, {}],
])('a back end %s', async (_what, onlinePaymentConfig, expected) => {
  const answers: Record<string, object> = {
    '/capabilities': { magento: { features: { orderPayments: { supported: true } }, stores: [] } },
    '/magento/onlinePaymentConfig': { data: { onlinePaymentConfig } },
  }
  const server = createServer((request, response) => {
    response.end(JSON.stringify(answers[request.url?.split('?')[0] ?? ''] ?? {}))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const upstream = openUpstream({ origin, timeoutMs: 5_000, connections: 4, queue: 4 })
  onTestFinished(() => upstream.close())
  const facts = await openShopFacts(upstream, { expressProviders: ['stripe'] })
  expect(facts.latest().express).toEqual(expected)
})
