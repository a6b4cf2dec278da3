/** An agent finds a bed, prepares its checkout, and hands it over: a browser pays it, and the agent learns the order. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { BUYER, lineOf, mcpAgent, restAgent, shipping, withDelivery, type Json } from '../fixtures/agent.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn, text } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'

const test = base.extend<object, { shop: { url: string } }>({
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
      await use({ url })
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('by REST, from a search to an order that a browser pays', async ({ browser, shop, viewport }) => {
  const send = restAgent(shop.url)
  const { ucp } = (await (await fetch(`${shop.url}/.well-known/ucp`)).json()) as Json
  expect(ucp.services['dev.ucp.shopping'][0].endpoint).toBe(`${shop.url}/ucp`)

  const query = 'bunk bed for two under an eight-foot ceiling'
  const { body: found } = await send('/catalog/search', { query })
  const { body: cart } = await send('/carts', { line_items: [lineOf(found.products)] })
  const request = { cart_id: cart.id, line_items: [], buyer: BUYER, fulfillment: shipping() }
  const { body: open } = await send('/checkout-sessions', request)
  expect(open.status).toBe('incomplete')
  const address = `/checkout-sessions/${open.id}`
  const { body: ready } = await send(address, withDelivery(open), { method: 'PUT' })
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
  const { body: done } = await send(address)
  expect(done.status).toBe('completed')
  expect(main).toContain(done.order.id)

  // The link tells whoever opens it later what has become of it.
  await page.goto(ready.continue_url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order has been placed')
  expect(page.url()).not.toContain('token')
  expect(await accessibilityViolations(page)).toEqual([])
  await context.close()
})

test('by MCP in French, from a bed that fits to an order that a browser pays', async ({
  browser,
  shop,
  viewport,
}) => {
  const { client, call } = await mcpAgent(shop.url)
  const context = { language: 'fr' }
  const home = { sleeper_ages_years: [9, 7], ceiling_height_in: 96 }
  const { beds } = await call('find_beds_that_fit', { ...home, context })
  const { product } = await call('get_product', { catalog: { id: beds[0].sku, context } })
  const cart = await call('create_cart', { cart: { line_items: [lineOf([product])], context } })
  const checkout = { cart_id: cart.id, line_items: [], buyer: BUYER, context, fulfillment: shipping() }
  const open = await call('create_checkout', { checkout })
  const ready = await call('update_checkout', { id: open.id, checkout: withDelivery(open) })
  expect(ready.status).toBe('requires_escalation')

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
  await expect(other.getByText(text('fr', 'handOver.copied'))).toBeVisible()

  const shopper = shopperOn(page, 'fr')
  await shopper.payByCheque()
  const { number } = await shopper.placeOrder()
  const done = await call('get_checkout', { id: open.id })
  expect([done.status, done.order.id]).toEqual(['completed', number])
  await Promise.all([client.close(), first.close(), second.close()])
})

test('a feed and an agent are told the same of every offer', async ({ shop }) => {
  const send = restAgent(shop.url)
  const feed = await (await fetch(`${shop.url}/feeds/acp/products.jsonl`)).text()
  const offered: Json[] = feed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const told = ({ id, price, list_price, availability, media }: Json) => ({
    id,
    price,
    list_price,
    isAvailable: availability.available,
    // An agent gets ten at most.
    pictures: media?.slice(0, 10).map(({ url }: Json) => url),
  })
  expect(offered.length).toBeGreaterThan(100)
  const byId = (all: Json[]) => all.map(told).toSorted((one, other) => (one.id < other.id ? -1 : 1))
  // As many as an agent may ask for in a minute.
  const step = Math.ceil(offered.length / 50)
  for (const { id, variants } of offered.filter((_, index) => index % step === 0)) {
    const { product } = (await send('/catalog/product', { id })).body
    expect(byId(product.variants), id).toEqual(byId(variants))
  }
})
