/** An agent in front of a Magento: from the catalog to a checkout that a browser pays, by REST; to its link, by MCP. */
import { BUYER, lineOf, mcpAgent, restAgent, shipping, withDelivery, type Json } from '../fixtures/agent.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { expect, test } from './fixtures.ts'

const BAG = 'Joust Duffle Bag'

/** One subtotal, one total, and exactly what lies between them. */
function expectExact({ totals }: Json) {
  const sum = totals.reduce(
    (all: number, { type, amount }: Json) => (type === 'total' ? all : all + amount),
    0,
  )
  expect(totals.filter(({ type }: Json) => type === 'total')).toEqual([
    expect.objectContaining({ amount: sum }),
  ])
}

test('an agent finds a bag and prepares its checkout, and a browser pays it', async ({ page, shop }) => {
  const send = restAgent(shop.url)
  const { ucp } = (await (await fetch(`${shop.url}/.well-known/ucp`)).json()) as Json
  expect(Object.keys(ucp.capabilities)).toContain('dev.ucp.shopping.fulfillment')
  // Its products say nothing of it.
  expect(Object.keys(ucp.capabilities).join(' ')).not.toContain('home_fit')

  const { body: found } = await send('/catalog/search', { query: BAG })
  expect(found.products.map(({ title }: Json) => title)).toContain(BAG)
  const { products } = (await send('/catalog/lookup', { ids: ['24-MB01'] })).body
  const { product } = (await send('/catalog/product', { id: '24-MB01' })).body
  expect(products[0].variants[0]).toMatchObject({ id: product.variants[0].id, price: { amount: 3400 } })

  const discounts = { codes: ['TEN'] }
  const { body: cart } = await send('/carts', { line_items: [lineOf(products)], discounts })
  expect(cart.discounts.applied).toMatchObject([{ amount: 340 }])
  const request = { cart_id: cart.id, line_items: [], buyer: BUYER, fulfillment: shipping() }
  const { body: open } = await send('/checkout-sessions', request)
  expect(open.status).toBe('incomplete')
  const address = `/checkout-sessions/${open.id}`
  const { body: ready } = await send(address, { ...withDelivery(open), discounts }, { method: 'PUT' })
  expect(ready.status).toBe('requires_escalation')
  expectExact(ready)

  await page.goto(ready.continue_url)
  await expect(page).toHaveURL(`${shop.url}/checkout-guest`)
  await expect(page.getByText('1 Bunk Street').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Check / Money order' }).check({ force: true })
  const { number, main } = await shopperOn(page, 'en').placeOrder()
  expect(main).toContain(BAG)
  const { body: done } = await send(address)
  expect([done.status, done.order.id]).toEqual(['completed', number])
})

test('an agent prepares a checkout of another store view by tools', async ({ shop }) => {
  const { client, call } = await mcpAgent(shop.url)
  const context = { language: 'de' }
  const { products } = await call('lookup_catalog', { catalog: { ids: ['24-MB01'], context } })
  expect(products[0].url).toBe(`${shop.url}/german/joust-duffle-bag-de.html`)
  const checkout = { line_items: [lineOf(products)], buyer: BUYER, context, fulfillment: shipping() }
  const open = await call('create_checkout', { checkout })
  const ready = await call('update_checkout', { id: open.id, checkout: withDelivery(open) })
  await client.close()
  expect([ready.status, ready.currency]).toEqual(['requires_escalation', 'EUR'])
  expect(ready.continue_url).toMatch(new RegExp(`^${shop.url}/german/checkout/continue\\?token=`))
  expectExact(ready)
})
