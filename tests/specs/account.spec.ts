/** An account from its beginning to the way out: nothing of it is left for the next visitor. */
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { putInCart } from '../fixtures/buyer.ts'
import { HOME_WORDS } from '../fixtures/home-words.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Address } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart, placeOrder } from '../harness/place-order.ts'

const PASSWORD = 'Bunk-beds-1'
const ADDRESS: Address = {
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: '4200, boul. Saint-Laurent',
  city: 'Montréal',
  province: 'Québec',
  postcode: 'H2W 2R2',
  telephone: '514 555-0199',
}
const accountOf = (tab: Page) => tab.getByRole('button', { name: 'Hi, Ann' }).filter({ visible: true })
const newEmail = () => `maude-${crypto.randomUUID()}@example.com`

/** By a link, so that the way back is one of the shop's own. */
async function goHome(page: Page): Promise<void> {
  await expect(accountOf(page)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'home page' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(/\/$/)
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: HOME_WORDS.en.banner })).toBeVisible()
}

test('registers, saves an address and signs out', async ({ page, language }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const field = (key: Parameters<typeof shopper.say>[0]) =>
    page.getByRole('dialog').getByRole('textbox', { name: new RegExp(`^${shopper.say(key).source}$`) })
  const email = newEmail()
  await shopper.open('/')
  await page
    .getByRole('link', { name: shopper.say('auth.signIn') })
    .filter({ visible: true })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say('auth.register') })
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say('auth.register') })
    .click()
  await expect(page.getByRole('alert').first()).toContainText(shopper.say('form.required'))
  expect(await accessibilityViolations(page)).toEqual([])
  await field('form.firstname').fill('Maude')
  await field('form.lastname').fill('Tremblay')
  await field('form.emailLabel').fill(email)
  await field('form.passwordLabel').fill(PASSWORD)
  await field('form.repeatPassword').fill(PASSWORD)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: shopper.say('auth.register') })
    .click()
  await expect(
    page.getByRole('button', { name: shopper.say('auth.greeting') }).filter({ visible: true }),
  ).toBeVisible()

  await shopper.open('/customer/address')
  await page.getByRole('link', { name: shopper.say('account.addressNew') }).click()
  await shopper.fillAddress(ADDRESS)
  await shopper.button('account.save').click()
  await expect(page.getByRole('main')).toContainText('4200, boul. Saint-Laurent')
  await expect(page.getByRole('main')).toContainText(shopper.say('account.defaultShipping'))
  expect(await accessibilityViolations(page)).toEqual([])

  await page
    .getByRole('button', { name: shopper.say('auth.greeting') })
    .filter({ visible: true })
    .click()
  await page.getByRole('menuitem', { name: shopper.say('auth.menuSignOut') }).click()
  await expect(page).toHaveURL(language === 'fr' ? /\/fr$/ : /\/$/)
  await expect(
    page.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main')).not.toContainText('4200')
})

test(
  'a guest who opens an account page gets a message, and returns to it after signing in',
  { tag: '@once' },
  async ({ page, backEnd }) => {
    const shopper = shopperOn(page, 'en')
    const email = newEmail()
    await backEnd.registerCustomer({ email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' })
    await page.goto('/customer/account/edit')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('You are not authorized, please log in.')).toBeVisible()
    await page
      .getByRole('link', { name: shopper.say('auth.signIn') })
      .filter({ visible: true })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: shopper.say('form.emailLabel') }).fill(email)
    await dialog.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill('wrong-password-1')
    await dialog.getByRole('button', { name: shopper.say('auth.signIn') }).click()
    await expect(dialog).toContainText(shopper.say('refused.signIn'))
    await dialog.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill(PASSWORD)
    await dialog.getByRole('button', { name: shopper.say('auth.signIn') }).click()
    await expect(page).toHaveURL(/\/customer\/account\/edit$/)
    await expect(page.getByRole('textbox', { name: shopper.say('form.firstname') })).toHaveValue('Ann')
  },
)

test('going back closes the dropdown of the account', async ({ page, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.signIn(await backEnd.newCustomer())
  await shopper.open('/customer/account')
  await goHome(page)
  await accountOf(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/customer\/account$/)
  await expect(page.getByRole('menu')).toBeHidden()
})

test(
  'whose session ended elsewhere gets a message on the home page too',
  { tag: '@once' },
  async ({ page, context, backEnd }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.signIn(await backEnd.newCustomer())
    await shopper.open('/customer/account')
    await goHome(page)
    await context.clearCookies({ name: 'vsf-session' })
    await accountOf(page).click()
    await page.getByRole('menuitem', { name: shopper.say('auth.menuAccount') }).click()
    await expect(page.getByText(shopper.say('auth.notAuthorized'))).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('other tabs follow a sign-in and a sign-out', { tag: '@once' }, async ({ page, context, backEnd }) => {
  const shopper = shopperOn(page, 'en')
  const email = newEmail()
  await backEnd.registerCustomer({ email, password: PASSWORD, firstname: 'Ann', lastname: 'Lee' })
  const other = await context.newPage()
  await other.goto('/')
  await shopper.open('/customer/account/login')
  await page.getByRole('textbox', { name: shopper.say('form.emailLabel') }).fill(email)
  await page.getByRole('textbox', { name: shopper.say('form.passwordLabel') }).fill(PASSWORD)
  await page.getByRole('button', { name: shopper.say('auth.signIn') }).click()
  await expect(accountOf(other)).toBeVisible()
  await accountOf(page).click()
  await page.getByRole('menuitem', { name: shopper.say('auth.menuSignOut') }).click()
  await expect(
    other.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }),
  ).toBeVisible()
})

test('an account shows its last order, and is deleted with its password', async ({
  page,
  backEnd,
  language,
}) => {
  const shopper = shopperOn(page, language)
  const customer = await backEnd.newCustomer()
  await shopper.signIn(customer)
  await putInCart(page, 'PIL-KID', language)
  const magento = visitorOf(page.request, language)
  await completeCart(magento)
  const number = await placeOrder(magento)
  await shopper.open('/customer/account')
  const last = page.getByRole('region', { name: shopper.say('account.lastOrder') })
  await expect(last.getByRole('link', { name: number })).toBeVisible()
  await expect(shopper.button('auth.signOut')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  await shopper.open('/customer/account/edit')
  await page.getByRole('link', { name: shopper.say('erase.link') }).click()
  const password = page.locator('#delete-account-password')
  await password.fill('not-the-password-1')
  await shopper.button('erase.confirm').click()
  await expect(page.getByText(shopper.say('erase.failed'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await password.fill(customer.password)
  await shopper.button('erase.confirm').click()
  await expect(page).toHaveURL(/\/(fr)?$/)
  await shopper.open('/customer/account/login')
  await shopper.fillSignIn(customer)
  await expect(page.getByText(shopper.say('auth.registrationError'))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})
