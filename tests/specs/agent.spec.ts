/** An agent finds a bed, prepares its checkout, and hands it over: a browser pays it, and the agent learns the order. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn, text } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'

const BUYER = { first_name: 'Ann', last_name: 'Lee', email: 'ann@example.com', phone_number: '613-555-0100' }
const DESTINATION = {
  street_address: '1 Bunk Street',
  address_locality: 'Ottawa',
  address_region: 'ON',
  postal_code: 'K1A 0B1',
  address_country: 'CA',
}

// oxlint-disable-next-line typescript/no-explicit-any -- the protocol's schemas are checked where its answers are tested
type Json = any

interface AgentShop {
  url: string
  /** The address of the agent's profile. */
  profile: string
}

const test = base.extend<object, { shop: AgentShop }>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood.shopper.agent-'))
      const ports = { middleware: await freePort(), storefront: await freePort() }
      const url = `http://localhost:${ports.storefront}`
      const env = {
        LOG_LEVEL: 'warn',
        COMMERCE_GRAPHQL_URL: `${serverUrl('commerce')}/graphql`,
        MEDIA_URL: `${serverUrl('commerce')}/media`,
        UCP_LOCAL_PROFILES: 'true',
      }
      const stack: Stack = await startStack({ ports, dataDir, env })
      await use({ url, profile: `${url}/ucp/sample-platform.json` })
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const shipping = (method: object = {}) => ({
  methods: [{ type: 'shipping', destinations: [DESTINATION], ...method }],
})

/** The first bed that the search finds, as a line. */
const lineOf = ({ products }: Json) => {
  const variants = products.flatMap((product: Json) => product.variants)
  const { id } = variants.find(({ availability }: Json) => availability.available)
  return { item: { id }, quantity: 1 }
}

/** Selects the first delivery of a checkout. */
function withDelivery({ fulfillment, line_items: lines }: Json) {
  const [{ destinations, groups }] = fulfillment.methods
  const group = { id: groups[0].id, selected_option_id: groups[0].options[0].id }
  const selected = { selected_destination_id: destinations[0].id, groups: [group] }
  return { line_items: lines, buyer: BUYER, fulfillment: shipping(selected) }
}

test('by REST, from a search to an order that a browser pays', async ({ browser, shop, viewport }) => {
  const send = async (method: string, path: string, body?: object): Promise<Json> => {
    const headers = { 'content-type': 'application/json', 'ucp-agent': `profile="${shop.profile}"` }
    const response = await fetch(`${shop.url}/ucp${path}`, { method, headers, body: JSON.stringify(body) })
    return response.json()
  }
  const { ucp } = (await (await fetch(`${shop.url}/.well-known/ucp`)).json()) as Json
  expect(ucp.services['dev.ucp.shopping'][0].endpoint).toBe(`${shop.url}/ucp`)

  const line = lineOf(await send('POST', '/catalog/search', { query: 'bunk bed' }))
  const cart = await send('POST', '/carts', { line_items: [line] })
  const request = { cart_id: cart.id, line_items: [], buyer: BUYER, fulfillment: shipping() }
  const open = await send('POST', '/checkout-sessions', request)
  expect(open.status).toBe('incomplete')
  const ready = await send('PUT', `/checkout-sessions/${open.id}`, withDelivery(open))
  expect(ready.status).toBe('requires_escalation')

  // A browser that has been here before, and so has the shop's service worker.
  const context = await browser.newContext({ viewport, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(shop.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.goto(ready.continue_url)
  await expect(page).toHaveURL(`${shop.url}/checkout-guest`)
  await expect(page.getByText('1 Bunk Street').first()).toBeVisible()
  const shopper = shopperOn(page, 'en')
  await shopper.payByCheque()
  const { main } = await shopper.placeOrder()
  const done = await send('GET', `/checkout-sessions/${open.id}`)
  expect(done.status).toBe('completed')
  expect(main).toContain(done.order.id)

  // The link tells whoever opens it later what has become of it.
  await page.goto(ready.continue_url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order has been placed')
  expect(page.url()).not.toContain('token')
  expect(await accessibilityViolations(page)).toEqual([])
  await context.close()
})

test('by MCP in French, to a checkout that opens in French', async ({ browser, shop, viewport }) => {
  const client = new Client({ name: 'agent', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.url}/ucp/mcp`)))
  const call = async (name: string, args: object): Promise<Json> => {
    const meta = { 'ucp-agent': { profile: shop.profile } }
    return (await client.callTool({ name, arguments: { meta, ...args } })).structuredContent
  }
  const context = { language: 'fr' }
  const line = lineOf(await call('search_catalog', { catalog: { query: 'lit', context } }))
  const checkout = { line_items: [line], buyer: BUYER, context, fulfillment: shipping() }
  const open = await call('create_checkout', { checkout })
  const ready = await call('update_checkout', { id: open.id, checkout: withDelivery(open) })
  expect(ready.status).toBe('requires_escalation')
  await client.close()

  const first = await browser.newContext({ viewport })
  const page = await first.newPage()
  await page.goto(ready.continue_url)
  await expect(page).toHaveURL(`${shop.url}/fr/checkout-guest`)
  await expect(page.getByText('1 Bunk Street').first()).toBeVisible()

  // Whoever it is forwarded to sees the bed, and nobody's address.
  const second = await browser.newContext({ viewport })
  const other = await second.newPage()
  await other.goto(ready.continue_url)
  await expect(other).toHaveURL(`${shop.url}/fr/checkout-guest`)
  await expect(other.getByLabel(text('fr', 'form.emailLabel')).first()).toHaveValue('')
  await expect(other.getByText('1 Bunk Street')).toHaveCount(0)
  await Promise.all([first.close(), second.close()])
})
