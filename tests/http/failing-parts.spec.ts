/** A part of a page that fails is left out: the page stands, unless it is what the page is about, and shows no machine's words. */
import { expect } from '../fixtures/index.ts'
import { purge, test } from '../fixtures/own-storefront.ts'

test.describe.configure({ mode: 'default' })

const MACHINE = 'Cannot query field "nothing" on type "Query".'
const FAILURES = {
  error: JSON.stringify({ errors: [{ message: MACHINE, path: ['x'] }], data: null }),
  'internal error': JSON.stringify({ errors: [{ message: MACHINE, extensions: { status: 500 } }] }),
  nonsense: '<html><body>Cannot query field "nothing"</body></html>',
}

/** The public pages, each with the operations without which it has nothing to say. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/made-in-canada': ['products'],
  '/quick-ship': ['products'],
  '/bunk-beds': ['route', 'categories', 'products'],
  '/laurier-desk': ['route', 'productDetails'],
  '/about-us': ['cmsPage'],
  '/learning': ['cmsPage'],
  '/contact': [],
  '/our-stores': ['stores'],
  '/search?term=desk': ['products'],
  '/Sitemap': [],
}

const operationOf = (url: string) => /^\/magento\/(\w+)/.exec(url)?.[1]

for (const [path, essential] of Object.entries(PAGES)) {
  test(`${path} stands when a part of it fails`, async ({ shop }) => {
    const open = async () => {
      await purge(shop.url)
      const response = await fetch(shop.url + path)
      return { status: response.status, html: await response.text() }
    }
    shop.requests.length = 0
    expect((await open()).status).toBe(200)
    const operations = new Set(shop.requests.flatMap((url) => operationOf(url) ?? []))
    expect([...operations]).toEqual(expect.arrayContaining([...essential, 'storeConfig', 'topCategories']))
    for (const operation of operations) {
      for (const [kind, body] of Object.entries(FAILURES)) {
        Object.assign(shop.overrides, { failing: new RegExp(`/magento/${operation}\\b`), body })
        const { status, html } = await open()
        const right = essential.includes(operation) ? [500, 503] : [200]
        expect(right, `${operation}: ${kind}`).toContain(status)
        expect(html.match(/Cannot query.{30}/g), `${operation}: ${kind}`).toBeNull()
        expect(html.match(/<h1/g) ?? [], `${operation}: ${kind}`).toHaveLength(1)
      }
    }
  })
}

test('a part that does not come in time is left out', async ({ shop }) => {
  Object.assign(shop.overrides, { failing: /\/magento\/productCards\b.*best_seller/, body: 'hang' })
  const response = await fetch(shop.url)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html.match(/New in the shop|Best sellers/g)).toEqual(['New in the shop'])
})

test('a product that a back end shows no more says that it is sold out, with what is like it', async ({
  shop,
}) => {
  for (const [path, title, alike] of [
    ['/laurier-desk', 'This product is sold out', /href="\/[\w-]*desk[\w-]*"/],
    ['/fr/bureau-laurier', 'Ce produit est épuisé', /href="\/fr\/[\w-]*bureau[\w-]*"/],
  ] as const) {
    const body = JSON.stringify({ data: { products: { items: [] } } })
    Object.assign(shop.overrides, { failing: /\/magento\/productDetails\b/, body })
    await purge(shop.url)
    const response = await fetch(shop.url + path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(/<h1[^>]*>([^<]+)/.exec(html)?.[1]).toBe(title)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html.slice(html.indexOf('<h1'))).toMatch(alike)
    // Nothing is known of an address that only names a SKU.
    const unknown = await fetch(`${shop.url}/p/LAU-DSK`)
    expect(unknown.status).toBe(404)
    expect(await unknown.text()).not.toContain(title)
  }
})
