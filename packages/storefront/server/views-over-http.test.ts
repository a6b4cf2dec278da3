// Three store views over HTTP: what the server answers without rendering a page.
import { expect, it, beforeAll, afterAll } from 'vitest'
import { EN, FR } from '../src/platform/i18n/testing/views.ts'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const US = { ...EN, code: 'us_store', prefix: '/us_store', locale: 'en-US', name: 'USA', currency: 'USD' }
const CART = {
  items: [{ quantity: 2, product: { name: 'Ladder' }, prices: { row_total: { value: 1000 } } }],
  prices: { grand_total: { value: 1000 } },
}

/** Each view's own products; the American view has none. */
const PRODUCTS: Record<string, string[]> = {
  default: ['oak-bed', 'ladder'],
  fr: ['lit-en-chene'],
  us_store: [],
}

function catalogOf(store: string): object {
  const items = (PRODUCTS[store] ?? []).map((url_key) => ({ url_key, url_rewrites: [{ url: url_key }] }))
  return {
    products: { total_count: items.length, items, page_info: { total_pages: 1 } },
    categoryList: [{ url_path: `${store}-beds`, url_suffix: '', children: [] }],
  }
}

let shop: TestStorefront
let requests: string[]

beforeAll(async () => {
  requests = []
  shop = await runStorefront(
    (request, response) => {
      requests.push(request.url ?? '')
      response.setHeader('content-type', 'application/json')
      if (request.url?.includes('page=')) return void response.end('no JSON: the page fails')
      const [, store = ''] = /sitemap.*[?&]store=(\w+)/.exec(request.url ?? '') ?? []
      if (store) return void response.end(JSON.stringify({ data: catalogOf(store) }))
      response.end(JSON.stringify({ data: { addProductsToCart: { cart: CART, user_errors: [] } } }))
    },
    {
      env: { PUBLIC_URL: 'https://shop.example' },
      facts: () => ({ storeViews: [EN, FR, US], brandPages: { fr: { missing: ['/faq'], ownPaths: {} } } }),
    },
  )
})
afterAll(() => shop.stop())

const textOf = async (path: string) => (await fetch(shop.url + path)).text()

it('lists every page in every view for search engines, with links to the others', async () => {
  const xml = await textOf('/sitemap/pages.xml')
  const entries = Array.from(xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g))
  const contact = entries.filter(([, address]) => address?.endsWith('/contact'))
  expect(contact.map(([, address]) => address)).toEqual([
    'https://shop.example/contact',
    'https://shop.example/fr/contact',
    'https://shop.example/us_store/contact',
  ])
  for (const [, , links = ''] of contact) {
    expect(Array.from(links.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, ...link]) => link)).toEqual([
      ['en-CA', 'https://shop.example/contact'],
      ['fr-CA', 'https://shop.example/fr/contact'],
      ['en-US', 'https://shop.example/us_store/contact'],
      ['x-default', 'https://shop.example/contact'],
    ])
  }
})

const addressesIn = async (path: string) =>
  Array.from(
    (await textOf(path)).matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g),
    ([, address]) => address,
  )

it('lists a page in the views that have it', async () => {
  const xml = await textOf('/sitemap/pages.xml')
  expect(xml).toContain('<loc>https://shop.example/faq</loc>')
  expect(xml).toContain('<loc>https://shop.example/us_store/faq</loc>')
  expect(xml).not.toContain('https://shop.example/fr/faq')
})

it('lists the categories and products of each view under their addresses there', async () => {
  expect(await addressesIn('/sitemap.xml')).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/categories.xml',
    '/sitemap/products-1.xml',
    '/sitemap/fr/categories.xml',
    '/sitemap/fr/products-1.xml',
    '/sitemap/us_store/categories.xml',
    '/sitemap/us_store/products-1.xml',
  ])
  expect(await addressesIn('/sitemap/products-1.xml')).toEqual(['/oak-bed', '/ladder'])
  expect(await addressesIn('/sitemap/fr/products-1.xml')).toEqual(['/fr/lit-en-chene'])
  expect(await addressesIn('/sitemap/us_store/products-1.xml')).toEqual([])
  expect(await addressesIn('/sitemap/fr/categories.xml')).toEqual(['/fr/fr-beds'])
  for (const unknown of ['de/categories', 'default/products-1', 'fr/products-2']) {
    expect(await textOf(`/sitemap/${unknown}.xml`)).toContain('<html')
  }
})

it('keeps search engines out of personal pages in every view', async () => {
  const robots = await textOf('/robots.txt')
  for (const prefix of ['', '/fr', '/us_store']) expect(robots).toContain(`Disallow: ${prefix}/checkout/\n`)
})

async function addByForm(prefix: string) {
  const body = new URLSearchParams({ sku: 'LADDER', quantity: '2' })
  const response = await fetch(`${shop.url}${prefix}/checkout/cart/add`, { method: 'POST', body })
  return { status: response.status, html: await response.text() }
}

it.each([
  ['', 'default', 'en-CA', '$1,000.00'],
  ['/fr', 'fr', 'fr-CA', '1 000,00 $'],
  ['/us_store', 'us_store', 'en-US', '$1,000.00'],
])('adds to the cart of the view without a script: %s', async (prefix, store, locale, total) => {
  const { status, html } = await addByForm(prefix)
  expect([status, requests.at(-1)]).toEqual([200, `/magento/addProductsToCart?store=${store}`])
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html.replaceAll('\u00a0', ' ')).toContain(total)
  expect(html).toContain(`href="${prefix || '/'}"`)
})

it('has no form at a prefix that is no view', async () => {
  requests.length = 0
  expect((await addByForm('/de')).status).toBe(404)
  expect(requests).toEqual([])
})

it.each([
  ['/beds', 'en-CA', 'be reached right now'],
  ['/fr/beds', 'fr-CA', 'momentanément inaccessible'],
  ['/us_store/beds', 'en-US', 'be reached right now'],
  ['/french-beds', 'en-CA', 'be reached right now'],
])('says in the view’s language that a page failed: %s', async (path, locale, word) => {
  const response = await fetch(shop.url + path)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html.toLowerCase()).toContain(word)
})
