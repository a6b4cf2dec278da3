/** Pages of text: readable at every width, with nothing wrong for assistive technology. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

const PAGES = [
  paths.about,
  paths.contact,
  paths.faq,
  paths.privacyPolicy,
  paths.shippingInfo,
  paths.learning,
  paths.learningPost('choosing-a-wood'),
  paths.stores,
  paths.sitemap,
]

for (const language of ['en', 'fr'] as const) {
  for (const path of PAGES) {
    test(`${path} (${language})`, async ({ page }) => {
      const shopper = shopperOn(page, language)
      await shopper.open(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'pixels wider than the screen').toBeLessThanOrEqual(0)
      expect(await accessibilityFaults(page)).toEqual([])
    })
  }
}

test('the guides have pictures and lead to their posts', async ({ page }) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open(paths.learning)
  const guide = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first()
  await expect(guide.locator('img')).toBeVisible()
  const title = await guide.innerText()
  await guide.click()
  await expect(page).toHaveURL(/\/fr\/learning\/.+/)
  await expect(page.getByRole('heading', { level: 1, name: title.trim() })).toBeVisible()
})
