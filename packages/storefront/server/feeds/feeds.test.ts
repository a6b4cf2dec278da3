// The feeds over HTTP, of products that a middleware makes up.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { VIEWS } from '../../src/platform/i18n/testing/views.ts'
import { runStorefront, type TestStorefront } from '../testing/run-storefront.ts'

const money = (value: number) => ({ value, currency: 'CAD' })
const range = (final: number, regular = final) => ({
  minimum_price: { final_price: money(final), regular_price: money(regular) },
})
const unpriced = (value: number | null, currency: string | null) => ({
  minimum_price: { final_price: { value, currency }, regular_price: { value, currency } },
})
const picture = (name: string, position = 1) => ({
  __typename: 'ProductImage',
  url: `http://back.end/media/products/${name}.jpg`,
  label: name,
  position,
  disabled: false,
})
const simple = (sku: string, change: object = {}) => ({
  __typename: 'SimpleProduct',
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  material: 'Maple',
  assembled_length: 80,
  assembled_width: 42.5,
  assembled_height: 65,
  fit_cartons: '79x14x7 88',
  weight: 90,
  description: { html: `<p>${sku} &eacute;t&eacute;.</p><p>Second</p><script>alert(1)</script>` },
  short_description: null,
  categories: [{ name: 'Low', breadcrumbs: [{ category_name: 'Beds' }] }],
  media_gallery: [picture(sku)],
  price_range: range(100),
  ...change,
})
const variant = (sku: string, [color, size]: readonly [string, string], change: object = {}) => ({
  attributes: [
    { code: 'color', uid: 'a', value_index: 801, label: color },
    { code: 'att_bed_size', uid: 'b', value_index: 821, label: size },
  ],
  product: { ...simple(sku, { media_gallery: [], weight: null, fit_cartons: null }), ...change },
})
const LONG = 'oak '.repeat(3_000)
const PRODUCTS: object[] = [
  {
    ...simple('BUNK', { fit_cartons: '79x14x7 88; 58x22x6 74' }),
    __typename: 'ConfigurableProduct',
    configurable_options: [
      { attribute_code: 'color', label: 'Finish', position: 1, values: [] },
      { attribute_code: 'att_bed_size', label: 'Bed size', position: 2, values: [] },
    ],
    variants: [
      variant('BUNK-A', ['Oak & "Ash"', 'Twin'], { price_range: range(899.5, 1000) }),
      variant('BUNK-B', ['White', 'Full'], {
        stock_status: 'OUT_OF_STOCK',
        media_gallery: [picture('white')],
      }),
    ],
  },
  simple('LAMP', { only_x_left_in_stock: 3 }),
  simple('LONG', { name: LONG, description: { html: LONG }, material: LONG }),
  simple('ODD', { name: 'A\u0000B\uD800 <b>C</b>', fit_cartons: null }),
  simple('SKU-'.repeat(20)),
  simple('BARE', { media_gallery: [] }),
  simple('ASKS', { options: [{ uid: 'o', required: true }] }),
  simple('NO-PRICE', { price_range: unpriced(null, 'CAD') }),
  simple('NO-MONEY', { price_range: unpriced(1, null) }),
  { ...simple('SET'), __typename: 'BundleProduct' },
  { ...simple('CARD'), __typename: 'GiftCardProduct' },
]

let shop: TestStorefront
/** What the middleware answers before it answers all of them. */
let firstPages: (object | null)[] = []
const asked: string[] = []

beforeAll(async () => {
  shop = await runStorefront(
    (request, response) => {
      asked.push(request.url ?? '')
      response.setHeader('content-type', 'application/json')
      const all = { total_count: PRODUCTS.length, items: PRODUCTS, page_info: { total_pages: 1 } }
      if (request.url?.includes('storeConfig')) {
        const default_description = request.url.includes('store=fr') ? 'Des lits & plus' : null
        return response.end(JSON.stringify({ data: { storeConfig: { default_description } } }))
      }
      const products = firstPages.length > 0 ? firstPages.shift() : all
      response.end(JSON.stringify({ data: { products } }))
    },
    {
      env: { PUBLIC_URL: 'https://shop.example' },
      facts: () => ({
        storeViews: VIEWS,
        brandPages: { default: { missing: ['/faq'], ownPaths: {} } },
      }),
    },
  )
})
afterAll(() => shop.stop())

const read = async (path: string) => {
  const response = await fetch(shop.url + path)
  return { response, text: await response.text() }
}

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** The rows of the feed: of each attribute its values. */
function itemsIn(xml: string) {
  return Array.from(xml.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => {
    const row: Record<string, string[]> = {}
    for (const [, name = '', value = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs))
      (row[name] ??= []).push(decoded(value))
    return row
  })
}

it('has a row for each variant with the price, stock and address of its page', async () => {
  const { response, text } = await read('/feeds/google.xml')
  expect(response.headers.get('content-type')).toMatch(/^application\/rss\+xml/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('link')).toBeNull()
  const [first, second] = itemsIn(text)
  expect(first).toEqual({
    id: ['BUNK:BUNK-A'],
    item_group_id: ['BUNK'],
    title: ['BUNK, Oak & "Ash", Twin'],
    description: ['BUNK été. Second'],
    link: ['https://shop.example/bunk?color=801&att_bed_size=821'],
    canonical_link: ['https://shop.example/bunk'],
    image_link: ['https://shop.example/media/1340/products/BUNK.jpg'],
    availability: ['in_stock'],
    price: ['1000.00 CAD'],
    sale_price: ['899.50 CAD'],
    condition: ['new'],
    brand: ['Loftwood'],
    identifier_exists: ['no'],
    product_type: ['Beds > Low'],
    color: ['Oak & "Ash"'],
    size: ['Twin'],
    material: ['Maple'],
    product_length: ['80 in'],
    product_width: ['42.5 in'],
    product_height: ['65 in'],
    shipping_weight: ['162 lb'],
  })
  // The back end has no sentence of its own.
  expect(text).toContain('<description>Loftwood</description>')
  expect(second).toMatchObject({
    availability: ['out_of_stock'],
    price: ['100.00 CAD'],
    image_link: ['https://shop.example/media/1340/products/white.jpg'],
  })
  expect(second).not.toHaveProperty('sale_price')
})

