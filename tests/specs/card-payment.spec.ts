/** Paying by card: the order is placed, then paid on a page of its own, where alone the provider's script runs. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { goTo } from '../fixtures/buyer.ts'
import { expect, payWith, test } from '../fixtures/card-shop.ts'
import { ADDRESS, shopperOn, thanks, type Language } from '../fixtures/shopper.ts'
import { CARDS } from '../fixtures/stripe-page.ts'
import { VIEWS } from '../fixtures/views.ts'

const MONTHLY = {
  en: /^or \$\d+\.\d\d a month for 12 months at 9\.99% a year/,
  fr: /^ou \d+,\d\d\s\$ par mois pendant 12 mois à 9,99\s% par année/,
}

const NOT_NOW = {
  en: 'We cannot take payments online at the moment.',
  fr: 'Le paiement en ligne n’est pas possible pour le moment.',
}

/** From the product page to the last button. */
async function walk(page: Page, language: Language): Promise<void> {
  const shopper = shopperOn(page, language)
  await shopper.open('/kids-latex-pillow')
  await expect(page.getByText(MONTHLY[language])).toBeVisible()
  await shopper.addToCart()
  await shopper.open('/checkout')
  await shopper.fillSteps(['address', 'delivery'], 'ann@example.com', ADDRESS)
  await page.getByRole('radio', { name: shopper.say('checkout.payment.stripe') }).check({ force: true })
}

/** From the checkout to the page on which the order is paid. */
async function placeByCard(page: Page, language: Language, { isWalked = false } = {}): Promise<void> {
  const shopper = shopperOn(page, language)
  await (isWalked ? walk(page, language) : goTo(page, 'pay', { language, payment: 'stripe_payments' }))
  await shopper.button('checkout.placeAndPay').click()
  await expect(page).toHaveURL(/\/checkout\/pay#/)
  await expect(shopper.button('pay.submit')).toBeEnabled()
}

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('pays by another card after a decline', async ({ visitor: page, shop }) => {
      test.slow()
      const foreign: string[] = []
      page.on(
        'request',
        (request) => void (new URL(request.url()).origin === shop.url || foreign.push(request.url())),
      )
      const shopper = shopperOn(page, language)
      await placeByCard(page, language, { isWalked: true })
      // Nothing of the provider was loaded before.
      expect(foreign.filter((url) => !url.startsWith('https://js.stripe.com/'))).toEqual([])
      expect(await accessibilityViolations(page)).toEqual([])
      await payWith(page, language, CARDS.noFunds)
      await expect(page.getByText(shopper.say('pay.declined.funds'))).toBeVisible()
      await expect(page.getByLabel('Card number')).toHaveValue(CARDS.noFunds)
      await payWith(page, language, CARDS.declined)
      await expect(page.getByText(shopper.say('pay.declined'), { exact: true })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await payWith(page, language, CARDS.paid)
      await expect(thanks(page, language)).toBeVisible()
    })

    test('pays after the bank’s challenge fails once', async ({ visitor: page }) => {
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

    test('an order by card is paid by transfer after all', async ({ visitor: page }) => {
      test.slow()
      await placeByCard(page, language)
      await page.getByRole('button', { name: /Interac/ }).click()
      await expect(thanks(page, language)).toBeVisible()
      await expect(page.getByRole('main')).toContainText('Interac')
    })

    test('pays by transfer when the provider’s responses are invalid', async ({ visitor: page, shop }) => {
      test.slow()
      await goTo(page, 'pay', { language, payment: 'stripe_payments' })
      shop.stripe.fail(/^POST \/v1\/payment_intents$/, { status: 200, body: 'null' })
      await shopperOn(page, language).button('checkout.placeAndPay').click()
      await expect(page.getByText(NOT_NOW[language])).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.getByRole('button', { name: /Interac/ }).click()
      await expect(thanks(page, language)).toBeVisible()
    })
  })
}

test('charges an order once when the response is lost', async ({ visitor: page, shop }) => {
  test.slow()
  await placeByCard(page, 'en')
  const existing = shop.stripe.intents.size
  await payWith(page, 'en', CARDS.lostAnswer)
  await expect(thanks(page, 'en')).toBeVisible()
  expect(shop.stripe.intents.size).toBe(existing)
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
