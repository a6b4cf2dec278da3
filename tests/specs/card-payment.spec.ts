/** Paying by card: the order is placed, then paid on a page of its own, where alone the provider's script runs. */
import { STRIPE_KEYS, startStripeServer, type StripeServer } from '@loftwood/commerce/testing/stripe-server'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { ADDRESS, shopperOn, type Language } from '../fixtures/shopper.ts'
import { CARDS, serveStripe } from '../fixtures/stripe-page.ts'
import { startShopServers } from '../harness/shop-servers.ts'

interface CardShop {
  url: string
  stripe: StripeServer
}

const FINANCING = { FINANCING_MONTHS: '12', FINANCING_ANNUAL_RATE: '9.99' }

const test = base.extend<{ visitor: Page }, { shop: CardShop }>({
  shop: [
    async ({}, use) => {
      const stripe = await startStripeServer()
      const servers = await startShopServers({
        env: { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url, ...FINANCING },
      })
      await use({ url: servers.storefrontUrl, stripe })
      await servers.stop()
      await stripe.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, shop, viewport }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, viewport })
    const problems = collectProblems(context, shop.url)
    await serveStripe(context, shop.stripe)
    const page = await context.newPage()
    await use(page)
    expect(problems.filter((problem) => !problem.includes('to another host'))).toEqual([])
    await context.close()
  },
})

const MONTHLY = {
  en: /^or \$\d+\.\d\d a month for 12 months at 9\.99% a year/,
  fr: /^ou \d+,\d\d\s\$ par mois pendant 12 mois à 9,99\s% par année/,
}

/** Each language at one of the widths. */
const WIDTHS = { en: { width: 1440, height: 900 }, fr: { width: 390, height: 844 } }

/** Up to the page on which the order is paid. */
async function placeByCard(page: Page, language: Language): Promise<void> {
  const shopper = shopperOn(page, language)
  await shopper.open('/kids-latex-pillow')
  await expect(page.getByText(MONTHLY[language])).toBeVisible()
  await shopper.addToCart()
  await shopper.open('/checkout')
  await shopper.fillSteps(['contact', 'shipping', 'delivery'], 'ann@example.com', ADDRESS)
  await page.getByRole('radio', { name: shopper.say('checkout.payment.stripe') }).check({ force: true })
  await shopper.button('checkout.toReview').click()
  await shopper.button('checkout.placeAndPay').click()
  await expect(page).toHaveURL(/\/checkout\/pay#/)
  await expect(shopper.button('pay.submit')).toBeEnabled()
}

async function payWith(page: Page, language: Language, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await shopperOn(page, language).button('pay.submit').click()
}

const thanks = (page: Page, language: Language) =>
  page.getByRole('heading', { level: 1, name: shopperOn(page, language).say('checkout.thanks') })

for (const language of ['en', 'fr'] as Language[]) {
  test.describe(() => {
    test.use({ viewport: WIDTHS[language] })

    test(`a declined card, then one that pays (${language})`, async ({ visitor: page, shop }) => {
      test.slow()
      const foreign: string[] = []
      page.on(
        'request',
        (request) => void (new URL(request.url()).origin === shop.url || foreign.push(request.url())),
      )
      const shopper = shopperOn(page, language)
      await placeByCard(page, language)
      // Nothing of the provider was loaded before.
      expect(foreign.filter((url) => !url.startsWith('https://js.stripe.com/'))).toEqual([])
      expect(await accessibilityFaults(page)).toEqual([])
      await payWith(page, language, CARDS.noFunds)
      await expect(page.getByText(shopper.say('pay.declined.funds'))).toBeVisible()
      await expect(page.getByLabel('Card number')).toHaveValue(CARDS.noFunds)
      await payWith(page, language, CARDS.declined)
      await expect(page.getByText(shopper.say('pay.declined'), { exact: true })).toBeVisible()
      expect(await accessibilityFaults(page)).toEqual([])
      await payWith(page, language, CARDS.paid)
      await expect(thanks(page, language)).toBeVisible()
    })

    test(`the bank asks: refused there, then confirmed (${language})`, async ({ visitor: page }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      await placeByCard(page, language)
      await payWith(page, language, CARDS.challenge)
      await page.getByRole('link', { name: 'Cancel' }).click()
      await expect(shopper.button('pay.submit')).toBeEnabled()
      // No secret stays in the address.
      await expect(page).toHaveURL(/\/checkout\/pay#[^?]+$/)
      await payWith(page, language, CARDS.challenge)
      await page.getByRole('link', { name: 'It is me' }).click()
      await expect(thanks(page, language)).toBeVisible()
      await expect(page).not.toHaveURL(/secret/)
    })

    test(`an order by card is paid by transfer after all (${language})`, async ({ visitor: page }) => {
      test.slow()
      await placeByCard(page, language)
      await page.getByRole('button', { name: /Interac/ }).click()
      await expect(thanks(page, language)).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Interac')
    })
  })
}

test('paid, and the answer is lost: the order is paid once', async ({ visitor: page, shop }) => {
  test.slow()
  await placeByCard(page, 'en')
  const known = shop.stripe.intents.size
  await payWith(page, 'en', CARDS.lostAnswer)
  await expect(thanks(page, 'en')).toBeVisible()
  expect(shop.stripe.intents.size).toBe(known)
})

test('an unpaid order is paid from the thank-you page', async ({ visitor: page }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  await placeByCard(page, 'en')
  await page.goto('/checkout/thank-you')
  await page.getByRole('link', { name: shopper.say('pay.now') }).click()
  await payWith(page, 'en', CARDS.paid)
  await expect(thanks(page, 'en')).toBeVisible()
})

test('without the provider’s script the order can be paid in another way, or tried again', async ({
  visitor: page,
}) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  await placeByCard(page, 'en')
  await page.context().route('https://js.stripe.com/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(shopper.say('pay.loadFailed'))).toBeVisible()
  await expect(page.getByRole('button', { name: /Interac/ })).toBeVisible()
  await page.context().unroute('https://js.stripe.com/**')
})

test('only the page that takes the payment may load the provider', async ({ request, shop }) => {
  const policyOf = async (path: string) =>
    (await request.get(shop.url + path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/checkout/pay', '/fr/checkout/pay'])
    expect(await policyOf(path)).toContain('https://js.stripe.com')
  for (const path of ['/', '/checkout', '/checkout/thank-you', '/checkout/pay/x'])
    expect(await policyOf(path)).not.toContain('stripe')
})
