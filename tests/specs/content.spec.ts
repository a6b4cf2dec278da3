/** Pages of text; what holds for every page is in pages.spec.ts. */
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'

test('guides have pictures, a date, the products they speak of, and the next guide', async ({ page }) => {
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
  await expect(page).toHaveURL(/\/fr\/conseils\/.+/)
  await expect(page.getByRole('heading', { level: 1, name: title.trim() })).toBeVisible()

  await expect(page.getByRole('main').getByRole('time')).toHaveText(/^\d+(?:er)? \p{L}+ \d{4}$/u)
  // The products that its text links to, in the text's order.
  const slide = viewPath('fr', '/slide-for-64-inch-bunks')
  const linked = page.locator(`.ui-prose a[href="${slide}"]`)
  await expect(linked).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: shopper.say('content.products') })).toBeVisible()
  const products = page.getByRole('main').getByRole('article')
  await expect(products).toHaveCount(3)
  await expect(products.nth(2).getByRole('link').first()).toHaveAttribute('href', slide)

  await expect(page.getByText(shopper.say('content.next'))).toBeVisible()
  await page
    .getByRole('link', { name: 'Quel matelas pour le lit du haut?' })
    .filter({ visible: true })
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${viewPath('fr', '/learning/mattress-for-a-top-bunk')}$`))
  await expect(products.first()).toBeVisible()
})
