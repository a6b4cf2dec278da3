/** Signing in and changing the address book by keyboard alone. */
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { shopperOn } from '../fixtures/shopper.ts'

// French at the width of a phone: what a desktop shows at 400 %.
test.use({ viewport: { width: 390, height: 844 } })

test('signs in, adds an address and deletes it', async ({ page, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, 'fr')
  const customer = await backEnd.newCustomer()
  const main = page.getByRole('main')
  const type = async (label: Parameters<typeof shopper.say>[0], words: string) => {
    await tabTo(page, main.getByRole('textbox', { name: shopper.say(label) }).first())
    await page.keyboard.type(words)
  }
  await shopper.open('/laurier-desk')
  await tabTo(page, page.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('textbox', { name: shopper.say('form.emailLabel') }))
  await page.keyboard.type(customer.email)
  await tabTo(page, dialog.getByRole('textbox', { name: shopper.say('form.passwordLabel') }))
  await page.keyboard.type(customer.password)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: shopper.say('auth.greeting') }).filter({ visible: true }),
  ).toBeVisible()

  await shopper.open('/customer/address')
  // The first is the default one, which stays.
  for (const street of ['12, rue Principale', '14, rue Principale']) {
    await expect(main.getByRole('link', { name: shopper.say('account.addressNew') })).toBeVisible()
    await tabTo(page, main.getByRole('link', { name: shopper.say('account.addressNew') }))
    await page.keyboard.press('Enter')
    await expect(main.getByRole('textbox', { name: shopper.say('checkout.street') }).first()).toBeVisible()
    await type('checkout.street', street)
    await type('checkout.city', 'Guelph')
    await tabTo(page, main.getByRole('combobox', { name: shopper.say('checkout.province') }))
    await page.keyboard.type('Ontario')
    await type('checkout.postcode', 'N1H 3A1')
    await type('checkout.telephone', '519 555-0134')
    await page.keyboard.press('Enter')
    await expect(main).toContainText(street)
  }
  expect(await accessibilityViolations(page)).toEqual([])

  await tabTo(
    page,
    main.getByRole('button', {
      name: new RegExp(
        `^${shopper.say('account.deleteNamed').source.replace('.+', '.*14, rue Principale.*')}`,
      ),
    }),
  )
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: shopper.say('account.delete') }))
  await page.keyboard.press('Enter')
  await expect(main).not.toContainText('14, rue Principale')
  await expect(main).toContainText('12, rue Principale')
})
