/** Pages of text; what holds for every page is in pages.spec.ts. */
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

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
