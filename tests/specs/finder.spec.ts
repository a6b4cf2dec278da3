/** The five questions by keyboard alone: to beds with reasons, back again, and to the answer that is in the way. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('recommends a bed after five answers', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  const follow = async (name: string | RegExp) => {
    await tabTo(page, main.getByRole('link', { name }).first())
    await page.keyboard.press('Enter')
  }
  await shopper.open('/bunk-beds')
  await follow(shopper.say('finder.start'))
  await expect(main.getByRole('heading', { name: shopper.say('finder.whoTitle') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await tabTo(page, main.getByRole('combobox').nth(1))
  await page.keyboard.type('2')
  await tabTo(page, main.getByRole('button', { name: shopper.say('finder.continue') }))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/who=2,6$/)
  await expect(main.getByRole('heading', { name: shopper.say('finder.ceilingTitle') })).toBeFocused()
  await follow(/^8/)
  await follow(shopper.say('finder.any'))
  await follow(shopper.say('finder.any'))
  await expect(main.getByRole('heading', { name: shopper.say('finder.budgetTitle') })).toBeFocused()
  await follow(/1.500/)

  await expect(page).toHaveURL(/who=2,6&ceiling=96&floor=any&with=any&budget=1500$/)
  const beds = main.getByRole('article')
  await expect(main.getByRole('heading', { level: 2, name: /^\d+ / })).toBeFocused()
  await expect(beds.first().getByRole('list', { name: shopper.say('finder.reasons') })).toContainText(/15/)
  expect(await accessibilityViolations(page)).toEqual([])

  await page.goBack()
  await expect(main.getByRole('heading', { name: shopper.say('finder.budgetTitle') })).toBeVisible()
  await page.goForward()
  await expect(beds.first()).toBeVisible()
  await tabTo(page, beds.first().getByRole('button', { name: shopper.say('product.compare') }))
  // It leaves after three seconds.
  const added = page.getByText(shopper.say('compare.added')).waitFor()
  await page.keyboard.press('Enter')
  await added
})
