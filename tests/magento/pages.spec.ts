/** The pages of a shop in front of a Magento: each comes with what it is about, and no sentence of a machine is on it. */
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { LIVE_SHOP_ENV, RECORD_ENV } from './live-env.ts'
import { machineSentence, wordsOf } from './page-text.ts'
import { productOf, PRODUCTS } from './products.ts'
import { wordsOfOurs } from './words-of-ours.ts'

/** Public pages, and those about one shopper as a guest gets them. */
const PAGES = [
  '/',
  '/gear.html',
  '/gear/bags.html',
  '/search',
  '/about-us',
  '/contact',
  '/Sitemap',
  '/wishlist',
  '/compare',
  '/checkout/cart',
  '/checkout-guest',
  '/checkout/thank-you',
  '/sales/guest/form',
  '/customer/account/login',
  '/customer/account/create',
  '/customer/account/forgotpassword',
  '/luma-blocks',
  '/german',
  '/german/ausruestung/taschen.html',
  '/german/joust-duffle-bag-de.html',
]

/** Of the embedded back end's shop. */
const PAGES_OF_OURS = [
  '/room-planner',
  '/find-a-bed',
  '/best-sellers',
  '/new-arrivals',
  '/made-in-canada',
  '/quick-ship',
]

/** What the page of bags requests. */
const FIRST_BAGS = { filter: { category_uid: { eq: 'NA==' } }, pageSize: 14, currentPage: 1 }

test('the logo is at the left where the brand has nothing to say there', async ({ page }) => {
  await page.goto('/Sitemap')
  const left = async (box: Promise<{ x: number } | null>) => (await box)?.x ?? Infinity
  const logo = page.getByRole('banner').getByRole('link').filter({ visible: true }).first()
  const heading = page.getByRole('heading', { level: 1 })
  expect(await left(logo.boundingBox())).toBeCloseTo(await left(heading.boundingBox()), 0)
})

for (const path of PAGES) {
  test(`${path} is there, and promises nothing of ours`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(machineSentence(html)).toBeUndefined()
    expect(wordsOfOurs(html)).toEqual([])
  })
}

for (const { type, urlKey } of PRODUCTS) {
  test(`the page of a ${type} product has its name and price`, async ({ request, magento }) => {
    const product = await productOf(magento, urlKey)
    const response = await request.get(`/${urlKey}.html`)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(wordsOfOurs(html)).toEqual([])
    const words = wordsOf(html)
    expect(words).toContain(product?.name)
    expect(words).toContain(product?.price_range.minimum_price.final_price.value?.toFixed(2))
    expect(machineSentence(words)).toBeUndefined()
  })
}

for (const path of PAGES_OF_OURS) {
  test(`there is no ${path}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('a page that Magento does not have is a 404', async ({ request }) => {
  const response = await request.get('/nothing-of-the-kind.html')
  expect(response.status()).toBe(404)
  expect(machineSentence(await response.text())).toBeUndefined()
})

test('a list shows its products', async ({ request, magento }) => {
  const { products } = await magento.products(FIRST_BAGS)
  expect(products?.items?.length).toBe(FIRST_BAGS.pageSize)
  const words = wordsOf(await (await request.get('/gear/bags.html')).text())
  for (const product of products?.items ?? []) expect(words).toContain(product?.name)
})

test('a home page without content shows categories and products of the catalog', async ({ request }) => {
  const [, main = ''] = /<main\b(.*)<\/main>/s.exec(await (await request.get('/')).text()) ?? []
  for (const path of ['/gear.html', '/women.html']) expect(main).toContain(`href="${path}"`)
  expect(main.match(/<img /g)?.length).toBeGreaterThan(4)
  expect(main).toMatch(/<article\b/)
})

/** The German view's part of a page: its alternate address for search engines, and where its link leads. */
async function germanOf(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  const [, alternate] =
    /<link rel="alternate" hrefLang="de-DE" href="https?:\/\/[^/]+(.*?)"/i.exec(html) ?? []
  const [, link] = /<a href="([^"]*)"[^>]*>Deutsch<\/a>/.exec(html) ?? []
  return { alternate, link }
}

for (const [path, there] of [
  ['/joust-duffle-bag.html', '/german/joust-duffle-bag-de.html'],
  ['/gear/bags.html', '/german/ausruestung/taschen.html'],
  ['/about-us', '/german/about-us'],
] as const) {
  test(`${path} leads to ${there} and back`, async ({ request }) => {
    expect(await germanOf(request, path)).toEqual({ alternate: there, link: there })
    const html = await (await request.get(there)).text()
    expect(html).toMatch(/<html lang="en"/)
    expect(html).toContain(`hrefLang="en-US" href="http`)
    expect(html).toMatch(new RegExp(`<a href="${path}"[^>]*>Default Store View</a>`))
    expect((await germanOf(request, there)).alternate).toBe(there)
  })
}

const isLive = process.env[LIVE_SHOP_ENV] !== undefined && process.env[RECORD_ENV] === undefined
/** Magento gives it no address in a view that is added later; in a live shop somebody may have done so. */
const LEFT_OUT = isLive ? [] : ['/collections/yoga-new.html']

for (const path of ['/voyage-yoga-bag.html', '/customer-service', ...LEFT_OUT]) {
  test(`${path} leads to the home page of a view without it`, async ({ request }) =>
    expect(await germanOf(request, path)).toEqual({ alternate: undefined, link: '/german' }))
}
