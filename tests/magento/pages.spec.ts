/** The pages of a shop in front of a Magento: each comes with what it is about, and no sentence of a machine is on it. */
import { expect, test } from './fixtures.ts'
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
