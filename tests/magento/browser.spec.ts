/** The whole way in a browser in front of a Magento: home, a category, a product, the cart, the checkout and the order. */
import { CHECKOUT_STEPS } from '@loftwood/storefront/checkout-steps'
import { shopperOn } from '../fixtures/shopper.ts'
import { expect, test } from './fixtures.ts'

const ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: '9 Bank Street',
  city: 'Ottawa',
  province: 'Ontario',
  postcode: 'K1P 5N2',
  telephone: '613 555-0148',
}

test('a guest browses from home to an order', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Gear' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gear' })).toBeVisible()
  await shopper.open('/joust-duffle-bag.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Joust Duffle Bag' })).toBeVisible()
  await shopper.addToCart()
  await shopper.open('/checkout-guest')
  const email = `guest-${crypto.randomUUID()}@example.com`
  const [contact, shipping, delivery] = CHECKOUT_STEPS
  await shopper.fillSteps([contact], email, ADDRESS)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CA')
  await shopper.fillSteps([shipping, delivery], email, ADDRESS)
  await page.getByRole('radio', { name: 'Check / Money order' }).check({ force: true })
  await shopper.button('checkout.toReview').click()
  const { number, main } = await shopper.placeOrder()
  expect(number).toMatch(/^\d{9}$/)
  expect(main).toContain('Joust Duffle Bag')
})
