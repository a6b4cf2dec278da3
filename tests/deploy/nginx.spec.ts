/** The way of most visitors, through nginx with TLS and HTTP/2. */
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { serverUrl } from '../harness/server-env.ts'

test('from the home page to a filled cart', async ({ page, gotoHome }) => {
  const shopper = shopperOn(page, 'en')
  await gotoHome()
  const protocol = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).nextHopProtocol,
  )
  expect(protocol).toBe('h2')
  await shopper.open('/bunk-beds')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await shopper.chooseFirstOptions()
  await shopper.addToCart()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: shopper.say('cart.view') })
    .click()
  await expect(page).toHaveURL(`${serverUrl('storefront')}/checkout/cart`)
  await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('1')
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ secure }) => !secure).map(({ name }) => name)).toEqual([])
})

test("operators' addresses are not passed on", async ({ playwright }) => {
  const visitor = await playwright.request.newContext({ ignoreHTTPSErrors: true })
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await visitor.get(serverUrl('storefront') + path)).status(), path).toBe(404)
  await visitor.dispose()
})
