/**
 * Every screen of the shop: one heading, its language, nothing wider than the window, nothing wrong for assistive
 * technology. Ways into an account and its rooms with something in them: account-rooms.spec.ts.
 */
import { brand } from '@loftwood/storefront/brands/loftwood/brand.ts'
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { auditAll, lookAtAll } from '../fixtures/screen.ts'
import { shopperOn } from '../fixtures/shopper.ts'

/** Lists of the footer. */
const LISTS: readonly string[] = [paths.madeInCanada, paths.quickShip]
const LINKED = new Set([...brand.help, ...brand.company].map(([, path]) => path))

const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'lists and products': [
    paths.home,
    '/loft-beds',
    '/loft-beds?view=list&color=802',
    ...LISTS,
    paths.bestSellers,
    paths.newArrivals,
    paths.search,
    paths.searchFor('bunk'),
    paths.searchFor('xyzzy'),
    '/laurier-high-bunk-bed?att_bed_size=821',
    '/no-such-page',
  ],
  'texts, and what the footer leads to': [
    ...[...LINKED].filter((path) => !LISTS.includes(path)),
    paths.cmsPage('faq'),
    paths.learningPost('choosing-a-wood'),
  ],
  'carts, lists and links of guests': [
    paths.cart,
    paths.checkoutGuest,
    paths.thankYou,
    paths.wishlist,
    `${paths.newsletterConfirm}?token=x`,
    `${paths.newsletterUnsubscribe}?token=x`,
    `${paths.stockAlertUnsubscribe}?token=x`,
    paths.compare,
    paths.socialStart,
    `${paths.guestCancel}?token=x`,
  ],
}

/** Rooms of an account in which there is nothing yet. */
const EMPTY_ROOMS = [paths.addresses, paths.customerWishlist, paths.reviews, paths.orders]

const screensAt = (addresses: readonly string[]) => addresses.map((path) => ({ path }))

/** Their layout differs from width to width, so they are audited at both; the others on a phone. */
const AUDITED_AT_BOTH = 'lists and products'

for (const [name, screens] of Object.entries(SCREENS)) {
  test(name, async ({ page, language, isMobile }) => {
    test.slow()
    const look = isMobile || name === AUDITED_AT_BOTH ? auditAll : lookAtAll
    await look(page, language, screensAt(screens))
  })
}

test('the account of a new customer', async ({ page, backEnd, language, isMobile }) => {
  test.slow()
  await shopperOn(page, language).signIn(await backEnd.newCustomer())
  await (isMobile ? auditAll : lookAtAll)(page, language, screensAt(EMPTY_ROOMS))
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
