/** Express checkout: the wallet says who buys and where it goes, the shop what it costs there, and the order is paid at once. */
import { STRIPE_KEYS, startStripeServer, type StripeServer } from '@loftwood/commerce/testing/stripe-server'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { goTo, putInCart } from '../fixtures/buyer.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { shopperOn, thanks, type Language } from '../fixtures/shopper.ts'
import { CARDS, serveStripe, type WALLET_ADDRESSES } from '../fixtures/stripe-page.ts'
import { VIEWS } from '../fixtures/views.ts'
import { startShopServers } from '../harness/shop-servers.ts'

interface ExpressShop {
  url: string
  stripe: StripeServer
}

const test = base.extend<{ wallets: readonly string[]; visitor: Page }, { shop: ExpressShop }>({
  shop: [
    async ({}, use) => {
      const stripe = await startStripeServer()
      const env = { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url, EXPRESS_CHECKOUT: 'stripe' }
      const servers = await startShopServers({ env })
      await use({ url: servers.storefrontUrl, stripe })
      await servers.stop()
      await stripe.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  wallets: [['Apple Pay', 'Google Pay'], { option: true }],
  visitor: async ({ browser, shop, viewport, wallets }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, viewport })
    const problems = collectProblems(context, shop.url)
    await serveStripe(context, shop.stripe, wallets)
    const page = await context.newPage()
    await use(page)
    expect(problems.filter((problem) => !problem.includes('to another host'))).toEqual([])
    await context.close()
  },
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Wallet' })

/** The buttons are loaded once their place comes near sight. */
async function openWallet(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Apple Pay' })
  const place = page.getByRole('status', { name: shopperOn(page, language).say('express.loading') })
  // The place gives way to the buttons meanwhile.
  await expect(async () => {
    await place.or(button).first().scrollIntoViewIfNeeded({ timeout: 1_000 })
    await expect(button).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await button.click()
}

async function sendTo(page: Page, name: keyof typeof WALLET_ADDRESSES): Promise<void> {
  await sheetOf(page).getByLabel('Send to').selectOption(name)
}

/** What the wallet shows, in cents, once the shop has answered. */
async function totalIn(page: Page): Promise<number> {
  await expect(sheetOf(page).getByRole('button', { name: 'Confirm' })).toBeEnabled()
  return Number(/\d+/.exec((await sheetOf(page).getByRole('status').textContent()) ?? '')?.[0])
}

const confirm = (page: Page) => sheetOf(page).getByRole('button', { name: 'Confirm' }).click()

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('a product is bought at once, and the cart stays', async ({ visitor: page, shop }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      await putInCart(page, 'PIL-KID', language)
      await shopper.open('/kids-latex-pillow')
      await expect(page.getByText('Visa, Mastercard, American Express')).toBeVisible()
      await openWallet(page, language)
      await sendTo(page, 'Montreal')
      const inQuebec = await totalIn(page)
      await sendTo(page, 'Guelph')
      await expect.poll(() => totalIn(page)).not.toBe(inQuebec)
      const total = await totalIn(page)
      await confirm(page)
      await expect(thanks(page, language)).toBeVisible()
      expect([...shop.stripe.intents.values()].at(-1)).toMatchObject({
        amount: total,
        amount_received: total,
      })
      await shopper.open('/checkout/cart')
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('1')
    })

    test('pays by card after an address without delivery and a decline', async ({ visitor: page }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      await putInCart(page, 'PIL-KID', language)
      await shopper.open('/checkout/cart')
      await openWallet(page, language)
      await sendTo(page, 'Albany')
      await expect(page.getByText(shopper.say('express.noDelivery'))).toBeVisible()
      await expect(sheetOf(page).getByRole('button', { name: 'Confirm' })).toBeDisabled()
      await sendTo(page, 'Guelph')
      await totalIn(page)
      await expect(page.getByText(shopper.say('express.noDelivery'))).toBeHidden()
      await sheetOf(page).getByLabel('Card').fill(CARDS.noFunds)
      await confirm(page)
      await expect(page).toHaveURL(/\/checkout\/pay#/)
      await expect(page.getByText(shopper.say('pay.declined.funds'))).toBeVisible()
      await page.getByLabel('Card number').fill(CARDS.paid)
      await shopper.button('pay.submit').click()
      await expect(thanks(page, language)).toBeVisible()
    })

    test('the card is typed in the payment step, and charged by the press that orders', async ({
      visitor: page,
      shop,
    }) => {
      test.slow()
      const { button, say } = await goTo(page, 'pay', { language, payment: 'stripe_payments' })
      const card = page.getByLabel('Card number')
      await expect(card).toBeVisible()
      await expect(page.getByRole('radio', { name: say('checkout.payment.card') }).first()).toBeChecked()
      expect(await accessibilityViolations(page)).toEqual([])
      const before = shop.stripe.intents.size
      // Nothing is typed, which the provider's field says itself.
      await button('pay.submit').click()
      await expect(button('pay.submit')).toBeEnabled()
      expect(shop.stripe.intents.size).toBe(before)

      await card.fill(CARDS.noFunds)
      await button('pay.submit').click()
      await expect(page).toHaveURL(/\/checkout\/pay#/)
      await expect(page.getByText(say('pay.declined.funds'))).toBeVisible()
      await page.getByLabel('Card number').fill(CARDS.paid)
      await button('pay.submit').click()
      await expect(thanks(page, language)).toBeVisible()
      expect(shop.stripe.intents.size).toBe(before + 1)

      await goTo(page, 'pay', { language, payment: 'stripe_payments' })
      await card.fill(CARDS.paid)
      await button('pay.submit').click()
      await expect(thanks(page, language)).toBeVisible()
      expect([...shop.stripe.intents.values()].at(-1)).toMatchObject({ status: 'succeeded' })
    })
  })
}

test('the bank asks after the press that orders, and the shopper goes back once', async ({
  visitor: page,
  shop,
}) => {
  test.slow()
  const { button } = await goTo(page, 'pay', { payment: 'stripe_payments' })
  const before = shop.stripe.intents.size
  await page.getByLabel('Card number').fill(CARDS.challenge)
  await button('pay.submit').click()
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/pay/)
  await page.getByLabel('Card number').fill(CARDS.paid)
  await button('pay.submit').click()
  await expect(thanks(page, 'en')).toBeVisible()
  expect(shop.stripe.intents.size).toBe(before + 1)
})

test('without the provider’s script the step says so, and nothing is ordered', async ({
  visitor: page,
  shop,
}) => {
  test.slow()
  await page.context().route('https://js.stripe.com/**', (route) => route.abort())
  const { button, say } = await goTo(page, 'pay', { payment: 'stripe_payments' })
  await expect(page.getByText(say('pay.loadFailed'))).toBeVisible()
  const before = shop.stripe.intents.size
  await button('pay.submit').click()
  await expect(page.getByText(say('checkout.paymentFailed'))).toBeVisible()
  expect(shop.stripe.intents.size).toBe(before)
  await page.context().unroute('https://js.stripe.com/**')
})

test('at the top of the checkout, paid although the answer was lost', async ({ visitor: page, shop }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  await putInCart(page, 'PIL-KID')
  await shopper.open('/checkout')
  await openWallet(page, 'en')
  await sendTo(page, 'Guelph')
  await totalIn(page)
  const before = shop.stripe.intents.size
  await sheetOf(page).getByLabel('Card').fill(CARDS.lostAnswer)
  await confirm(page)
  await expect(thanks(page, 'en')).toBeVisible()
  expect(shop.stripe.intents.size).toBe(before + 1)
})

test('a page that was reached from another leads to one that may load the provider', async ({
  visitor: page,
}) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  await shopper.open('/bunk-beds')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await shopper.chooseFirstOptions()
  await shopper.button('express.page').click()
  await expect(page).toHaveURL(/\/checkout\/express$/)
  await openWallet(page, 'en')
  expect(await accessibilityViolations(page)).toEqual([])
  await sendTo(page, 'Guelph')
  await totalIn(page)
  await confirm(page)
  await expect(thanks(page, 'en')).toBeVisible()
})

test.describe(() => {
  test.use({ wallets: [] })

  test('without a wallet a sentence stands in the place of the buttons, and nothing moves', async ({
    visitor: page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts })
    })
    const shopper = shopperOn(page, 'en')
    await shopper.open('/kids-latex-pillow')
    await expect(page.getByText(shopper.say('express.none'))).toBeVisible()
    const shifted = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(shifted).toBeLessThan(0.01)
  })
})