it('says the measures of the only carton', async () => {
  const { text } = await read('/feeds/google.xml')
  expect(itemsIn(text).find(({ id }) => id?.[0] === 'LAMP:LAMP')).toMatchObject({
    shipping_weight: ['88 lb'],
    shipping_length: ['79 in'],
    shipping_width: ['14 in'],
    shipping_height: ['7 in'],
  })
})

it('stays within the limits of the attributes, whatever the products say', async () => {
  const { text } = await read('/feeds/google.xml')
  const items = itemsIn(text)
  // Without a picture, with too long an id, with no price or one that the choice decides: no row.
  expect(items.map(({ id }) => id?.[0])).toEqual([
    'BUNK:BUNK-A',
    'BUNK:BUNK-B',
    'LAMP:LAMP',
    'LONG:LONG',
    'ODD:ODD',
  ])
  expect(text).toBe(text.toWellFormed())
  expect(text).not.toMatch(/(?!\n)\p{Cc}/u)
  const long = items.find(({ id }) => id?.[0] === 'LONG:LONG')
  const lengths = Object.entries({ title: 150, description: 5000, material: 200 })
  for (const [name, most] of lengths) {
    const value = long?.[name]?.[0] ?? ''
    expect(value.length).toBeLessThanOrEqual(most)
    expect(value).toMatch(/oak…$/)
  }
  expect(items.find(({ id }) => id?.[0] === 'ODD:ODD')?.['title']).toEqual(['A B\uFFFD C'])
})

it('never looks complete when the products break off', async () => {
  const page = { total_count: 50, items: [simple('LAMP')], page_info: { total_pages: 2 } }
  for (const path of ['/feeds/google.xml', '/feeds/acp/products.jsonl']) {
    firstPages = [page, null]
    // Compression decides whether the headers are sent before it breaks off.
    await expect(read(path)).rejects.toThrow(/^(?:terminated|fetch failed)$/)
    firstPages = [null]
    expect((await fetch(shop.url + path)).status).toBeGreaterThanOrEqual(500)
  }
})

it('is in the language of its store view, and nowhere else', async () => {
  asked.length = 0
  const { text } = await read('/feeds/fr/google.xml')
  expect(text).toContain('<description>Des lits &amp; plus</description>')
  expect(text).toContain('<language>fr-CA</language>')
  expect(text).toContain('<g:link>https://shop.example/fr/lamp</g:link>')
  expect(asked.every((url) => url.includes('store=fr'))).toBe(true)
  for (const unknown of [
    'de/google.xml',
    'google-1.xml',
    'google-2.xml',
    'google-0.xml',
    'acp/products-2.jsonl',
  ])
    expect((await read(`/feeds/${unknown}`)).text.slice(0, 40)).toContain(`<h1>/feeds/${unknown}`)
})

interface AcpProduct {
  id: string
  variants: Record<string, unknown>[]
}

it('has a line for each product, with the fields of the protocol', async () => {
  const { response, text } = await read('/feeds/acp/products.jsonl')
  expect(response.headers.get('content-type')).toMatch(/^application\/jsonl/)
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AcpProduct)
  expect(lines.map(({ id }) => id)).toEqual(['BUNK', 'LAMP', 'LONG', 'ODD', 'SKU-'.repeat(20), 'BARE'])
  const [bunk, lamp] = lines
  const returns = { type: 'refund_policy', url: 'https://shop.example/return-policy' }
  expect(bunk).toMatchObject({
    title: 'BUNK',
    description: { plain: 'BUNK été. Second' },
    url: 'https://shop.example/bunk',
    media: [{ type: 'image', url: 'https://shop.example/media/1340/products/BUNK.jpg', alt_text: 'BUNK' }],
    variants: [
      {
        id: 'BUNK:BUNK-A',
        url: 'https://shop.example/bunk?color=801&att_bed_size=821',
        price: { amount: 89_950, currency: 'CAD' },
        list_price: { amount: 100_000, currency: 'CAD' },
        availability: { available: true, status: 'in_stock' },
        categories: [{ value: 'Beds > Low', taxonomy: 'merchant' }],
        condition: ['new'],
        variant_options: [
          { name: 'Finish', value: 'Oak & "Ash"' },
          { name: 'Bed size', value: 'Twin' },
        ],
        seller: { name: 'Loftwood', links: expect.arrayContaining([returns]) as unknown },
      },
      { availability: { available: false, status: 'out_of_stock' } },
    ],
  })
  expect(bunk?.variants[1]).not.toHaveProperty('list_price')
  // Not the view's.
  expect(text).not.toContain('"type":"faq"')
  expect(lamp?.variants[0]?.['availability']).toEqual({ available: true, status: 'limited_stock' })
  const { text: metadata } = await read('/feeds/fr/acp/metadata.json')
  expect(JSON.parse(metadata)).toEqual({ id: 'fr', target_country: 'CA' })
})
