/** Cards through Braintree in front of a plain Magento: paid in the checkout, declined first, saved, used again, deleted. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { fieldOf, test, toPayment, typeCard, walkToPayment } from '../fixtures/braintree-shop.ts'
import { expect } from '../fixtures/index.ts'
import { expectNoOverflow } from '../fixtures/screen.ts'
import { VIEWS } from '../fixtures/views.ts'
import { CARDS } from '../harness/magento-payments/braintree-server.ts'

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('pays by another card after a decline, and saves it', async ({ visitor: page, shop, backEnd }) => {
      test.slow()
      const foreign: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== shop.url) foreign.push(request.url())
      })
      const customer = await backEnd.newCustomer()
      const shopper = await (language === 'en' ? walkToPayment : toPayment)(page, language, customer)
      await expect(page.getByRole('radio', { name: 'Credit Card' })).toBeAttached()
      expect(foreign).toEqual([])
      await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
      await expect(fieldOf(page, 'number')).toBeVisible()
      const saves = page.getByRole('checkbox', { name: shopper.say('checkout.card.save') })
      await expect(saves).toBeVisible()
      // What is said of fields that still load goes once they are there, and the next press says what is missing.
      await expect(async () => {
        await shopper.button('pay.submit').click()
        const error = page.getByText(shopper.say('checkout.card.numberError')).first()
        await expect(error).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await typeCard(page, CARDS.declined)
      await saves.check({ force: true })
      await shopper.button('pay.submit').click()
      await expect(page.getByText(shopper.say('pay.declined'), { exact: true })).toBeVisible()
      await expect(fieldOf(page, 'number')).toHaveValue(CARDS.declined)
      await expect(fieldOf(page, 'cvv')).toHaveValue('123')
      expect(await accessibilityViolations(page)).toEqual([])
      const sales = shop.gateway.sales.length
      await fieldOf(page, 'number').fill(CARDS.paid)
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

    test('pays by a saved card and deletes it', async ({ visitor: page, shop, backEnd }) => {
      test.slow()
      // The collector of device data never answers.
      await page.route('https://c.paypal.com/**', () => undefined)
      const customer = await backEnd.newCustomer()
      shop.braintree.save(customer.email, { number: CARDS.mastercard, expiry: '12/2029' })
      const shopper = await toPayment(page, language, customer)
      await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
      await expect(page.getByRole('radio', { name: /4444/ })).toBeChecked()
      expect(await accessibilityViolations(page)).toEqual([])
      const sales = shop.gateway.sales.length
      await shopper.placeOrder()
      expect(shop.gateway.sales.slice(sales)).toMatchObject([
        { number: CARDS.mastercard, isDeviceKnown: false },
      ])
      await shopper.open('/customer/saved-cards')
      await expect(shopper.button('account.delete')).toBeVisible()
      await expectNoOverflow(page, 'saved cards')
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
  const customer = await backEnd.newCustomer()
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
