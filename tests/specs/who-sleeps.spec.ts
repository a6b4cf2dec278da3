/** The children's ages by keyboard alone: typed once, answered on the product's page and on cards. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { unfold } from '../fixtures/folds.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('says who can sleep where on product pages and cards', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  const part = main.getByRole('region', { name: shopper.say('fit.who.title') })
  await shopper.open('/laurier-high-bunk-bed')
  await unfold(page, shopper.say('fit.who.title'))
  for (const years of ['8', '4', '5']) {
    await tabTo(page, part.getByRole('combobox').last())
    await page.keyboard.type(years)
  }
  const children = part.getByRole('status').getByRole('listitem')
  await expect(children).toHaveCount(3)
  await expect(children.nth(0)).toContainText(shopper.say('mattress.place.upper'))
  await expect(children.nth(1)).toContainText(shopper.say('mattress.place.lower'))
  await expect(children.nth(2)).toContainText(shopper.say('fit.who.noPlace'))
  expect(await accessibilityViolations(page)).toEqual([])

  await shopper.open('/bunk-beds')
  await expect(main.getByText(shopper.say('fit.who.noneLine')).first()).toBeVisible()
})
