/** Cards through Braintree where the Magento wants 3-D Secure: the bank asks, is refused, and is confirmed. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { fieldOf, test, toPayment, typeCard } from '../fixtures/braintree-shop.ts'
import { expect } from '../fixtures/index.ts'
import { amountOf, thanks } from '../fixtures/shopper.ts'
import { VIEWS } from '../fixtures/views.ts'
import { CARDS } from '../harness/magento-payments/braintree-server.ts'

test.use({ requires3ds: true })

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('pays by card after the bank’s challenge fails once', async ({ visitor: page, shop, backEnd }) => {
      test.slow()
      const customer = await backEnd.newCustomer({ firstname: 'Zoé', lastname: 'Lefèvre' })
      shop.braintree.save(customer.email, { number: CARDS.mastercard, expiry: '12/2029' })
      const shopper = await toPayment(page, language, customer)
      const saved = page.waitForResponse(/customerPaymentTokens/)
      const bank = page.frameLocator('iframe[title="Bank"]')
      await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
      await typeCard(page, CARDS.challenged)
      // No saved card can be verified.
      expect(await (await saved).text()).toContain('4444')
      await expect(page.getByText('4444')).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: shopper.say('checkout.card.save') })).toHaveCount(0)
      await shopper.button('pay.submit').click()
      await bank.getByRole('button', { name: 'Refuse' }).click()
      await expect(page.getByText(shopper.say('pay.declined.proof'))).toBeVisible()
      await expect(fieldOf(page, 'number')).toHaveValue(CARDS.challenged)
      await expect(fieldOf(page, 'cvv')).toHaveValue('123')
      expect(await accessibilityViolations(page)).toEqual([])
      const sales = shop.gateway.sales.length
      await shopper.button('pay.submit').click()
      await bank.getByRole('button', { name: 'Confirm' }).click()
      await expect(thanks(page, language)).toBeVisible()
      expect(shop.gateway.sales.slice(sales)).toMatchObject([{ number: CARDS.challenged }])
    })
  })
}

test.describe(() => {
  // The library does not expect that its script is missing.
  test.use({ expectedProblems: [/uncaught: Cannot read properties of undefined \(reading 'on'\)/] })

  test('pays without a challenge when the bank needs none, and charges nothing when it cannot challenge', async ({
    visitor: page,
    shop,
    backEnd,
  }) => {
    test.slow()
    const customer = await backEnd.newCustomer()
    await page.route('https://songbirdstag.cardinalcommerce.com/**', (route) => route.abort())
    const shopper = await toPayment(page, 'en', customer)
    await page.getByRole('radio', { name: 'Credit Card' }).check({ force: true })
    await typeCard(page, CARDS.challenged)
    await shopper.button('pay.submit').click()
    await expect(page.getByText(shopper.say('pay.declined.trouble'))).toBeVisible()
    await fieldOf(page, 'number').fill(CARDS.paid)
    const sales = shop.gateway.sales.length
    const amount = async () => amountOf(await shopper.button('pay.submit').innerText())
    const before = await amount()
    await test.step('what is typed stays while another delivery is chosen', async () => {
      await shopper.button('checkout.editStep').last().click()
      const deliveries = page.getByRole('group', { name: /^Delivery$/ }).getByRole('radio')
      await deliveries.nth(1).check({ force: true })
      await shopper.submitStep()
      await expect(fieldOf(page, 'number')).toHaveValue(CARDS.paid)
      await expect.poll(amount).not.toBe(before)
      // The place to pick it up at stands above the button.
      await expect(page.getByRole('heading', { name: shopper.say('checkout.pickUpAt') })).toBeVisible()
    })
    // The gateway takes a card that is verified for another total no more.
    const total = await amount()
    await shopper.placeOrder()
    expect(shop.gateway.sales.slice(sales)).toMatchObject([{ number: CARDS.paid, amount: total }])
  })
})
