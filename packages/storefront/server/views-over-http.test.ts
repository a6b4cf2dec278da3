// Three store views over HTTP: what the server answers without rendering a page.
import { expect, it, beforeAll, afterAll } from 'vitest'
import { EN, FR } from '../src/platform/i18n/testing/views.ts'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const US = { ...EN, code: 'us_store', prefix: '/us_store', locale: 'en-US', name: 'USA', currency: 'USD' }
const CART = {
  items: [{ quantity: 2, product: { name: 'Ladder' }, prices: { row_total: { value: 1000 } } }],
  prices: { grand_total: { value: 1000 } },
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
      response.end(JSON.stringify({ data: { addProductsToCart: { cart: CART, user_errors: [] } } }))
    },
    { env: { PUBLIC_URL: 'https://shop.example' }, facts: () => ({ storeViews: [EN, FR, US] }) },
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
  ['/beds', 'en-CA', 'out of reach'],
  ['/fr/beds', 'fr-CA', 'hors d’atteinte'],
  ['/us_store/beds', 'en-US', 'out of reach'],
  ['/french-beds', 'en-CA', 'out of reach'],
])('says in the view’s language that a page failed: %s', async (path, locale, word) => {
  const response = await fetch(shop.url + path)
  const html = await response.text()
  expect(response.status).toBe(500)
  expect(html).toContain(`<html lang="${locale}">`)
  expect(html.toLowerCase()).toContain(word)
})
