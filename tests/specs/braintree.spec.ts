/** Cards through Braintree in front of a plain Magento: paid in the checkout, declined first, saved, used again, deleted. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { serveBraintree } from '../fixtures/braintree-page.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { ADDRESS, shopperOn, type Language } from '../fixtures/shopper.ts'
import { createBraintree, type MagentoBraintree } from '../harness/magento-payments/braintree.ts'
import {
  CARDS,
  startBraintreeServer,
  type BraintreeServer,
} from '../harness/magento-payments/braintree-server.ts'
import { VIEWS } from '../fixtures/views.ts'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { serverUrl } from '../harness/server-env.ts'
import { NO_LIMITS } from '../harness/shop-servers.ts'

interface CardShop {
  url: string
  gateway: BraintreeServer
  braintree: MagentoBraintree
}

const test = base.extend<{ visitor: Page }, { shop: CardShop }>({
  shop: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-braintree-'))
      const gateway = startBraintreeServer()
      const braintree = createBraintree(gateway)
      const magento = await startPlainMagento(serverUrl('commerce'), [braintree])
      const ports = { middleware: await freePort(), storefront: await freePort() }
      const env = {
        ...NO_LIMITS,
        LOG_LEVEL: 'warn',
        COMMERCE_GRAPHQL_URL: magento.graphqlUrl,
        MEDIA_URL: `${serverUrl('commerce')}/media`,
      }
      const stack = await startStack({ ports, dataDir, env })
      await use({ url: `http://localhost:${ports.storefront}`, gateway, braintree })
      await stack.stop()
      await magento.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ browser, shop, viewport }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, viewport })
    const problems = collectProblems(context, shop.url)
    await serveBraintree(context, shop.gateway)
    const page = await context.newPage()
    await use(page)
    expect(problems.filter((problem) => !problem.includes('to another host'))).toEqual([])
    await context.close()
  },
})

const fieldOf = (page: Page, name: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).locator('input')

async function typeCard(page: Page, number: string): Promise<void> {
  await fieldOf(page, 'number').fill(number)
  await fieldOf(page, 'expirationDate').fill('12/29')
  await fieldOf(page, 'cvv').fill('123')
}

/** A signed-in customer in front of the ways to pay. */
async function toPayment(page: Page, language: Language, customer: { email: string; password: string }) {
  const shopper = shopperOn(page, language)
  await shopper.signIn(customer)
  await shopper.open('/kids-latex-pillow')
  await shopper.addToCart()
  // By a link: the checkout is a document of its own, which alone may show the fields.
  await shopper
    .button('cart.checkout')
    .or(page.getByRole('link', { name: shopper.say('cart.checkout') }))
    .first()
    .click()
  await shopper.fillSteps(['shipping', 'delivery'], customer.email, ADDRESS)
  return shopper
}

