/** Headroom under the shopper's own ceiling: typed once, answered on cards and product page, a filter of lists. By keyboard alone. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { unfold } from '../fixtures/folds.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('applies a ceiling height to lists and product pages', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/bunk-beds')
  const pill = page.getByRole('button', { name: shopper.say('listing.fitsCeiling') })
  await tabTo(page, pill)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: shopper.say('myHome.ceiling.label') })
  await tabTo(page, field)
  await page.keyboard.type('8 ft')
  await page.keyboard.press('Enter')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  // The list shows what fits, and each card by how much.
  await expect(page).toHaveURL(/\?ceiling=96$/)
  await expect(pill).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('article .ui-tile-answer').first()).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await shopper.open('/laurier-high-bunk-bed')
  const section = page.locator('#will-it-fit')
  await unfold(page, shopper.say('fit.ceiling.title'))
  await tabTo(page, section.getByRole('textbox', { name: shopper.say('myHome.ceiling.label') }))
  await expect(section.getByText(shopper.say('fit.ceiling.tight'), { exact: true })).toBeVisible()
  await expect(section.getByRole('img', { name: /29/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('103 in')
  await page.keyboard.press('Enter')
  await expect(section.getByText(shopper.say('fit.ceiling.comfortable'), { exact: true })).toBeVisible()
  await expect(section.getByRole('img', { name: /36/ })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
})
