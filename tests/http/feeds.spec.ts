/** Product feeds and llms.txt of the shop: within the rules of their readers, and what its pages say. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from '../fixtures/index.ts'

type Row = Readonly<Record<string, readonly string[]>>

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const rowsIn = (xml: string): Row[] =>
  Array.from(xml.matchAll(/<item>(.*?)<\/item>/gs), ([, item = '']) => {
    const row: Record<string, string[]> = {}
    for (const [, name = '', value = ''] of item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs))
      (row[name] ??= []).push(decoded(value))
    return row
  })

/** Of Google's product data specification: whether an attribute is required, and what its value may be. */
const ATTRIBUTES: Readonly<Record<string, readonly [isRequired: boolean, value: RegExp]>> = {
  id: [true, /^.{1,50}$/],
  item_group_id: [false, /^.{1,50}$/],
  title: [true, /^.{1,150}$/],
  description: [true, /^.{1,5000}$/],
  link: [true, /^https?:\/\/\S{1,1990}$/],
  canonical_link: [true, /^https?:\/\/\S{1,1990}$/],
  image_link: [true, /^https?:\/\/\S+\.(?:jpe?g|png|webp)$/],
  additional_image_link: [false, /^https?:\/\/\S+\.(?:jpe?g|png|webp)$/],
  availability: [true, /^(?:in_stock|out_of_stock)$/],
  price: [true, /^\d+\.\d\d CAD$/],
  sale_price: [false, /^\d+\.\d\d CAD$/],
  condition: [true, /^new$/],
  brand: [true, /^Loftwood$/],
  identifier_exists: [true, /^no$/],
  product_type: [false, /^.{1,750}$/],
  color: [false, /^.{1,100}$/],
  size: [false, /^.{1,100}$/],
  material: [false, /^.{1,200}$/],
  product_length: [false, /^\d+(?:\.\d+)? in$/],
  product_width: [false, /^\d+(?:\.\d+)? in$/],
  product_height: [false, /^\d+(?:\.\d+)? in$/],
  shipping_weight: [false, /^\d+(?:\.\d+)? lb$/],
  shipping_length: [false, /^\d+(?:\.\d+)? in$/],
  shipping_width: [false, /^\d+(?:\.\d+)? in$/],
  shipping_height: [false, /^\d+(?:\.\d+)? in$/],
}

interface Line {
  variants: {
    id: string
    availability: { status: string }
    seller: { links: { type: string }[] }
  }[]
}

/** The schema of the Agentic Commerce Protocol's product feed, and the values that its texts name. */
const facts = JSON.parse(
  readFileSync(new URL('../facts/acp-feed-2026-04-17.json', import.meta.url), 'utf8'),
) as { schema: { $id: string }; known: { status: string[]; link: string[] } }
const ajv = new Ajv2020({
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text), 'date-time': true },
})
ajv.addSchema(facts.schema)

/** What of a line or of the metadata does not fit its schema. */
function misfits(type: 'Product' | 'FeedMetadata', value: unknown): string[] {
  const validate = ajv.getSchema(`${facts.schema.$id}#/$defs/${type}`)
  if (!validate) throw new Error(`There is no schema of ${type}`)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface Offers {
  price?: number
  lowPrice?: number
  highPrice?: number
  availability: string
}

for (const [language, feeds, prefix] of [
  ['English', '/feeds', ''],
  ['French', '/feeds/fr', '/fr'],
] as const) {
  test(`rows of the ${language} feed obey their rules and their pages`, async ({ request, baseURL }) => {
    const xml = await (await request.get(`${feeds}/google.xml`)).text()
    const rows = rowsIn(xml)
    expect(rows.length).toBeGreaterThan(200)
    expect(new Set(rows.map(({ id }) => id?.[0])).size).toBe(rows.length)
    const wrong = rows.flatMap((row) => [
      ...Object.entries(row).flatMap(([name, values]) =>
        values.filter((value) => !ATTRIBUTES[name]?.[1].test(value)).map((value) => `${name}: ${value}`),
      ),
      ...Object.entries(ATTRIBUTES).flatMap(([name, [isRequired]]) =>
        isRequired && !row[name] ? [`${row['id']?.[0]} has no ${name}`] : [],
      ),
    ])
    expect(wrong).toEqual([])
    const isGone = (row: Row) => row['availability']?.[0] === 'out_of_stock'
    const examples = [rows.find(isGone), rows.find((row) => row['sale_price']), rows.at(-1)]
    for (const example of examples) {
      const canonical = example?.['canonical_link']?.[0] ?? ''
      const ofPage = rows.filter((row) => row['canonical_link']?.[0] === canonical)
      expect(canonical.startsWith(`${baseURL}${prefix}/`)).toBe(true)
      const html = await (await request.get(example?.['link']?.[0] ?? '')).text()
      expect(html).toContain(`<link rel="canonical" href="${canonical}"`)
      const blocks = Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      const things = blocks.map(([, json = '']) => JSON.parse(json) as { '@type': string; offers: Offers })
      const { offers } = things.find((thing) => thing['@type'] === 'Product')!
      const prices = ofPage.map((row) => Number.parseFloat((row['sale_price'] ?? row['price'])?.[0] ?? ''))
      expect([Math.min(...prices), Math.max(...prices)]).toEqual([
        offers.lowPrice ?? offers.price,
        offers.highPrice ?? offers.price,
      ])
      expect(offers.availability.endsWith('/OutOfStock')).toBe(ofPage.every(isGone))
    }
    const picture = await request.get(rows[0]?.['image_link']?.[0] ?? '')
    expect(picture.headers()['content-type']).toMatch(/^image\/(?:jpeg|png|webp)/)
    const lines = (await (await request.get(`${feeds}/acp/products.jsonl`)).text()).trim().split('\n')
    const products = lines.map((line) => JSON.parse(line) as Line)
    expect(products.flatMap((product) => misfits('Product', product))).toEqual([])
    expect(misfits('Product', { ...products[0], price: '5.00 CAD' })).not.toEqual([])
    const metadata: unknown = await (await request.get(`${feeds}/acp/metadata.json`)).json()
    expect(misfits('FeedMetadata', metadata)).toEqual([])
    const variants = products.flatMap((product) => product.variants)
    expect(variants.map(({ id }) => id)).toEqual(rows.map(({ id }) => id?.[0]))
    for (const { availability, seller } of variants) {
      expect(facts.known.status).toContain(availability.status)
      for (const { type } of seller.links) expect(facts.known.link).toContain(type)
    }
    const text = await (await request.get(`${prefix}/llms.txt`)).text()
    expect(text).toContain(`(${baseURL}${prefix}/`)
    expect(text).not.toContain('/feeds/')
  })
}