for (const { language, use } of VIEWS) {
  test.describe(() => {
    test.use(use)

    test(`a declined card, then one that pays and is saved (${language})`, async ({
      visitor: page,
      shop,
      backEnd,
    }) => {
      test.slow()
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== shop.url) foreign.push(request.url())
      })
      const customer = { email: `card-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
      await backEnd.registerCustomer({ ...customer, firstname: 'Ann', lastname: 'Lee' })
      const shopper = await toPayment(page, language, customer)
      await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeAttached()
      expect(foreign).toEqual([])
      await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
      await expect(fieldOf(page, 'number')).toBeVisible()
      await shopper.button('checkout.toReview').click()
      await expect(page.getByText(shopper.say('checkout.card.numberFault')).first()).toBeVisible()
      await typeCard(page, CARDS.declined)
      await page.getByRole('checkbox', { name: shopper.say('checkout.card.save') }).check({ force: true })
      await shopper.button('checkout.toReview').click()
      await shopper.button('checkout.placeOrder').click()
      await expect(page.getByText(shopper.say('pay.declined'), { exact: true })).toBeVisible()
      await expect(fieldOf(page, 'number')).toHaveValue(CARDS.declined)
      await expect(fieldOf(page, 'cvv')).toHaveValue('123')
      expect(await accessibilityFaults(page)).toEqual([])
      const sales = shop.gateway.sales.length
      await fieldOf(page, 'number').fill(CARDS.paid)
      await shopper.button('checkout.toReview').click()
      await expect(page.getByText(shopper.say('pay.declined'), { exact: true })).toHaveCount(0)
      await expect(page.getByText(/Visa.* 1111/)).toBeVisible()
      await shopper.placeOrder()
      expect(shop.gateway.sales.slice(sales)).toMatchObject([{ number: CARDS.paid, isDeviceKnown: true }])
      await shopper.open('/customer/account')
      // On phones the menu is folded.
      const folded = page.locator('summary').filter({ hasText: shopper.say('account.title'), visible: true })
      const cards = page.getByRole('link', { name: shopper.say('cards.title') }).filter({ visible: true })
      await expect(folded.or(cards).first()).toBeVisible()
      if (await folded.isVisible()) await folded.click()
      await cards.first().click()
      await expect(page.getByRole('main').getByText('1111')).toBeVisible()
    })

    test(`a saved card pays, and is deleted (${language})`, async ({ visitor: page, shop, backEnd }) => {
      test.slow()
      // The collector of device data never answers.
      await page.route('https://c.paypal.com/**', () => undefined)
      const customer = { email: `card-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
      await backEnd.registerCustomer({ ...customer, firstname: 'Ann', lastname: 'Lee' })
      shop.braintree.save(customer.email, { number: CARDS.mastercard, expiry: '12/2029' })
      const shopper = await toPayment(page, language, customer)
      await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
      await expect(page.getByRole('radio', { name: /4444/ })).toBeChecked()
      expect(await accessibilityFaults(page)).toEqual([])
      await shopper.button('checkout.toReview').click()
      // The choice of cards is out of sight.
      await expect(page.getByText(/Mastercard.* 4444/).filter({ visible: true })).toBeVisible()
      const sales = shop.gateway.sales.length
      await shopper.placeOrder()
      expect(shop.gateway.sales.slice(sales)).toMatchObject([
        { number: CARDS.mastercard, isDeviceKnown: false },
      ])
      await shopper.open('/customer/saved-cards')
      await shopper.button('account.delete').click()
      await expect(page.getByRole('dialog')).toContainText('4444')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: shopper.say('account.delete') })
        .click()
      await expect(page.getByText(shopper.say('cards.none'))).toBeVisible()
    })
  })
}

test('saved cards that arrive late hide nothing that is typed', async ({ visitor: page, shop, backEnd }) => {
  const customer = { email: `card-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
  await backEnd.registerCustomer({ ...customer, firstname: 'Ann', lastname: 'Lee' })
  shop.braintree.save(customer.email, { number: CARDS.mastercard, expiry: '12/2029' })
  const { promise: typed, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/customerPaymentTokens*', async (route) => {
    await typed
    await route.continue()
  })
  await toPayment(page, 'en', customer)
  await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
  await fieldOf(page, 'number').fill('4111')
  arrive()
  await expect(page.getByRole('radio', { name: /4444/ })).not.toBeChecked()
  await expect(fieldOf(page, 'number')).toHaveValue('4111')
  await expect(fieldOf(page, 'number')).toBeVisible()
})

test('only the checkout may show the provider’s fields', async ({ request, shop }) => {
  const policyOf = async (path: string) =>
    (await request.get(shop.url + path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/checkout-guest', '/fr/checkout-guest']) {
    expect(await policyOf(path)).toContain(
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com https://assets.braintreegateway.com https://*.paypal.com;",
    )
    // One script of the provider's: what collects device data.
    expect(await policyOf(path)).toMatch(/script-src 'self'(?: 'sha256-[^']+')* https:\/\/c\.paypal\.com;/)
  }
  for (const path of ['/', '/checkout/cart', '/checkout/pay', '/customer/saved-cards'])
    expect(await policyOf(path)).not.toMatch(/braintree|paypal/)
})
