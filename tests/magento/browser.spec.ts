/** The whole way in a browser in front of a Magento: home, a category, a product, the cart, the checkout and the order. */
import { paths } from '@loftwood/storefront/paths'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { expect, test } from './fixtures.ts'
import { productOf } from './products.ts'
import { signUp } from './sign-up.ts'
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
  await shopper.open(paths.checkoutGuest)
  const email = `guest-${crypto.randomUUID()}@example.com`
  await page.getByRole('combobox', { name: 'Country' }).selectOption('CA')
  await shopper.button('checkout.addApartment').click()
  await expect(page.getByRole('textbox', { name: 'Buzzer code' })).toBeHidden()
  await shopper.fillSteps(['address', 'delivery'], email, ADDRESS)
  await page.getByRole('radio', { name: 'Check / Money order' }).check({ force: true })
  await promisesNothingOfOurs()
  const { number, main } = await shopper.placeOrder()
  await promisesNothingOfOurs()
  expect(number).toMatch(/^\d{9}$/)
  expect(main).toContain('Joust Duffle Bag')
})

/** Of a customer who has ordered nothing yet. */
const ACCOUNT_PAGES = [
  paths.account,
  paths.accountEdit,
  paths.addresses,
  paths.addressNew,
  paths.customerWishlist,
  paths.newsletter,
  paths.reviews,
  paths.orders,
]

test('no page of the account promises anything of ours', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  await signUp(visitorOf(page.request))
  for (const path of ACCOUNT_PAGES) {
    await shopper.open(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('.animate-breathe')).toHaveCount(0)
    expect(wordsOfOurs(await page.content()), path).toEqual([])
  }
})

test('a discount is named once, although its rule has no label', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  const magento = visitorOf(page.request)
  const bag = await productOf(magento, 'joust-duffle-bag')
  // The sample data takes 20 % off from $200 on.
  await magento.addProductsToCart({ cartItems: [{ sku: bag?.sku ?? '', quantity: 7 }] })
  await shopper.open(paths.cart)
  await expect(page.getByText(/^Discount\b/).filter({ visible: true })).toHaveText('Discount')
})

test('the comparison says whether a virtual product can be had', async ({ page, magento }) => {
  const shopper = shopperOn(page, 'en')
  const compared = await Promise.all(['virt-1', 'joust-duffle-bag'].map((key) => productOf(magento, key)))
  await shopper.open(paths.compare)
  await page.evaluate(
    (skus) => localStorage.setItem('loftwood.compare', JSON.stringify(skus)),
    compared.map((product) => product?.sku),
  )
  await shopper.open(paths.compare)
  const stock = page.getByRole('row', { name: shopper.say('compare.stock') }).getByRole('cell')
  await expect(stock).toHaveText([/\w/, shopper.say('product.inStock')])
  await expect(stock.first()).not.toContainText(shopper.say('compare.notStated'))
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
