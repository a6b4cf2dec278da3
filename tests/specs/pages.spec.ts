/**
 * Every screen of the shop: one heading, its language, nothing wider than the window, nothing wrong for assistive
 * technology. English at the desktop's width and French at the phone's, whose words are longer.
 */
import { paths } from '@loftwood/storefront/paths'
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn, type Language } from '../fixtures/shopper.ts'

/** Screens that differ in more than their words. */
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
    paths.privacyPolicy,
    paths.shippingInfo,
    paths.cmsPage('warranty-info'),
    paths.learning,
    paths.learningPost('choosing-a-wood'),
    paths.stores,
    paths.sitemap,
  ],
  'carts, lists and accounts of guests': [
    paths.cart,
    paths.checkoutGuest,
    paths.wishlist,
    paths.sharedWishlist('a1B2c3'),
    paths.signIn,
    paths.register,
    paths.forgotPassword,
    `${paths.resetPassword}?token=x`,
    `${paths.newsletterUnsubscribe}?token=x`,
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
  expect(await accessibilityFaults(page), path).toEqual([])
}

for (const [name, screens] of Object.entries(SCREENS)) {
  test(name, async ({ page, isMobile }) => {
    test.slow()
    for (const path of screens) await look(page, isMobile ? 'fr' : 'en', path)
  })
}

test('the account of a customer', async ({ page, isMobile, backEnd }) => {
  test.slow()
  const language = isMobile ? 'fr' : 'en'
  await shopperOn(page, language).signIn(await backEnd.newCustomer())
  for (const path of ACCOUNT) await look(page, language, path)
})
