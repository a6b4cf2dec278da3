/** Signing in on the way through the checkout: offered to the owner of an account, never required; nothing is lost by it. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { FORM_ADDRESS } from '../fixtures/buyer.ts'
import { test } from '../fixtures/faulty-shop.ts'
import { expect } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitor } from '../fixtures/visitor.ts'

test('a guest with an account signs in half-way', async ({ page, faultyShop }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  const main = page.getByRole('main')
  const customer = { email: `half-${crypto.randomUUID()}@example.com`, password: 'Bunk-beds-1' }
  const elsewhere = visitor(faultyShop.url)
  await elsewhere.createCustomer({ ...customer, firstname: 'Ann', lastname: 'Lee' })
  await elsewhere.generateCustomerToken({ ...customer })
  await elsewhere.addProductsToCart({ cartItems: [{ sku: 'LAMP', quantity: 1 }] })

  await shopper.open('/shelf')
  await shopper.addToCart()
  await shopper.open('/checkout-guest')
  const existing = main.getByText(shopper.say('checkout.knownEmail'))
  await page.getByLabel(shopper.say('form.emailLabel')).fill(customer.email)
  await page.keyboard.press('Enter')
  const street = main.getByRole('textbox', { name: 'Street address' })
  await expect(street).toBeVisible()
  await expect(existing).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  // Going on as a guest is just as well.
  await shopper.fillAddress(FORM_ADDRESS)
  await main.getByRole('button', { name: shopper.say('auth.signIn') }).click()
  await shopper.fillSignIn(customer)
  await expect(existing).toBeHidden()
  await expect(street).toHaveValue(FORM_ADDRESS.street)
  await expect(main.getByRole('combobox')).not.toHaveValue('')
  for (const name of ['Wall Shelf', 'Reading Lamp']) await expect(main.getByText(name).first()).toBeAttached()

  await shopper.submitStep()
  await shopper.landmarks.delivery.check({ force: true })
  await shopper.submitStep()
  await shopper.payByCheque()
  const { number } = await shopper.placeOrder()
  await expect(page.getByRole('heading', { name: shopper.say('checkout.accountOffer') })).toBeHidden()
  expect(await faultyShop.ordersOf(customer.email)).toEqual([number])
  await shopper.open('/customer/address')
  await expect(main).toContainText(FORM_ADDRESS.street)
})
