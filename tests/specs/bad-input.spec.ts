/** What nobody has or nobody can mean, as a page: it comes alive, says what it is and leads on. Statuses: http/bad-input. */
import { paths } from '@loftwood/storefront/paths'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { ABSURD_PAGES } from '../fixtures/absurd.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'
import { makeBusyCustomer } from '../harness/busy-customer.ts'
import { findSamples } from '../harness/samples.ts'
import { serverUrl } from '../harness/server-env.ts'

test('the 404 page says so and leads home', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/no-such-page')
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('error.notFound') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('link', { name: shopper.say('error.mainPage') }).click()
  await expect(page).toHaveURL(language === 'fr' ? /\/fr\/?$/ : /\/$/)
})

test('an address that the account area has not got is not found', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open('/customer/nothing')
  await expect(
    page.getByRole('heading', { level: 1, name: shopper.say('error.notFoundTitle') }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('404')).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('error.backHome') })).toBeVisible()
})

test('the account area sends guests home with a warning, once', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(paths.account)
  await expect(page).toHaveURL(language === 'fr' ? /\/fr\/?$/ : /\/$/)
  await expect(page.getByText(shopper.say('auth.notAuthorized'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(shopper.say('auth.notAuthorized'))).toBeHidden()
})

test("another account's order cannot be paid, and the shopper stays signed in", async ({
  page,
  language,
  backEnd,
}) => {
  const { simpleSku } = await findSamples(serverUrl('commerce'))
  const { orderToken } = await makeBusyCustomer(serverUrl('middleware'), simpleSku)
  const shopper = shopperOn(page, language)
  await shopper.signIn(await backEnd.newCustomer())
  await shopper.open(paths.payOrder(orderToken))
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('pay.notOwn') })).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await shopper.open(paths.account)
  await expect(page.getByRole('heading', { level: 1, name: shopper.say('account.profile') })).toBeVisible()
})

for (const path of ABSURD_PAGES)
  test(`${path} hydrates`, { tag: '@once' }, async ({ page }) => {
    await shopperOn(page, 'en').open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })

test(
  'a dead cart id is forgotten and the next add makes a new cart',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const shopper = shopperOn(page, 'en')
    await shopper.open('/laurier-high-bunk-bed')
    await context.addCookies(
      ['vsf-cart', 'vsf-session'].map((name) => ({
        name,
        value: name === 'vsf-cart' ? 'A'.repeat(32) : encodeURIComponent('{"cart":true,"customer":false}'),
        url: baseURL ?? '',
      })),
    )
    await shopper.open(paths.cart)
    await expect(page.getByText(shopper.say('cart.empty')).first()).toBeVisible()
    await shopper.open('/laurier-high-bunk-bed')
    await shopper.chooseFirstOptions()
    await shopper.addToCart()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
)

test('a sold-out combination says so, and takes an address for the mail that it is back', async ({
  page,
  language,
  backEnd,
}) => {
  const { path, options } = await backEnd.soldOutVariant()
  const shopper = shopperOn(page, language)
  await shopper.open(`${path}?${new URLSearchParams(options).toString()}`)
  const main = page.getByRole('main')
  await expect(main.getByText(shopper.say('product.variantSoldOut')).first()).toBeVisible()
  await expect(shopper.button('product.addToCart')).toHaveCount(0)

  await shopper.button('product.notifyMe').click()
  const field = main.getByRole('textbox', { name: shopper.say('form.emailLabel') })
  await expect(field).toBeFocused()
  await field.fill('nobody')
  await field.press('Enter')
  await expect(main.getByText(shopper.say('form.email'))).toBeVisible()
  await expect(field).toBeFocused()
  const email = `waits-${crypto.randomUUID()}@example.com`
  await field.fill(email)
  await field.press('Enter')
  await expect(main.getByText(email)).toBeFocused()
  expect(await accessibilityViolations(page)).toEqual([])
})
