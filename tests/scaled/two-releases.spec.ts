/**
 * A release while the one before still serves: two storefronts and two middlewares, one of each release, behind load balancers
 * without stickiness. So pages, their scripts and their calls are of either release, and Redis is shared by both.
 */
import { cookieJar, createClient } from '@loftwood/client'
import { sourceFolder } from '../../scripts/lib/services.mjs'
import { expect, test as base } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitor } from '../fixtures/visitor.ts'
import { completeCart, placeOrder } from '../harness/place-order.ts'
import { findSamples } from '../harness/samples.ts'
import { makeNextRelease } from './next-release.ts'
import { startScaledShop, type ScaledShop } from './scaled-shop.ts'

const VISITS = 4

const test = base.extend<object, { shop: ScaledShop }>({
  shop: [
    async ({}, use) => {
      const next = await makeNextRelease()
      const shop = await startScaledShop({
        folderOf: (service, index) => (index === 1 ? next.folderOf(service.name) : sourceFolder(service)),
      })
      await use(shop)
      await shop.stop()
      await next.remove()
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.storefrontUrl),
})

/** Addresses of the middlewares, the older release first. */
const middlewaresOf = ({ servers }: ScaledShop) =>
  servers.slice(0, 2).map(({ origins }) => origins.middleware)

test('each middleware answers by its own documents, though they share a Redis', async ({ shop }) => {
  const fields: boolean[][] = []
  for (const url of [...middlewaresOf(shop), ...middlewaresOf(shop)]) {
    const { products } = await createClient({ url }).magento.products({ search: 'bunk', pageSize: 1 })
    const item = products?.items?.[0] ?? {}
    fields.push(['assembled_length', 'meta_title'].map((name) => name in item))
  }
  const [older, newer] = [
    [true, false],
    [false, true],
  ]
  expect(fields).toEqual([older, newer, older, newer])
})

test('a session of one release is one of the other, whatever cookies they have', async ({ shop }) => {
  const who = { email: `ann-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
  const cookies = cookieJar('vsf-country=CA; shop-country=US; vsf-session={"of":"another release"}')
  const clients = middlewaresOf(shop).map((url) => createClient({ url, cookies }).magento)
  const { simpleSku: sku } = await findSamples(shop.commerceUrl)
  for (const magento of clients) await magento.addProductsToCart({ cartItems: [{ sku, quantity: 1 }] })
  await clients[0]?.createCustomer({ ...who, firstname: 'Ann', lastname: 'Lee' })
  await clients[0]?.generateCustomerToken(who)
  for (const magento of clients) {
    const { customer: found } = await magento.customer()
    expect(found?.firstname).toBe('Ann')
    const { cart } = await magento.cart()
    expect(cart?.total_quantity).toBe(2)
  }
})

test('an order is placed over both', async ({ shop }) => {
  const guest = visitor(shop.storefrontUrl)
  const { simpleSku: sku } = await findSamples(shop.commerceUrl)
  await guest.addProductsToCart({ cartItems: [{ sku, quantity: 1 }] })
  await guest.setGuestEmailOnCart({ email: 'owen@example.com' })
  await completeCart(guest)
  expect(await placeOrder(guest)).toMatch(/^\d{9}$/)
})

for (let visit = 1; visit <= VISITS; visit += 1)
  test(`visit ${visit}: pages and calls of both releases fill a cart`, async ({ page }) => {
    const shopper = shopperOn(page, visit % 2 === 0 ? 'fr' : 'en')
    await shopper.open('/')
    await shopper.addFirstBed()
    await shopper.open('/checkout/cart')
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1')
  })
