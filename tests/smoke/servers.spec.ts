/** The shop's first page reaches a browser without a problem. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'

test('the home page comes alive in the browser', async ({ gotoHome }) => {
  const page = await gotoHome()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the home page has no accessibility errors', async ({ gotoHome }) => {
  expect(await accessibilityViolations(await gotoHome())).toEqual([])
})
