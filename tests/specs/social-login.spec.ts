/** Signing in with an account elsewhere: a real provider of OpenID Connect, and what may go wrong on the way back. */
import { OIDC_CLIENT, startOidcServer, type OidcPeople } from '@loftwood/commerce/testing/oidc-server'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../fixtures/accessibility.ts'
import { expect, test as base } from '../fixtures/index.ts'
import { linkIn, mailTo } from '../fixtures/outbox.ts'
import { collectProblems } from '../fixtures/problems.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'
import { viewPath } from '../fixtures/view-path.ts'
import { VIEWS } from '../fixtures/views.ts'
import { freePorts } from '../harness/free-ports.ts'
import { startShopServers } from '../harness/shop-servers.ts'

const CALLBACK = '/sociallogin/social/callback'
const PEOPLE: OidcPeople = {
  zoe: { email: 'zoe@example.com', email_verified: true, given_name: 'Zoé', family_name: 'Roy' },
  liar: { email: 'victim@example.com', email_verified: false, given_name: 'Liar' },
}

interface SocialShop {
  url: string
  commerceUrl: string
}

const test = base.extend<{ visitor: Page }, { shop: SocialShop }>({
  shop: [
    async ({}, use) => {
      const ports = await freePorts()
      const url = `http://localhost:${ports.storefront}`
      const oidc = await startOidcServer(PEOPLE, [`${url}${CALLBACK}`, `${url}/fr${CALLBACK}`])
      const provider = { code: 'test', label: 'Boreal', issuer: oidc.issuer, ...OIDC_CLIENT }
      const servers = await startShopServers({ ports, env: { SOCIAL_PROVIDERS: JSON.stringify([provider]) } })
      await use({ url, commerceUrl: servers.commerceUrl })
      await servers.stop()
      await oidc.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browser, shop, viewport }, use) => {
    const context = await browser.newContext({ baseURL: shop.url, viewport })
    const problems = collectProblems(context, shop.url)
    const page = await context.newPage()
    await use(page)
    expect(problems.filter((problem) => !problem.includes('to another host'))).toEqual([])
    await context.close()
  },
})

/** At the provider: says who one is and agrees. */
async function agreeAs(page: Page, person: string): Promise<void> {
  await page.locator('input[name="login"]').fill(person)
  await page.locator('input[name="password"]').fill('x')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Has the account's deletion link mailed, follows it and confirms. */
async function deleteByMail(page: Page, language: Language, commerceUrl: string): Promise<void> {
  const shopper = shopperOn(page, language)
  await shopper.open('/customer/account/delete')
  await shopper.button('erase.sendLink').click()
  await expect(page.getByText(shopper.say('auth.linkSentTitle'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  const link = linkIn(await mailTo('zoe@example.com', /account\/delete/, commerceUrl), /account\/delete/)
  await page.goto(link)
  await shopper.button('erase.confirm').click()
  await expect(page).toHaveURL(/\/(fr)?$/)
  await expect(
    page.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }),
  ).toBeVisible()
}

for (const { language, tag, use } of VIEWS) {
  test.describe(language, { tag }, () => {
    test.use(use)

    test('a newcomer comes back to the page, signed in, and leaves again without a password', async ({
      visitor: page,
      shop,
    }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      await shopper.open('/laurier-desk')
      await page
        .getByRole('link', { name: shopper.say('auth.signIn') })
        .filter({ visible: true })
        .click()
      const way = page.getByRole('dialog').getByRole('link', { name: shopper.say('auth.socialWith') })
      await expect(way).toContainText('Boreal')
      expect(await accessibilityViolations(page)).toEqual([])
      await way.click()
      await agreeAs(page, 'zoe')
      await expect(page).toHaveURL(new RegExp(`${viewPath(language, '/laurier-desk')}$`))
      await expect(page.getByRole('button', { name: /Zoé/ }).filter({ visible: true })).toBeVisible()
      await deleteByMail(page, language, shop.commerceUrl)
    })
  })
}

test('nothing happens without agreeing there, and signing in again is possible', async ({
  visitor: page,
}) => {
  const shopper = shopperOn(page, 'fr')
  await shopper.open('/customer/account/login')
  await page.getByRole('link', { name: shopper.say('auth.socialWith') }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(page.getByText(shopper.say('auth.socialDenied'))).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: shopper.say('auth.backToSignIn') })
    .click()
  await page.getByRole('link', { name: shopper.say('auth.socialWith') }).click()
  await agreeAs(page, 'zoe')
  await expect(page).toHaveURL(/\/fr\/customer\/account$/)
})

test('an address that the provider does not vouch for opens no account', async ({ visitor: page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/customer/account/login')
  await page.getByRole('link', { name: shopper.say('auth.socialWith') }).click()
  await agreeAs(page, 'liar')
  await expect(page.getByText('The provider did not confirm your email address.')).toBeVisible()
  await shopper.open('/')
  await expect(
    page.getByRole('link', { name: shopper.say('auth.signIn') }).filter({ visible: true }),
  ).toBeVisible()
})

test("another person's link does not sign in", async ({ visitor: page }) => {
  const shopper = shopperOn(page, 'en')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  for (const query of ['?code=theirs&state=theirs', '', '?error=access_denied']) {
    await shopper.open(`${CALLBACK}${query}`)
    await expect(page.getByText(shopper.say('auth.socialStray'))).toBeVisible()
  }
  expect(requests.filter((url) => url.includes('finishSocialLogin'))).toEqual([])
})

test('an unknown provider gets a message', async ({ visitor: page }) => {
  const shopper = shopperOn(page, 'en')
  await shopper.open('/sociallogin/social/start?provider=nope')
  await expect(page.getByText('There is no sign-in with "nope".')).toBeVisible()
})

base('a shop without providers shows none', async ({ page }) => {
  const shopper = shopperOn(page, 'en')
  const told = page.waitForResponse((response) => response.url().includes('socialLoginProviders'))
  await shopper.open('/customer/account/login')
  await told
  await expect(shopper.button('auth.signIn').first()).toBeVisible()
  await expect(page.getByRole('link', { name: shopper.say('auth.socialWith') })).toHaveCount(0)
})
