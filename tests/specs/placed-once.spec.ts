/** One order, whatever happens on the way: presses, tabs, lost answers, going back; and none for another sum than shown. */
import { paths } from '@loftwood/storefront/paths'
import type { Route } from '@playwright/test'
import { goTo } from '../fixtures/buyer.ts'
import { test } from '../fixtures/faulty-shop.ts'
import { expect } from '../fixtures/index.ts'
import { shopperOn, thanks } from '../fixtures/shopper.ts'

// A second try would hide an order placed twice.
test.describe.configure({ mode: 'default', retries: 0 })
test.slow()
// A service worker that takes over in between would send the request that `page.route` waits for.
test.use({ serviceWorkers: 'block' })

test('places one order by a double click and by Enter pressed twice', async ({ page, faultyShop }) => {
  const clicking = await goTo(page, 'pay', { sku: 'SHELF' })
  await clicking.button('checkout.placeOrder').dblclick()
  await expect(thanks(page, 'en')).toBeVisible()
  expect(await faultyShop.ordersOf(clicking.email)).toHaveLength(1)
  const typing = await goTo(page, 'pay', { sku: 'SHELF' })
  await typing.button('checkout.placeOrder').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(thanks(page, 'en')).toBeVisible()
  expect(await faultyShop.ordersOf(typing.email)).toHaveLength(1)
})

test('shows the same order in two tabs', async ({ page, context }) => {
  const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
  const other = await context.newPage()
  await shopperOn(other, 'en').open('/checkout-guest')
  const buttons = [
    shopper.button('checkout.placeOrder'),
    shopperOn(other, 'en').button('checkout.placeOrder'),
  ]
  // The tab that waits for its sums would come after the other's order.
  for (const button of buttons) await expect(button).toBeEnabled()
  await Promise.all(buttons.map((button) => button.click()))
  const numbers = await Promise.all(
    [page, other].map(async (tab) => {
      await expect(thanks(tab, 'en')).toBeVisible()
      return tab.getByTestId('order-number').innerText()
    }),
  )
  expect(new Set(numbers).size).toBe(1)
})

test.describe('the answer is lost', () => {
  test.use({ expectedProblems: [/^50\d from .*placeOrder/] })

  test('retries automatically', async ({ page, faultyShop }) => {
    const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
    let isLost = false
    await page.route('**/placeOrder*', async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      await route.abort('connectionreset')
    })
    await shopper.button('checkout.placeOrder').click()
    await expect(thanks(page, 'en')).toBeVisible({ timeout: 30_000 })
    expect(await faultyShop.ordersOf(shopper.email)).toHaveLength(1)
  })

  test('finds the order when the page is reloaded afterwards', async ({ page, faultyShop }) => {
    const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
    const ordered = Promise.withResolvers<void>()
    const lose = async (route: Route) => {
      await route.fetch()
      ordered.resolve()
    }
    await page.route('**/placeOrder*', lose, { times: 1 })
    await shopper.button('checkout.placeOrder').click()
    await ordered.promise
    await page.reload()
    await expect(thanks(page, 'en')).toBeVisible({ timeout: 30_000 })
    expect(await faultyShop.ordersOf(shopper.email)).toEqual([
      await page.getByTestId('order-number').innerText(),
    ])
  })

  test('finds the order when the page is reloaded meanwhile', async ({ page, faultyShop }) => {
    const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
    const place = shopper.button('checkout.placeOrder')
    faultyShop.proxy.fail('placeOrder', 'hang')
    const requests = page.waitForRequest(/placeOrder/)
    await place.click()
    await requests
    await page.reload()
    await expect(page.getByText(shopper.say('checkout.unsure'))).toBeVisible()
    faultyShop.proxy.heal()
    await place.click()
    await expect(thanks(page, 'en')).toBeVisible({ timeout: 30_000 })
    expect(await faultyShop.ordersOf(shopper.email)).toHaveLength(1)
  })
})

test('going back from the thank-you page orders nothing', async ({ page }) => {
  const shopper = await goTo(page, 'payment', { sku: 'SHELF' })
  await shopper.payByCheque()
  const { number } = await shopper.placeOrder()
  await page.goBack()
  await expect(shopper.button('checkout.placeOrder')).toBeHidden()
  await page.goto(paths.checkoutGuest)
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('link', { name: shopper.say('checkout.showLastOrder') })).toBeVisible()
})

test('a changed price is shown before paying', async ({ page, faultyShop }) => {
  const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
  const place = shopper.button('checkout.placeOrder')
  const before = await place.innerText()
  await faultyShop.setShelf({ price: 95 })
  await place.click()
  await expect(page.getByText(shopper.say('checkout.changed.total'))).toBeVisible()
  await expect(place).not.toHaveText(before)
  expect(await faultyShop.ordersOf(shopper.email)).toEqual([])

  await shopper.open(paths.cart)
  await expect(page.getByText(/price has changed from \$80\.00 to \$95\.00/)).toBeVisible()
  await shopper.open(paths.checkoutGuest)
  const total = (await place.innerText()).split('·')[1]?.trim() ?? '-'
  const { main } = await shopper.placeOrder()
  expect(main).toContain(total)
  await faultyShop.setShelf()
})

test('a product sold out meanwhile is shown before paying', async ({ page, faultyShop }) => {
  const shopper = await goTo(page, 'pay', { sku: 'SHELF' })
  await faultyShop.setShelf({ qty: 0 })
  await shopper.button('checkout.placeOrder').click()
  await expect(page.getByText(shopper.say('checkout.changed.stock'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('checkout.editCart') })
    .last()
    .click()
  await expect(page.getByText(shopper.say('cart.cannotCheckout'))).toBeVisible()
  expect(await faultyShop.ordersOf(shopper.email)).toEqual([])
  await faultyShop.setShelf()
})
