/** Two customers on one browser: the second never meets anything of the first, whatever the browser stores. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Address } from '../fixtures/shopper.ts'

const ADDRESS: Address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: '77 Secret Lane',
  city: 'Guelph',
  province: 'Ontario',
  postcode: 'N1H 3A1',
  telephone: '519 555-0134',
}
/** What only the first customer may see. */
const SECRETS = /Secret Lane|Hi, Ann|Laurier Desk|ann-first/
/** The same on public pages, product pages among them. */
const NAMES = /Secret Lane|Hi, Ann|ann-first/

const ROOMS = [
  '/customer/account',
  '/customer/address',
  '/customer/account/edit',
  '/customer/wishlist',
  '/customer/sales/order/history',
  '/review/customer',
  '/checkout/cart',
]

async function leave(page: Page, shopper: ReturnType<typeof shopperOn>): Promise<void> {
  await page
    .getByRole('button', { name: shopper.say('auth.greeting') })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: shopper.say('auth.menuSignOut') }).click()
  await expect(
    page.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }),
  ).toBeVisible()
}

/** Everything that a page's code could read back, but for the session's new name. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )

test('leaves no data of one customer for the next', async ({ page, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, 'en')
  const first = await backEnd.newCustomer({ email: `ann-first-${crypto.randomUUID()}@example.com` })
  const second = await backEnd.newCustomer({ firstname: 'Bob', lastname: 'Roy' })
  await shopper.signIn(first)
  await shopper.open('/customer/address/new')
  await shopper.fillAddress(ADDRESS)
  await shopper.button('account.save').click()
  await expect(page.getByRole('main')).toContainText('77 Secret Lane')
  await shopper.open('/laurier-desk')
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.say('wishlist.toggle') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await shopper.addToCart()
  // A checkout that is begun and left.
  await shopper.open('/checkout')
  await shopper.button('checkout.editStep').first().click()
  const saved = page.getByRole('radio', { name: /77 Secret Lane/ })
  await expect(saved).toBeChecked()
  // Input is stored per tab as long as the session lasts.
  await page.getByRole('radio', { name: shopper.say('checkout.otherAddress') }).check()
  await page.getByRole('textbox', { name: shopper.say('checkout.street') }).fill('78 Secret Lane')
  expect(await stored(page)).toMatch(/78 Secret Lane/)
  await saved.check()
  await shopper.submitStep()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await shopper.open('/customer/address')
  await expect(page.getByRole('main')).toContainText('77 Secret Lane')

  await leave(page, shopper)
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await expect(page.getByRole('main')).not.toContainText(NAMES)
  }
  await shopper.open('/')
  expect(await stored(page)).not.toMatch(SECRETS)

  // Leads to the room that was requested on the way back.
  await shopper.open('/customer/account/login')
  await shopper.fillSignIn(second)
  await expect(page.getByRole('button', { name: /, Bob$/ }).filter({ visible: true })).toBeVisible()
  for (const path of ROOMS) {
    await shopper.open(path)
    await expect(page.getByRole('button', { name: /, Bob$/ }).filter({ visible: true })).toBeVisible()
    await expect(page.getByText(shopper.say('common.loading'))).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(SECRETS)
  }
  for (const name of ['Cart, empty', 'Wish list, empty'])
    await expect(page.getByRole('link', { name }).filter({ visible: true })).toBeVisible()
})

test('a new password ends every other session', async ({ page, browser, backEnd }) => {
  test.slow()
  const customer = await backEnd.newCustomer()
  const elsewhere = await (await browser.newContext()).newPage()
  await shopperOn(elsewhere, 'en').signIn(customer, { remember: true })

  const shopper = shopperOn(page, 'en')
  await shopper.signIn(customer, { remember: true })
  await shopper.open('/customer/account/edit')
  await page.locator('#change-password-current').fill(customer.password)
  await page.locator('#change-password-password').fill('Bunk-beds-2')
  await page.locator('#change-password-repeat').fill('Bunk-beds-2')
  await shopper.button('account.changePassword').click()
  await expect(page.getByText(shopper.say('account.saved'))).toBeVisible()
  await shopper.open('/customer/account')
  await expect(page.getByRole('main')).toContainText(customer.email)

  await elsewhere.goto('/customer/account')
  await expect(elsewhere.getByText('You are not authorized, please log in.')).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/$/)
  await elsewhere.context().close()
})
