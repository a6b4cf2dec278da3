/**
 * Every screen of the shop in both languages: one heading, its language, nothing wider than the window, nothing wrong for
 * assistive technology. Header and footer are the same everywhere: the first screen of each group is judged with them.
 */
import { paths } from '@loftwood/storefront/paths'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'

const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'lists and products': [
    paths.home,
    '/loft-beds',
    '/loft-beds?view=list&color=802',
    paths.madeInCanada,
    paths.quickShip,
    paths.search,
    paths.searchFor('bunk'),
    paths.searchFor('xyzzy'),
    '/laurier-high-bunk-bed?att_bed_size=821',
    '/no-such-page',
  ],
  texts: [
    paths.about,
    paths.contact,
    paths.faq,
    paths.pricingPolicy,
    paths.privacyPolicy,
    paths.returnPolicy,
    paths.securityPolicy,
    paths.shippingInfo,
    paths.warrantyInfo,
    paths.cmsPage('faq'),
    paths.learning,
    paths.learningPost('choosing-a-wood'),
    paths.stores,
    paths.sitemap,
  ],
  'carts, lists and accounts of guests': [
    paths.cart,
    paths.checkoutGuest,
    paths.thankYou,
    paths.wishlist,
    paths.sharedWishlist('a1B2c3'),
    paths.signIn,
    paths.register,
    paths.forgotPassword,
    `${paths.resetPassword}?token=x`,
    paths.confirmAccount,
    `${paths.signInLink}?token=x`,
    `${paths.newsletterConfirm}?token=x`,
    `${paths.newsletterUnsubscribe}?token=x`,
    paths.socialStart,
    paths.socialCallback,
    `${paths.guestCancel}?token=x`,
  ],
}

const ACCOUNT = [
  paths.account,
  paths.accountEdit,
  paths.addresses,
  paths.addressNew,
  paths.customerWishlist,
  paths.newsletter,
  paths.reviews,
  paths.orders,
]

async function look(page: Page, language: Language, path: string): Promise<void> {
  await shopperOn(page, language).open(path)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CA`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path}: pixels wider than the screen`).toBeLessThanOrEqual(0)
}

async function lookAtAll(page: Page, language: Language, screens: readonly string[]): Promise<void> {
  for (const [index, path] of screens.entries()) {
    await look(page, language, path)
    const scope = index === 0 ? {} : { within: 'main' }
    expect(await accessibilityFaults(page, scope), path).toEqual([])
  }
}

for (const [name, screens] of Object.entries(SCREENS)) {
  test(`${name}`, async ({ page, language }) => {
    test.slow()
    await lookAtAll(page, language, screens)
  })
}

test('the account of a customer', async ({ page, backEnd, language }) => {
  test.slow()
  await shopperOn(page, language).signIn(await backEnd.newCustomer())
  await lookAtAll(page, language, ACCOUNT)
})

test('the menu stands on one line at every width that has it', async ({ page, language }) => {
  const shopper = shopperOn(page, language)
  await shopper.open(paths.about)
  const entries = page.getByRole('navigation', { name: shopper.say('nav.main') }).getByRole('link')
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(entries.first()).toBeVisible()
    const places = await entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
    expect(new Set(places.map(({ top }) => top)).size, `${width}`).toBe(1)
    expect(places.at(-1)?.right, `${width}`).toBeLessThan(width)
  }
})
