/** The back end or the middleware is gone: the page says so with 503, nothing is lost, and the shop recovers by itself. */
import { paths } from '@loftwood/storefront/paths'
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-servers.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test.use({ expectedProblems: [/503/] })

for (const name of ['commerce', 'middleware'] as const) {
  test(`without the ${name} pages answer 503 and come back`, async ({ page, servers }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/laurier-high-bunk-bed')
    await shopper.chooseFirstOptions()
    await shopper.addToCart()
    // The back end purges all caches once after its start: this page brings its frame into the middleware's again.
    await shopper.open(paths.searchFor(`before the outage of the ${name}`))

    await servers.pause(name)
    try {
      // A new search: no cache has its result.
      const response = await page.goto(paths.searchFor(`outage of the ${name}`))
      expect(response?.status()).toBe(503)
      expect(response?.headers()['retry-after']).toMatch(/^\d+$/)
      await expect(
        page.getByRole('heading', { level: 1, name: shopper.say('error.unavailable') }),
      ).toBeVisible()
      await page.goto('/checkout/cart')
      // The middleware's cache still provides the page around the cart; without the middleware there is none.
      const failure = name === 'commerce' ? 'cart.loadFailed' : 'error.unavailable'
      await expect(page.getByText(shopper.say(failure)).first()).toBeVisible()
    } finally {
      await servers.resume(name)
    }

    await expect(async () => {
      await shopper.open(paths.cart)
      await expect(page.getByRole('main').getByText('Laurier High Bunk Bed').first()).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    const again = await page.goto(paths.searchFor(`outage of the ${name}`))
    expect(again?.status()).toBe(200)
  })
}
