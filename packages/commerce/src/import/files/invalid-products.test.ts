// What the data files may not say about products of a type, and what follows when parts of a set change.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCatalog, readCatalogFiles } from '@loftwood/demo-store/read-catalog'
import { afterAll, expect, test } from 'vitest'
import { everyType, everyTypeFiles } from '../../testing/every-type.ts'
import { sendForData } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import { makeProduct, smallCatalog } from '../../testing/small-catalog.ts'
import type { ProductData, SmallCatalog } from '../../testing/small-catalog.ts'

const made: SmallCatalog[] = []
afterAll(() => {
  for (const each of made) each.remove()
})

function catalogOf(products: readonly ProductData[], files?: Record<string, string>): string {
  const catalog = smallCatalog(products, files)
  made.push(catalog)
  return catalog.folder
}

const name = { en: 'Thing', fr: 'Chose' }
const title = { en: 'Part', fr: 'Pièce' }
const thing = makeProduct({ sku: 'THING', name })

type Bundle = NonNullable<ProductData['bundle']>
type Selections = Bundle['options'][number]['selections']

function bundleOf(selections: Selections, overrides: Partial<Bundle> = {}): ProductData {
  const options = [{ id: 1, title, input: 'radio' as const, selections }]
  const bundle: Bundle = { pricing: 'dynamic', options, ...overrides }
  return makeProduct({ sku: 'SET', name, type: 'bundle', price: 0, bundle })
}

const one: Selections = [{ id: 1, sku: 'THING', isDefault: true }]
const grouped = (sku: string) =>
  makeProduct({ sku: 'ROOM', name, type: 'grouped', price: 0, grouped: [{ sku }] })
const option = (fields: object) => [{ id: 1, title, kind: 'field' as const, ...fields }]

test.each<[string, ProductData, string]>([
  [
    'a bundle without parts',
    makeProduct({ sku: 'SET', name, type: 'bundle', price: 0 }),
    'SET: a bundle product needs it',
  ],
  [
    'parts of no bundle',
    { ...thing, sku: 'OTHER', bundle: bundleOf(one).bundle },
    'OTHER: is no bundle product',
  ],
  ['no pieces', { ...thing, sku: 'OTHER', stock: undefined }, 'OTHER: pieces on hand are missing'],
  ['pieces of a set', { ...bundleOf(one), stock: 3 }, 'the pieces on hand are those of its parts'],
  [
    'an unknown part',
    bundleOf([{ id: 1, sku: 'NOPE', isDefault: true }]),
    'products/all.json: SET: is made of the unknown product NOPE',
  ],
  ['an unknown member', grouped('NOPE'), 'products/all.json: ROOM: is made of the unknown product NOPE'],
  ['a group in itself', grouped('ROOM'), 'ROOM: cannot be made of ROOM, a grouped product'],
  [
    'an unknown link',
    { ...thing, sku: 'OTHER', crosssellSkus: ['NOPE'] },
    'OTHER: crosssellSkus names the unknown product NOPE',
  ],
  ['no default part', bundleOf([{ id: 1, sku: 'THING' }]), 'SET: 0 selections are the default one'],
  [
    'two default parts',
    bundleOf([...one, { id: 2, sku: 'THING', isDefault: true }]),
    'SET: 2 selections are the default one',
  ],
  [
    'an id used twice',
    bundleOf([...one, { id: 1, sku: 'THING' }]),
    'SET: bundle selection 1: the id is there twice',
  ],
  [
    'prices in a dynamic set',
    bundleOf([{ id: 1, sku: 'THING', isDefault: true, price: 5 }]),
    'a dynamic price takes no prices of selections',
  ],
  [
    'a price of a dynamic set',
    { ...bundleOf(one), price: 5 },
    'SET: 0: the price follows from parts, members or amounts',
  ],
  [
    'a discount on a fixed price',
    { ...bundleOf(one, { pricing: 'fixed', discountPercent: 5 }), price: 9 },
    'only of a dynamic price',
  ],
  [
    'a special price above the price',
    { ...thing, sku: 'OTHER', specialPrice: 100 },
    'OTHER: is not below the price',
  ],
  [
    'prices that rise with the quantity',
    { ...thing, sku: 'OTHER', tierPrices: [{ quantity: 2, price: 110 }] },
    'OTHER: quantities must go up and prices down',
  ],
  [
    'nothing to choose',
    { ...thing, sku: 'OTHER', customOptions: option({ kind: 'radio' }) },
    'OTHER: has nothing to choose',
  ],
  [
    'values to type',
    { ...thing, sku: 'OTHER', customOptions: option({ values: [{ id: 1, title }] }) },
    'OTHER: is not chosen from values',
  ],
  [
    'letters of a date',
    { ...thing, sku: 'OTHER', customOptions: option({ kind: 'date', maxCharacters: 5 }) },
    'OTHER: is not typed',
  ],
  ['the same SKU', thing, 'products/all.json: THING: the SKU is there twice'],
])('%s is reported', (_, product, error) => {
  const files = readCatalogFiles(catalogOf([thing, product]))
  expect(() => parseCatalog(files)).toThrow(error)
})

test('a file to buy that is missing stops the start', async () => {
  const { 'downloads/plan.fr.pdf': _, ...files } = everyTypeFiles
  await expect(startCommerce({ catalog: catalogOf(everyType, files) })).rejects.toThrow(
    'downloads/plan.fr.pdf of PLAN is missing',
  )
})

test('what is bought cannot lie among the samples', () => {
  const plan = everyType.find(({ sku }) => sku === 'PLAN')
  const links = [{ id: 1, title, file: 'samples/plan.pdf' }]
  const product = { ...plan, downloads: { title, links } } as ProductData
  const files = readCatalogFiles(catalogOf([product]))
  expect(() => parseCatalog(files)).toThrow('downloads/samples/ is open to everybody')
})

test('sets follow their parts', async () => {
  const folder = catalogOf(everyType, everyTypeFiles)
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-sets-'))
  async function sets() {
    const commerce = await startCommerce({ catalog: folder, dataDir })
    const query = `{products(filter:{sku:{in:["SET","ROOM"]}},sort:{price:DESC}){items{sku stock_status
      price_range{minimum_price{final_price{value}}}}}}`
    const { products } = await sendForData(commerce.graphqlUrl, query)
    await commerce.stop()
    return products.items.map((item: { sku: string; stock_status: string; price_range: never }) => [
      item.sku,
      item.stock_status,
      (item.price_range as { minimum_price: { final_price: { value: number } } }).minimum_price.final_price
        .value,
    ])
  }
  expect(await sets()).toEqual([
    ['SET', 'IN_STOCK', 774],
    ['ROOM', 'IN_STOCK', 580],
  ])
  const changes: Record<string, Partial<ProductData>> = {
    MATTRESS: { specialPrice: 100, stock: 1 },
    SPRINGS: { stock: 1 },
    PILLOW: { price: 1000, stock: 0 },
  }
  const changed = everyType.map((product) => ({ ...product, ...changes[product.sku] }))
  writeFileSync(join(folder, 'products/all.json'), JSON.stringify(changed))
  // The bundle takes two mattresses of a kind; the group still has a bed.
  expect(await sets()).toEqual([
    ['ROOM', 'IN_STOCK', 2520],
    ['SET', 'OUT_OF_STOCK', 630],
  ])
  rmSync(dataDir, { recursive: true })
})
