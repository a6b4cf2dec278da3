/** Every room of a busy customer's account: in its language, free of errors, and what is changed there. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { mailTo } from '../fixtures/outbox.ts'
import { auditAll, lookAtAll, type Screen } from '../fixtures/screen.ts'
import { shopperOn, type Shopper } from '../fixtures/shopper.ts'
import { makeBusyCustomer } from '../harness/busy-customer.ts'
import { findSamples } from '../harness/samples.ts'
import { serverUrl } from '../harness/server-env.ts'

type Key = Parameters<Shopper['say']>[0]

async function busyCustomer() {
  const { simpleSku } = await findSamples(serverUrl('commerce'))
  return makeBusyCustomer(serverUrl('middleware'), simpleSku)
}

test('every way in is in its language and free of errors', async ({ page, language, isMobile, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const ways: Screen[] = [
    { path: paths.register, title: 'auth.register' },
    { path: paths.forgotPassword, title: 'auth.forgotTitle' },
    { path: `${paths.resetPassword}?token=x&email=ann%40example.com`, title: 'account.resetPassword' },
    { path: `${paths.resetPasswordAlias}?token=x`, title: 'account.resetPassword' },
    { path: `${paths.confirmAccount}?email=ann%40example.com&key=x`, title: 'account.confirm' },
    { path: `${paths.signInLink}?token=x`, title: 'account.signInLink' },
    { path: paths.socialCallback, title: 'account.socialLogin' },
    { path: paths.signIn, title: 'auth.signIn' },
  ]
  // Forms in one column are the same at every width: audited on a phone.
  await (isMobile ? auditAll : lookAtAll)(page, language, ways)

  await shopper.open('/')
  await page
    .getByRole('link', { name: shopper.say('auth.signIn') })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog')
  for (const key of ['auth.forgot', 'auth.backToSignIn', 'auth.register'] as const) {
    const next = dialog.getByRole('button', { name: shopper.say(key) })
    await expect(next).toBeVisible()
    expect(await accessibilityViolations(page), key).toEqual([])
    await next.click()
  }
  await expect(dialog.getByLabel(shopper.say('form.repeatPassword'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])

  // Somebody has this address already.
  const { email } = await backEnd.newCustomer()
  const password = 'Bunk-beds-9'
  const field = (key: Key) =>
    dialog.getByRole('textbox', { name: new RegExp(`^${shopper.say(key).source}$`) })
  await field('form.firstname').fill('Zoé')
  await field('form.lastname').fill('Roy')
  await field('form.emailLabel').fill(email)
  await field('form.passwordLabel').fill(password)
  await field('form.repeatPassword').fill(password)
  await dialog.getByRole('button', { name: shopper.say('auth.register') }).click()
  // The owner is notified by mail; a stranger learns nothing.
  await expect(page.getByText(shopper.say('auth.seeMail'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: shopper.say('auth.forgot') })).toBeVisible()
})

test('every room is in its language and free of errors', async ({ page, language }) => {
  test.slow()
  const customer = await busyCustomer()
  const shopper = shopperOn(page, language)
  const main = page.getByRole('main')
  await shopper.signIn(customer)
  const rooms: Screen[] = [
    { path: paths.account, title: 'account.profile' },
    { path: paths.accountEdit, title: 'account.information' },
    { path: paths.addressNew, title: 'account.addressNew' },
    { path: paths.newsletter, title: 'account.newsletter' },
    { path: paths.reviews, title: 'account.reviews' },
    { path: paths.customerWishlist, title: 'account.wishlist' },
    { path: paths.orders, title: 'account.orders' },
    { path: paths.order(customer.orderNumber), title: 'account.order' },
    { path: paths.addressEdit(customer.addressId), title: 'account.addressEdit' },
    { path: paths.storeCredit, title: 'account.storeCredit' },
    { path: paths.accountDelete, title: 'erase.title' },
    { path: paths.sharedWishlist(customer.sharingCode) },
    { path: paths.addresses, title: 'account.addresses' },
  ]
  await auditAll(page, language, rooms)

  const editLink = main.getByRole('link', { name: shopper.say('account.editNamed') }).first()
  await expect(editLink).toHaveAttribute('href', new RegExp(`${paths.addressEdit(customer.addressId)}$`))
  // The default address stays; the other needs a confirmation first.
  await expect(main.getByText(shopper.say('account.defaultStays'))).toHaveCount(1)
  await main.getByRole('button', { name: shopper.say('account.deleteNamed') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: shopper.say('auth.greeting') })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('menuitem', { name: shopper.say('auth.menuOrders') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('name, address and e-mail address are changed', async ({ page, language, backEnd }) => {
  test.slow()
  const shopper = shopperOn(page, language)
  const customer = await backEnd.newCustomer()
  await shopper.signIn(customer)
  await shopper.open(paths.accountEdit)
  await page.locator('#profile-firstname').fill('Zoé')
  await shopper.button('account.save').click()
  await expect(page.getByRole('button', { name: /Zoé/ }).filter({ visible: true })).toBeVisible()

  const email = `zoe-${crypto.randomUUID()}@example.com`
  const password = page.locator('#change-email-password')
  await page.locator('#change-email-email').fill(email)
  await password.fill('Wrong-password-1')
  await shopper.button('account.changeEmail').click()
  await expect(page.getByText(shopper.say('refused.password'))).toBeVisible()
  await password.fill(customer.password)
  await shopper.button('account.changeEmail').click()
  await expect(page.getByText(shopper.say('account.saved')).first()).toBeVisible()
  // The old address is notified.
  expect(await mailTo(customer.email, CHANGED[language])).toMatch(/\/contact\b/)

  await page.context().clearCookies()
  await shopper.signIn({ ...customer, email })
  await shopper.open(paths.account)
  await expect(page.getByRole('main')).toContainText(email)
})

/** The back end's own words. */
const CHANGED = { en: /another email address/, fr: /autre adresse courriel/ }
