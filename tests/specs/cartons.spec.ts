/** Cartons against door and stairs by keyboard alone: measured once, answered on product page, cart and thank-you page. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { ADDRESS_INPUT } from '../integration/address.ts'

const BED = { path: '/georgian-bay-high-loft-bed', sku: 'GEO-LFT-HI' }

/** A method of the shop in the browser's own session. */
async function call<Data>(page: Page, method: string, ...args: object[]): Promise<Data> {
  const response = await page.request.post(`/api/magento/${method}`, { data: args })
  expect(response.status(), `${method}: ${await response.text()}`).toBe(200)
  return ((await response.json()) as { data: Data }).data
}

interface Methods {
  cart: {
    shipping_addresses: {
      available_shipping_methods: { carrier_code: string; method_code: string; available: boolean }[]
    }[]
  }
}

/** Orders what is in the cart; the page then has the order as the checkout leaves it. */
async function order(page: Page): Promise<void> {
  await call(page, 'setGuestEmailOnCart', { email: 'nora@example.com' })
  await call(page, 'setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS_INPUT }] })
  await call(page, 'setBillingAddressOnCart', { billing_address: { same_as_shipping: true } })
  const { cart } = await call<Methods>(page, 'getAvailableShippingMethods', {})
  const method = cart.shipping_addresses[0]!.available_shipping_methods.find(({ available }) => available)!
  const { carrier_code, method_code } = method
  await call(page, 'setShippingMethodsOnCart', { shipping_methods: [{ carrier_code, method_code }] })
  await call(page, 'setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } })
  const { placeOrder } = await call<{ placeOrder: { orderV2: object } }>(page, 'placeOrder', {})
  await page.evaluate(
    (placed) => sessionStorage.setItem('loftwood.last-order', JSON.stringify(placed)),
    placeOrder.orderV2,
  )
}

test('the way in is measured once, and every page answers', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const cartons = page.getByRole('region', { name: shopper.say('carton.title') })
  const dialog = page.getByRole('dialog')
  const passes = cartons.getByText(shopper.say('carton.door.free'))
  const isStuck = cartons.getByText(shopper.say('carton.openIt'))
  await shopper.open(BED.path)
  await tabTo(page, shopper.button('myHome.title').first())
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
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await call(page, 'addProductsToCart', { cartItems: [{ sku: BED.sku, quantity: 2 }] })
  await shopper.open('/checkout/cart')
  await expect(cartons).toContainText('4')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  await order(page)
  await shopper.open('/checkout/thank-you')
  await expect(passes).toBeVisible()
  await expect(isStuck).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
