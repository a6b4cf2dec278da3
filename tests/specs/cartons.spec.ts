/** Cartons against door and stairs by keyboard alone: measured once, answered on product page, cart and thank-you page. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { unfold } from '../fixtures/folds.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart } from '../harness/place-order.ts'

const BED = { path: '/georgian-bay-high-loft-bed', sku: 'GEO-LFT-HI' }

test('applies the measures of the way in to every product page', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const cartons = page.getByRole('region', { name: shopper.say('carton.title') })
  const dialog = page.getByRole('dialog')
  const passes = cartons.getByText(shopper.say('carton.door.free'))
  const isStuck = cartons.getByText(shopper.say('carton.openIt'))
  await shopper.open(BED.path)
  await unfold(page, shopper.say('carton.title'))
  await tabTo(page, shopper.button('carton.measure'))
  await page.keyboard.press('Enter')

  await expect(dialog).toBeVisible()
  const door = dialog.getByRole('group', { name: shopper.say('carton.home.door') }).getByRole('textbox')
  const corner = dialog.getByRole('group', { name: shopper.say('carton.home.corner') }).getByRole('textbox')
  await tabTo(page, door.first())
  await page.keyboard.type('30')
  await tabTo(page, door.last())
  await page.keyboard.type('78 in')
  await tabTo(page, corner.first())
  await page.keyboard.type('20')
  await tabTo(page, corner.nth(1))
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  const magento = visitorOf(page.request)
  await magento.addProductsToCart({ cartItems: [{ sku: BED.sku, quantity: 2 }] })
  await shopper.open('/checkout/cart')
  await expect(cartons).toContainText('4')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  await magento.setGuestEmailOnCart({ email: 'nora@example.com' })
  await completeCart(magento)
  await shopper.open(paths.checkoutGuest)
  await tabTo(page, shopper.button('checkout.placeOrder'))
  await page.keyboard.press('Enter')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
})
