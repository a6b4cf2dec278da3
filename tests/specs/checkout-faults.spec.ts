/**
 * The back end is down, slow or sends invalid responses in the middle of each step, or its response gets lost: the shopper sees a message,
 * nothing typed is lost, and the same button goes on. Whatever happens there is one order.
 */
import type { Locator, Page } from '@playwright/test'
import { FORM_ADDRESS, goTo, putInCart } from '../fixtures/buyer.ts'
import { test } from '../fixtures/faulty-shop.ts'
import { expect } from '../fixtures/index.ts'
import { shopperOn, thanks, type text } from '../fixtures/shopper.ts'
import type { FaultyShop } from '../harness/faulty-shop.ts'
import type { Fault } from '../harness/fault-proxy.ts'

type MessageKey = Parameters<typeof text>[1]

test.use({ expectedProblems: [/^50\d from .*\/api\/magento\//] })

/** An order whose response got lost is retried twice before the shopper sees an error. */
const PATIENT = { timeout: 30_000 }

interface Step {
  operation: string
  button: Locator
  /** What is said above the form. */
  said: MessageKey
  /** Proves that what was entered is still there. */
  stored: () => Promise<void>
}

/** Presses once for each fault. */
function makeFail(page: Page, { proxy }: FaultyShop) {
  const shopper = shopperOn(page, 'en')
  return async ({ operation, button, said, stored }: Step, ...faults: Fault[]) => {
    for (const fault of faults) {
      proxy.fail(operation, fault)
      const answered = page.waitForResponse(
        (response) => response.url().includes(`/${operation}`) && response.status() >= 500,
      )
      await button.click()
      await answered
      // What is said may still be of the fault before; a button that is busy takes no press.
      await expect(button).not.toHaveAttribute('aria-busy', 'true', PATIENT)
      await expect(page.getByText(shopper.say(said)).first(), fault).toBeVisible(PATIENT)
      await stored()
      proxy.heal()
    }
  }
}

test('completes a checkout through every error of the back end', async ({ page, faultyShop }) => {
  test.setTimeout(180_000)
  const failAt = makeFail(page, faultyShop)
  /** And then with everything well. */
  const survive = async (step: Step, ...faults: Fault[]) => {
    await failAt(step, ...faults)
    await step.button.click()
  }
  const shopper = shopperOn(page, 'en')
  const next = shopper.button('checkout.continue').first()
  const email = page.getByLabel(shopper.say('form.emailLabel'))
  const address = `faults-${crypto.randomUUID()}@example.com`
  await putInCart(page, 'SHELF')
  await shopper.open('/checkout-guest')

  await email.fill(address)
  await shopper.fillAddress(FORM_ADDRESS)
  const typed: Omit<Step, 'operation'> = {
    button: next,
    said: 'checkout.addressFailed',
    stored: async () => {
      await expect(email).toHaveValue(address)
      await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue(FORM_ADDRESS.street)
      await expect(page.getByRole('textbox', { name: 'Postal code' })).toHaveValue(FORM_ADDRESS.postcode)
    },
  }
  await failAt({ ...typed, operation: 'setGuestEmailOnCart' }, 'refuse', 'cut')
  await survive({ ...typed, operation: 'setShippingAddressesOnCart' }, 'hang', 'nonsense')

  const { delivery: method, payment: cheque } = shopper.landmarks
  await method.check({ force: true })
  const delivery: Step = {
    operation: 'setShippingMethodsOnCart',
    button: next,
    said: 'checkout.shippingMethodFailed',
    stored: () => expect(method).toBeChecked(),
  }
  await survive(delivery, '500', 'cut')

  await cheque.check({ force: true })
  const place = shopper.button('checkout.placeOrder')
  const payment: Omit<Step, 'operation'> = {
    button: place,
    said: 'checkout.paymentFailed',
    stored: () => expect(cheque).toBeChecked(),
  }
  await failAt({ ...payment, operation: 'setBillingAddressOnCart' }, 'refuse')
  await failAt({ ...payment, operation: 'setPaymentMethodOnCart' }, 'hang')
  const order: Step = {
    operation: 'placeOrder',
    button: place,
    said: 'checkout.answerLost',
    stored: () => expect(place).toBeEnabled(),
  }
  await survive(order, 'hang')
  await expect(thanks(page, 'en')).toBeVisible(PATIENT)
  const number = await page.getByTestId('order-number').innerText()
  expect(await faultyShop.ordersOf(address)).toEqual([number])
})

test('confirms an order whose number cannot be read yet', async ({ page, faultyShop }) => {
  test.setTimeout(120_000)
  const { proxy } = faultyShop
  const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
  proxy.fail('placeOrder', 'cut')
  await shopper.button('checkout.placeOrder').click()
  await expect(thanks(page, 'en')).toBeVisible(PATIENT)
  await expect(page.getByText(shopper.say('checkout.placedUnnamed'))).toBeVisible()
  proxy.heal()
  await page.reload()
  const number = page.getByTestId('order-number')
  await expect(number).toBeVisible(PATIENT)
  expect(await faultyShop.ordersOf(shopper.email)).toEqual([await number.innerText()])
})

test('keeps a cart usable through errors of the back end', async ({ page, faultyShop }) => {
  test.slow()
  const { proxy } = faultyShop
  const shopper = shopperOn(page, 'en')
  const main = page.getByRole('main')
  const logged = new Set<string | undefined>()
  page.on('console', (message) => logged.add(/^cart (\w+):/.exec(message.text())?.[1]))
  await putInCart(page, 'SHELF')
  await shopper.open('/checkout/cart')
  const more = main.getByRole('button', { name: /^One more/ })
  proxy.fail('updateCartItems', 'hang')
  await more.click()
  await expect(page.getByText(shopper.say('cart.quantityFailed'))).toBeVisible()
  await expect(main.getByRole('spinbutton')).toHaveValue('1')
  proxy.heal()
  await more.click()
  await expect(main.getByText('$160.00').first()).toBeVisible()

  await main.getByText(shopper.say('cart.couponQuestion')).click()
  const coupon = main.getByRole('textbox', { name: shopper.say('cart.couponLabel') })
  await coupon.fill('WELCOME10')
  proxy.fail('applyCouponToCart', 'refuse')
  const apply = main.getByRole('button', { name: shopper.say('cart.couponApply') }).first()
  await apply.click()
  await expect(main.getByText(shopper.say('error.unavailable'))).toBeVisible()
  await expect(coupon).toHaveValue('WELCOME10')
  proxy.heal()
  await apply.click()
  await expect(main.getByText('Coupon WELCOME10').first()).toBeVisible()

  // The cart itself cannot be read: it is not said to be empty.
  proxy.fail('cart', '500')
  proxy.fail('cartTotalQty', '500')
  await page.reload()
  await expect(page.getByText(shopper.say('cart.loadFailed'))).toBeVisible()
  await expect(page.getByText(shopper.say('cart.empty'))).toBeHidden()
  proxy.heal()
  await shopper.button('cart.reload').click()
  await expect(main.getByText('Wall Shelf').first()).toBeVisible()
  const failed = ['updateItemQty', 'applyCoupon', 'load', 'loadTotalQty']
  expect([...logged]).toEqual(expect.arrayContaining(failed))
})
