/** Going back to a page in the back/forward cache, or to one loaded anew: its buttons work, the cart is current. */
import { paths } from '@loftwood/storefront/paths'
import type { Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browser.mjs'
import { goTo } from '../fixtures/buyer.ts'
import { test } from '../fixtures/faulty-shop.ts'
import { expect } from '../fixtures/index.ts'
import { shopperOn, thanks } from '../fixtures/shopper.ts'

/** The headless shell has no back/forward cache. */
const executablePath = findChromium({ isWhole: true })
const withBackForwardCache = { args: CHROMIUM_ARGS, ignoreDefaultArgs: ['--disable-back-forward-cache'] }

test.use({
  launchOptions: { ...withBackForwardCache, ...(executablePath && { executablePath }) },
  expectedProblems: [/^50\d from .*placeOrder/],
})

/** Back, without waiting for a load that does not come for a cached page, until the page draws again. */
async function back(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

test('restores a product page from the back/forward cache', async ({ page }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  const badge = (count: number) =>
    page.getByRole('link', { name: new RegExp(`^Cart, ${count} item`) }).filter({ visible: true })
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => persisted && document.body.setAttribute('data-kept', ''))
  })
  await shopper.open('/shelf')
  await shopper.addToCart()
  await expect(badge(1)).toHaveCount(1)
  // Closing the cart is a step back of its own: the next page comes after it.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  let count = 1
  // A browser on a busy machine may drop a page that it was to keep: then the next visit shows it.
  await expect(async () => {
    await shopper.open('/lamp')
    await shopper.addToCart()
    count += 1
    await expect(badge(count)).toHaveCount(1)
    // The first step back closes the cart.
    await back(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL(/\/lamp$/)
    await back(page)
    await expect(page).toHaveURL(/\/shelf$/)
    await expect(page.locator('body[data-kept]')).toBeAttached({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })
  await expect(page.getByRole('heading', { level: 1, name: 'Wall Shelf' })).toBeVisible()
  await expect(badge(count)).toHaveCount(1)
  await shopper.addToCart()
  await expect(badge(count + 1)).toHaveCount(1)
})

test('restores a checkout that was left twice', async ({ page, faultyShop }) => {
  test.slow()
  const shopper = await goTo(page, 'delivery', { sku: 'SHELF' })
  const main = page.getByRole('main')
  await shopper.open(paths.cart)
  await main.getByRole('button', { name: /^One more/ }).click()
  const twoShelves = main.getByText('$160.00').filter({ visible: true })
  await expect(twoShelves.first()).toBeVisible()

  await back(page)
  await expect(twoShelves.first()).toBeVisible()
  await shopper.landmarks.delivery.check({ force: true })
  await shopper.submitStep()
  await shopper.payByCheque()

  // Left while the order is on its way: after coming back, a second press does not order twice.
  const place = shopper.button('checkout.placeOrder')
  faultyShop.proxy.fail('placeOrder', 'hang')
  const requests = page.waitForRequest(/placeOrder/)
  await place.click()
  await requests
  await shopper.open('/lamp')
  faultyShop.proxy.heal()
  await back(page)
  await place.click()
  await expect(thanks(page, 'en')).toBeVisible()
  expect(await faultyShop.ordersOf(shopper.email)).toHaveLength(1)
})
