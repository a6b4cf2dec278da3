/**
 * From a product to the thank-you page without a mouse, each screen on the way judged for assistive technology: in English
 * on a desktop, in French on a phone. A guest with one address sees no more than eight fields.
 */
import type { Locator } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { FORM_ADDRESS } from '../fixtures/buyer.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn, thanks } from '../fixtures/shopper.ts'

test('places an order by keyboard alone', async ({ page, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  const press = async (target: Locator) => {
    await tabTo(page, target)
    await page.keyboard.press('Enter')
  }
  const type = async (key: Parameters<typeof shopper.say>[0], text: string) => {
    const label = new RegExp(`^${shopper.say(key).source}\\W*$`)
    await tabTo(page, main.getByRole('textbox', { name: label }))
    await page.keyboard.type(text)
  }
  const choose = async (radio: Locator) => {
    await tabTo(page, radio)
    await page.keyboard.press('Space')
  }
  const isClean = async (seen: Locator) => {
    await expect(seen.first()).toBeVisible()
    expect(await accessibilityViolations(page)).toEqual([])
  }
  const next = () => press(shopper.button('checkout.continue').first())
  const fields = main.locator('input:not([type=radio], [type=checkbox]), select, textarea')
  let seen = 0
  const count = async () => {
    seen += await fields.filter({ visible: true }).count()
  }

  await shopper.open('/kids-latex-pillow')
  await press(main.getByRole('button', { name: shopper.say('product.addToCart') }).first())
  const sidebar = page.getByRole('dialog')
  await isClean(sidebar.getByRole('listitem'))
  await press(sidebar.getByRole('link', { name: shopper.say('cart.view') }))
  await isClean(main.getByRole('heading', { name: shopper.say('cart.summary') }))
  await press(main.getByRole('link', { name: shopper.say('cart.checkout') }))

  const email = main.getByRole('textbox', { name: shopper.say('form.emailLabel') })
  await isClean(email)
  // Nothing is typed yet: every error is listed, and the first field with one has the focus.
  await next()
  await expect(email).toBeFocused()
  await isClean(main.getByText(shopper.say('form.check')))
  await count()
  await page.keyboard.type(`keys-${crypto.randomUUID()}@example.com`)
  await type('form.firstname', FORM_ADDRESS.firstname)
  await type('form.lastname', FORM_ADDRESS.lastname)
  await type('checkout.street', FORM_ADDRESS.street)
  await type('checkout.city', FORM_ADDRESS.city)
  await tabTo(page, main.getByRole('combobox', { name: shopper.say('checkout.province') }))
  await page.keyboard.type(FORM_ADDRESS.province)
  await type('checkout.postcode', FORM_ADDRESS.postcode)
  await type('checkout.telephone', FORM_ADDRESS.telephone)
  await next()

  await expect(shopper.landmarks.delivery).toBeAttached()
  await isClean(shopper.button('checkout.continue'))
  await count()
  // The cheapest delivery is chosen.
  await next()

  await isClean(shopper.button('checkout.placeOrder'))
  await count()
  expect(seen).toBeGreaterThan(1)
  expect(seen).toBeLessThanOrEqual(8)
  await choose(main.getByRole('radio').first())
  await press(shopper.button('checkout.placeOrder'))
  await isClean(thanks(page, language))
})
