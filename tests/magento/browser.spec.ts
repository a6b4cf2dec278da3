/** The whole way in a browser in front of a Magento: home, a category, a product, the cart, the checkout and the order. */
import { CHECKOUT_STEPS } from '@loftwood/storefront/checkout-steps'
import { shopperOn } from '../fixtures/shopper.ts'
import { expect, test } from './fixtures.ts'
import { wordsOfOurs } from './words-of-ours.ts'

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
  const promisesNothingOfOurs = async () => expect(wordsOfOurs(await page.content())).toEqual([])
  await shopper.open('/')
  await promisesNothingOfOurs()
  await page.getByRole('navigation').getByRole('link', { name: 'Gear' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gear' })).toBeVisible()
  await shopper.open('/joust-duffle-bag.html')
  await expect(page.getByRole('heading', { level: 1, name: 'Joust Duffle Bag' })).toBeVisible()
  await promisesNothingOfOurs()
  await shopper.addToCart()
  await promisesNothingOfOurs()
  await shopper.open('/checkout-guest')
  const email = `guest-${crypto.randomUUID()}@example.com`
  const [contact, shipping, delivery] = CHECKOUT_STEPS
  await shopper.fillSteps([contact], email, ADDRESS)
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CA')
  await expect(page.getByRole('textbox', { name: 'Buzzer code' })).toBeHidden()
  await shopper.fillSteps([shipping, delivery], email, ADDRESS)
  await page.getByRole('radio', { name: 'Check / Money order' }).check({ force: true })
  await promisesNothingOfOurs()
  await shopper.button('checkout.toReview').click()
  await promisesNothingOfOurs()
  const { number, main } = await shopper.placeOrder()
  await promisesNothingOfOurs()
  expect(number).toMatch(/^\d{9}$/)
  expect(main).toContain('Joust Duffle Bag')
})

test('words in a merchant’s blocks are whole, whatever their classes are called', async ({ page }) => {
  await page.goto('/luma-blocks')
  const links = page.getByRole('main').locator('.more.icon')
  expect(await links.count()).toBeGreaterThan(3)
  const squeezed = await links.evaluateAll((elements) =>
    elements
      .filter((element) => element.getClientRects().length > 1 || element.getBoundingClientRect().width < 40)
      .map((element) => element.textContent),
  )
  expect(squeezed).toEqual([])
})
