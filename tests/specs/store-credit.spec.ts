/** Credit from the promise on the product page to the account: used in the checkout, earned by a complete order. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { goTo } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/index.ts'
import { amountOf, shopperOn } from '../fixtures/shopper.ts'

test('a customer pays with credit, and a complete order earns more', async ({ page, backEnd, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  /** The amount in a text of the page. */
  const amountIn = async (key: Parameters<typeof shopper.say>[0]) => {
    const printed = await main.getByText(shopper.say(key)).filter({ visible: true }).first().innerText()
    return amountOf(/\d[\d.,\s]*\d/.exec(printed)?.[0] ?? '')
  }
  const customer = await backEnd.newCustomer()
  await shopper.open('/assembly-at-home')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByText(shopper.say('product.loyalty'))).toHaveCount(0)
  await shopper.signIn(customer)
  await shopper.open('/customer/store-credit')
  await expect(main.getByRole('heading', { name: shopper.say('account.noCredit') })).toBeVisible()
  await shopper.open('/laurier-desk')
  const promised = await amountIn('product.loyalty')

  await backEnd.operate('give-credit', customer.email, '50', 'Sorry for the wait')
  await goTo(page, 'payment', { sku: 'LAU-DSK', language, customer })
  const credit = page.getByRole('checkbox', { name: shopper.say('checkout.credit') })
  await credit.check()
  await expect(main.getByText(shopper.say('checkout.creditPays'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await shopper.payByCheque()
  await expect(shopper.button('checkout.placeOrder')).toBeVisible()
  const earned = await amountIn('cart.earnedCredit')
  expect(earned).toBeLessThan(promised)
  expect(earned).toBeGreaterThan(0)
  const { number } = await shopper.placeOrder()
  await expect(main.getByRole('term').filter({ hasText: shopper.say('cart.storeCredit') })).toBeVisible()

  await backEnd.invoice(number)
  await backEnd.operate('ship', number)
  await shopper.open('/customer/store-credit')
  const rows = main.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.nth(1).getByRole('link', { name: new RegExp(number) })).toBeVisible()
  expect(amountOf(await rows.nth(1).getByRole('cell').last().innerText())).toBe(earned)
  expect(await accessibilityViolations(page)).toEqual([])
})
