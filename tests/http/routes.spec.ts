/** The route table: every address answers its status and title in both languages; guards lead where they must. */
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { en, fr, type MessageKey } from '../fixtures/shop-texts.ts'
import type { Language } from '../fixtures/shopper.ts'

const LANGUAGES = { en: '', fr: '/fr' } as const
const texts: Record<Language, Record<MessageKey, string>> = { en, fr }

/** Addresses whose title is one of the shop's texts. */
const TITLED: readonly (readonly [string, MessageKey])[] = [
  [paths.contact, 'contact.title'],
  [paths.contactAlias, 'contact.title'],
  [paths.madeInCanada, 'page.madeInCanada'],
  [paths.quickShip, 'page.quickShip'],
  [paths.bestSellers, 'page.bestSellers'],
  [paths.newArrivals, 'page.newArrivals'],
  [paths.stores, 'stores.title'],
  [paths.storesAlias, 'stores.title'],
  [paths.search, 'search.title'],
  [paths.sitemap, 'sitemap.title'],
  [paths.checkoutGuest, 'checkout.title'],
  [paths.cart, 'cart.title'],
  [paths.wishlist, 'wishlist.title'],
  [paths.guestOrder, 'nav.findOrder'],
  [paths.confirmAccount, 'account.confirm'],
  [paths.signInLink, 'account.signInLink'],
  [paths.resetPassword, 'account.resetPassword'],
  [paths.resetPasswordAlias, 'account.resetPassword'],
]

/** Content pages, whose title is the back end's; what it is in English. */
const CONTENT: readonly (readonly [string, string])[] = [
  [paths.about, 'About us'],
  [paths.faq, 'FAQ'],
  [paths.pricingPolicy, 'Pricing Policy'],
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.returnPolicy, 'Return Policy'],
  [paths.securityPolicy, 'Security Policy'],
  [paths.shippingInfo, 'Shipping Info'],
  [paths.warrantyInfo, 'Warranty Info'],
  [paths.learning, 'Learning'],
  [paths.cmsPage('faq'), 'FAQ'],
  [`${paths.page}?identifier=about-us`, 'About us'],
]

const ACCOUNT = [
  paths.accountRoot,
  paths.account,
  paths.accountEdit,
  paths.accountDelete,
  paths.addresses,
  paths.addressNew,
  paths.addressEdit(7),
  paths.customerWishlist,
  paths.newsletter,
  paths.reviews,
  paths.orders,
  paths.order('MTI='),
]

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1]?.replaceAll('&#x27;', "'")

for (const language of ['en', 'fr'] as const) {
  const prefix = LANGUAGES[language]

  test(`every address answers with its title (${language})`, async ({ request }) => {
    for (const [path, key] of TITLED) {
      const response = await request.get(`${prefix}${path}`)
      expect(response.status(), path).toBe(200)
      expect(titleOf(await response.text()), path).toContain(texts[language][key])
    }
    for (const [path, title] of CONTENT) {
      const response = await request.get(`${prefix}${path}`)
      expect(response.status(), path).toBe(200)
      if (language === 'en') expect(titleOf(await response.text()), path).toContain(title)
    }
    for (const path of [paths.home, paths.homeAlias]) {
      expect((await request.get(path === '/' ? prefix || '/' : `${prefix}${path}`)).status()).toBe(200)
    }
  })

  test(`the account area sends guests home (${language})`, async ({ request }) => {
    for (const path of ACCOUNT) {
      const response = await request.get(`${prefix}${path}`, { maxRedirects: 0 })
      expect(response.status(), path).toBe(302)
      expect(response.headers()['location'], path).toBe(prefix || '/')
    }
  })
}

test('a customer sees every page of the account area', async ({ request }) => {
  const cookie = `vsf-session=${encodeURIComponent('{"cart":false,"customer":true}')}`
  for (const path of ACCOUNT) {
    const response = await request.get(path, { headers: { cookie } })
    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toContain('no-store')
  }
})

test('the checkout of customers leads guests to theirs', async ({ request }) => {
  const response = await request.get(`/fr${paths.checkout}`, { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers()['location']).toBe(`/fr${paths.checkoutGuest}`)
})

test('the search of a former Magento leads to this one', async ({ request }) => {
  for (const [prefix, path] of [
    ['', '/catalogsearch/result/?q=bunk+bed'],
    ['/fr', '/catalogsearch/result/index/?p=2&q=bunk%20bed'],
  ]) {
    const response = await request.get(`${prefix}${path}`, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers()['location'], path).toBe(`${prefix}${paths.searchFor('bunk bed')}`)
  }
})

test('pages of text without a name lead to the list of all', async ({ request }) => {
  for (const path of [paths.cms, paths.page, `${paths.cms}?identifier=`]) {
    const response = await request.get(`/fr${path}`, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers()['location'], path).toBe(`/fr${paths.sitemap}`)
  }
})

test('addresses that cannot be valid are not found', async ({ request }) => {
  const invalid = [
    `${paths.page}?identifier=no-such-page`,
    '/no-such-page',
    '/customer/nothing',
    '/customer/address/edit/id/x',
    '/wishlist/shared',
    paths.sharedWishlist('a1B2c3'),
    '/learning/no-such-post',
    '/sociallogin/social',
    '/checkout/nothing',
  ]
  for (const path of invalid) expect((await request.get(path)).status(), path).toBe(404)
})

test('marks of categories and products in an address are passed over', async ({ request }) => {
  const plain = titleOf(await (await request.get('/bunk-beds')).text())
  for (const path of ['/abc/c/bunk-beds', '/abc/p/bunk-beds']) {
    const html = await (await request.get(path)).text()
    expect(titleOf(html), path).toBe(plain)
    expect(html, path).toMatch(/<link rel="canonical" href="[^"]*\/bunk-beds"/)
  }
  expect((await request.get('/fr/c/bunk-beds')).status()).toBe(200)
})
