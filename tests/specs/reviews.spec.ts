/** Reviews: a customer writes one on the product page; it is read before others see it. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'

const PRODUCT = '/laurier-desk'

test('a guest signs in, writes a review and finds it in the account', async ({ page, backEnd, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const customer = await backEnd.newCustomer()
  await shopper.open(PRODUCT)
  await shopper.button('review.write').click()
  await shopper.fillSignIn(customer)
  await expect(
    page.getByRole('button', { name: shopper.say('auth.greeting') }).filter({ visible: true }),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${viewPath(language, PRODUCT)}$`))

  await shopper.button('review.write').click()
  const dialog = page.getByRole('dialog')
  const field = (key: Parameters<typeof shopper.say>[0]) =>
    dialog.getByRole('textbox', { name: shopper.say(key) })
  const send = dialog.getByRole('button', { name: shopper.say('review.send') })
  await expect(field('review.nickname')).toHaveValue('Ann')
  await send.click()
  await expect(dialog.getByRole('alert').first()).toContainText(shopper.say('form.required'))
  await expect(dialog.getByRole('alert').first()).toContainText(shopper.say('review.chooseRating'))
  expect(await accessibilityViolations(page)).toEqual([])

  const ratings = dialog.getByRole('group').filter({ has: page.getByRole('radio') })
  const groups = await ratings.filter({ hasNot: page.getByRole('group') }).all()
  expect(groups.length).toBeGreaterThan(1)
  for (const group of groups) await group.getByRole('radio').nth(3).check({ force: true })
  await field('review.summary').fill('Steady')
  await field('review.text').fill('Two winters of homework, and it does not wobble.')
  await send.click()
  await expect(page.getByText(shopper.say('review.sent'))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Two winters of homework')).toHaveCount(0)

  await shopper.button('review.write').click()
  for (const group of groups) await group.getByRole('radio').nth(0).check({ force: true })
  await field('review.summary').fill('Again')
  await field('review.text').fill('Twice.')
  await send.click()
  await expect(dialog).toContainText(shopper.say('review.failed'))
  await expect(field('review.text')).toHaveValue('Twice.')

  await shopper.open('/review/customer')
  await expect(page.getByRole('main')).toContainText('Two winters of homework')
  expect(await accessibilityViolations(page)).toEqual([])
})
