/** Mails about an account: their links are followed as they stand in the message. */
import { changedStore } from '@loftwood/demo-store/testing'
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { linkIn, mailTo } from '../fixtures/outbox.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'
import { VIEWS } from '../fixtures/views.ts'
import { startShopServers, type ShopServers } from '../harness/shop-servers.ts'

const NEW_PASSWORD = 'Bunk-beds-2'

for (const { language, tag, use } of VIEWS)
  test.describe(language, { tag }, () => {
    test.use(use)

    test('resets a forgotten password by a link that works once', async ({ page, backEnd }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      const customer = await backEnd.newCustomer()
      await shopper.open('/customer/account/login')
      await page
        .getByRole('main')
        .getByRole('button', { name: shopper.say('auth.forgot') })
        .click()
      await expect(page.getByRole('heading', { name: shopper.say('auth.forgotTitle') })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('textbox', { name: shopper.say('form.emailLabel') })
        .fill(customer.email)
      await shopper.button('auth.sendLink').click()
      await expect(page.getByText(shopper.say('auth.linkSentTitle'))).toBeVisible()

      const link = linkIn(await mailTo(customer.email, /reset-password/), /reset-password/)
      const setPassword = async (password: string, repeat = password) => {
        await page.locator('#reset-password').fill(password)
        await page.locator('#reset-repeat').fill(repeat)
        await shopper.button('auth.setPassword').click()
      }
      await page.goto(link)
      await setPassword('short', 'other')
      await expect(page.getByText(shopper.say('form.least8')).first()).toBeVisible()
      await expect(page.getByText(shopper.say('form.passwordsDiffer')).first()).toBeVisible()
      await setPassword(NEW_PASSWORD)
      await expect(page.getByText(shopper.say('auth.passwordSet'))).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: shopper.say('auth.signIn') })
        .click()
      await shopper.fillSignIn(customer)
      await expect(page.getByText(shopper.say('auth.registrationError'))).toBeVisible()
      await shopper.fillSignIn({ ...customer, password: NEW_PASSWORD })
      await expect(page).toHaveURL(/\/customer\/account$/)

      await page.goto(link)
      await setPassword('Bunk-beds-3')
      await expect(page.getByText(shopper.say('auth.resetError')).first()).toBeVisible()
    })

    test('signs in by a mailed link while the password of the account is being guessed', async ({
      page,
      backEnd,
    }) => {
      const shopper = shopperOn(page, language)
      const customer = await backEnd.newCustomer()
      await backEnd.guessPassword(customer.email)
      await shopper.open('/customer/account/login')
      await shopper.fillSignIn(customer)
      await expect(page.getByRole('alert').getByText(BY_LINK[language])).toBeVisible()

      const link = linkIn(await mailTo(customer.email, /sign-in-link/), /sign-in-link/)
      const press = () =>
        page
          .getByRole('main')
          .getByRole('button', { name: shopper.say('auth.signIn') })
          .click()
      await page.goto(link)
      await press()
      await expect(page).toHaveURL(/\/customer\/account$/)
      await expect(page.getByRole('main')).toContainText(customer.email)

      await page.context().clearCookies()
      await page.goto(link)
      await press()
      await expect(page.getByText(shopper.say('auth.signInFailed'))).toBeVisible()
      await expect(page.getByRole('link', { name: shopper.say('auth.signInAgain') })).toBeVisible()
    })
  })

const base = test.extend<object, { strictShop: ShopServers }>({
  strictShop: [
    async ({}, use) => {
      const accounts = {
        isConfirmationRequired: true,
        isEmailAvailabilityTold: false,
        isNewsletterConfirmationRequired: false,
        customerFields: [{ code: 'dob' }, { code: 'gender', isRequired: true }],
      }
      const catalog = changedStore({ accounts })
      const shop = await startShopServers({ env: { CATALOG_DIR: catalog.folder } })
      await use(shop)
      await shop.stop()
      catalog.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

base('confirmed by the mail’s link, with what the store asks for', async ({ browser, strictShop }) => {
  test.slow()
  for (const { language, use } of VIEWS) {
    const context = await browser.newContext({ ...use, baseURL: strictShop.storefrontUrl })
    const problems = collectProblems(context, strictShop.storefrontUrl)
    const page = await context.newPage()
    const shopper = shopperOn(page, language)
    const email = `maude-${language}@example.com`
    const field = (key: Parameters<typeof shopper.say>[0]) =>
      page.getByRole('main').getByRole('textbox', { name: new RegExp(`^${shopper.say(key).source}$`) })
    await shopper.open('/customer/account/create')
    await field('form.firstname').fill('Maude')
    await field('form.lastname').fill('Roy')
    await field('form.emailLabel').fill(email)
    await field('form.passwordLabel').fill(NEW_PASSWORD)
    await field('form.repeatPassword').fill(NEW_PASSWORD)
    await page.locator('#register-date_of_birth').fill('1990-02-28')
    const register = page.getByRole('main').getByRole('button', { name: shopper.say('auth.register') })
    await register.click()
    await expect(page.locator('#register-gender-error')).toHaveText(shopper.say('form.required'))
    await page.locator('#register-gender').selectOption('2')
    await register.click()
    await expect(page.getByText(shopper.say('auth.mustConfirm'))).toBeVisible()
    await expect(page.getByText(shopper.say('auth.confirmTitle'))).toBeVisible()
    await shopper.fillSignIn({ email, password: NEW_PASSWORD })
    await expect(page.getByRole('alert').getByText(NOT_CONFIRMED[language])).toBeVisible()

    const link = linkIn(await mailTo(email, /account\/confirm/, strictShop.commerceUrl), /account\/confirm/)
    await page.goto(link)
    await shopper.button('auth.confirm').click()
    await expect(page.getByText(shopper.say('auth.confirmed'))).toBeVisible()
    await shopper.signIn({ email, password: NEW_PASSWORD })
    await shopper.open(paths.account)
    await expect(page.getByRole('main')).toContainText(email)
    await shopper.open(paths.accountEdit)
    await expect(page.locator('#profile-date_of_birth')).toHaveValue('1990-02-28')
    await expect(page.locator('#profile-gender')).toHaveValue('2')
    await page.goto(link)
    await shopper.button('auth.confirm').click()
    await expect(page.getByText(shopper.say('auth.confirmFailed'))).toBeVisible()
    await shopper.button('auth.confirmResend').click()
    await expect(page.getByText(shopper.say('auth.confirmResent'))).toBeVisible()
    await context.close()
    expect(problems).toEqual([])
  }
})

/** The back end's own words. */
const BY_LINK: Readonly<Record<Language, RegExp>> = {
  en: /we have just sent you an email with a link that signs you in/,
  fr: /nous venons de vous envoyer un courriel avec un lien qui vous connecte/,
}
const NOT_CONFIRMED: Readonly<Record<Language, RegExp>> = {
  en: /Confirm your account first/,
  fr: /Ce compte n’est pas encore confirmé/,
}
