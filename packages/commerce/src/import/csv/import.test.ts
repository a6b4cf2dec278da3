// Imports of Magento's product export, by the operator's command, into folders with and without a running shop.
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendForData } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import type { TestCommerce } from '../../testing/index.ts'
import { runAdmin } from '../../testing/run-admin.ts'
import { exampleRows, makeRow, toCsv } from '../../testing/product-export.ts'
import type { ExportRow } from '../../testing/product-export.ts'

let folder: string
let dataDir: string
let running: TestCommerce | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-import-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  await running?.stop()
  running = undefined
  await rm(folder, { recursive: true })
})

async function importRows(rows: readonly ExportRow[], ...options: string[]) {
  const file = join(folder, 'export.csv')
  await writeFile(file, toCsv(rows))
  return runAdmin(['import', file, ...options], { dataDir })
}
async function start(): Promise<string> {
  running = await startCommerce({ dataDir })
  return running.graphqlUrl
}
const skusOf = async (graphqlUrl: string, filter = '{}') =>
  (await sendForData(graphqlUrl, `{ products(filter: ${filter}, pageSize: 300) { items { sku uid } } }`))
    .products.items as { sku: string; uid: string }[]

test('an empty folder takes every kind of product, and nothing of the demonstration comes later', async () => {
  const { code, stdout } = await importRows(exampleRows)
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('9 added, 0 changed, 0 unchanged, 1 switched off'),
  ])
  const url = await start()
  expect((await skusOf(url)).map(({ sku }) => sku).toSorted()).toEqual([
    'CABIN',
    'CARD',
    'PLAN',
    'ROOM',
    'SERVICE',
    'SET',
    'mattress-8',
  ])
  const { products } = await sendForData(
    url,
    `{ products(filter: { sku: { in: ["CABIN", "SET", "ROOM", "mattress-8", "CARD", "PLAN"] } }) { items {
      __typename sku name stock_status price_range { minimum_price { regular_price { value } final_price { value } } }
      ... on ConfigurableProduct { variants { product { sku stock_status } attributes { code label } } }
    } } }`,
  )
  const bySku = Object.fromEntries(products.items.map((item: { sku: string }) => [item.sku, item]))
  const price = (sku: string) => bySku[sku].price_range.minimum_price
  expect(
    Object.values(bySku)
      .map((item) => (item as { __typename: string }).__typename)
      .toSorted(),
  ).toEqual([
    'BundleProduct',
    'ConfigurableProduct',
    'DownloadableProduct',
    'GiftCardProduct',
    'GroupedProduct',
    'SimpleProduct',
  ])
  expect(price('CABIN').final_price.value).toBe(850)
  expect(bySku.CABIN.variants).toEqual([
    {
      product: { sku: 'CABIN-Fern', stock_status: 'OUT_OF_STOCK' },
      attributes: [{ code: 'color', label: 'Fern' }],
    },
    {
      product: { sku: 'CABIN-White', stock_status: 'IN_STOCK' },
      attributes: [{ code: 'color', label: 'White' }],
    },
  ])
  expect(price('SET')).toEqual({ regular_price: { value: 1400 }, final_price: { value: 1125 } })
  expect(price('ROOM').final_price.value).toBe(550)
  expect(bySku['mattress-8']).toMatchObject({ name: 'Mattress "Eight"' })
})

test('categories, translations, filters, search and addresses follow', async () => {
  await importRows(exampleRows)
  const url = await start()
  const { route } = await sendForData(
    url,
    '{ route(url: "beds/bunk-beds/cabin-bed") { ... on ProductInterface { sku } } }',
  )
  expect(route).toEqual({ sku: 'CABIN' })
  const inCategory = await skusOf(url, '{ category_url_path: { eq: "beds" } }')
  expect(inCategory.map(({ sku }) => sku)).toContain('CABIN')
  const { products } = await sendForData(
    url,
    `{ products(search: "matelas") { items { sku name } aggregations { attribute_code options { label count } } } }`,
    { headers: { store: 'fr' } },
  )
  expect(products.items).toEqual([{ sku: 'mattress-8', name: 'Matelas « Huit »' }])
  const facet = (code: string) =>
    products.aggregations.find((each: { attribute_code: string }) => each.attribute_code === code)?.options
  expect(facet('firmness').map(({ label }: { label: string }) => label)).toEqual(['Souple', 'Medium'])
  expect(facet('care_notes')).toBeUndefined()
})

test('the same file again changes nothing; a changed row changes one product, not its id', async () => {
  await importRows(exampleRows)
  const again = await importRows(exampleRows)
  expect(again.stdout).toContain('0 added, 0 changed, 9 unchanged')
  const before = await skusOf(await start())
  const raised = exampleRows.map((row) =>
    row['sku'] === 'mattress-8' && !row['store_view_code'] ? { ...row, price: 300, qty: 9 } : row,
  )
  // The shop runs: the server itself imports, and shows it at once.
  const { code, stdout } = await importRows(raised)
  expect([code, stdout]).toEqual([0, expect.stringContaining('0 added, 1 changed, 8 unchanged')])
  const url = running?.graphqlUrl ?? ''
  expect(await skusOf(url)).toEqual(before)
  const { products } = await sendForData(
    url,
    '{ products(filter: { sku: { in: ["SET", "mattress-8"] } }) { items { sku price_range { minimum_price { final_price { value } } } } } }',
  )
  const prices = products.items.map(
    (item: { price_range: { minimum_price: { final_price: { value: number } } } }) =>
      item.price_range.minimum_price.final_price.value,
  )
  expect(prices.toSorted()).toEqual([1305, 300])
})

test('bad rows are reported with line and reason, the others are imported, the exit code is 3', async () => {
  const rows = [
    makeRow({ sku: 'GOOD' }),
    makeRow({ sku: 'FREE', price: 'for free' }),
    makeRow({ sku: 'GOOD', name: 'again' }),
    makeRow({ sku: 'NONAME', name: '' }),
    makeRow({ sku: 'ODD', product_type: 'gizmo' }),
    makeRow({ sku: 'SETLESS', product_type: 'bundle' }),
    makeRow({ sku: 'GONE', product_type: 'grouped', associated_skus: 'NOWHERE=1' }),
    makeRow({ sku: 'TAKEN', url_key: 'good' }),
    makeRow({ sku: 'LOST', product_type: 'configurable', configurable_variations: 'sku=NONE,color=Fern' }),
    { sku: 'ALONE', store_view_code: 'fr', name: 'Seul' },
    { ...makeRow({ sku: 'GERMAN' }), store_view_code: 'de' },
    makeRow({ sku: 'BELOW', price: -1 }),
    makeRow({ sku: 'LAST' }),
  ]
  const { code, stdout } = await importRows(rows)
  expect(code).toBe(3)
  expect(stdout).toContain('2 added, 0 changed, 0 unchanged, 0 switched off, 11 rows not taken')
  const [report] = await readdir(join(dataDir, 'imports'))
  const lines = (await readFile(join(dataDir, 'imports', report ?? ''), 'utf8')).trim().split('\n')
  expect(lines.slice(1).toSorted()).toEqual(
    [
      '3,"FREE","price: a number is needed"',
      '4,"GOOD","the file has this SKU twice"',
      '5,"NONAME","name: is missing"',
      '6,"ODD","product_type: one of simple, configurable, bundle, grouped, virtual, downloadable, giftcard is needed"',
      '7,"SETLESS","bundle_values: is missing"',
      '8,"GONE","there is no product NOWHERE"',
      `9,"TAKEN","url_key: the address beds/good is another page's"`,
      '10,"LOST","configurable_variations: there is no NONE"',
      '11,"ALONE","it translates ALONE, but does not follow its row"',
      '12,"GERMAN","there is no store view de"',
      '13,"BELOW","price: must not be negative"',
    ].toSorted(),
  )
})

test('the demonstration stays until --replace; then it is gone for good', async () => {
  const url = await start()
  const demonstration = await skusOf(url)
  const refused = await importRows(exampleRows)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Add --replace') })
  expect(await skusOf(url)).toEqual(demonstration)
  expect(await importRows(exampleRows, '--replace')).toMatchObject({ code: 0 })
  expect(await skusOf(url)).toHaveLength(7)
  await running?.stop()
  expect(await skusOf(await start())).toHaveLength(7)
})

test('pictures of a folder are taken and served, category files name and translate', async () => {
  const images = join(folder, 'images/m/a')
  await mkdir(images, { recursive: true })
  await writeFile(join(images, 'mattress.png'), 'a picture')
  const categories = join(folder, 'categories.csv')
  const rows: ExportRow[] = [
    {
      path: 'Default Category/Bedding',
      store_view_code: '',
      description: 'Soft',
      position: 7,
      include_in_menu: 0,
    },
    {
      path: 'Default Category/Bedding',
      store_view_code: 'fr',
      name: 'Literie',
      url_key: 'literie',
      description: '',
      position: '',
      include_in_menu: '',
    },
  ]
  await writeFile(categories, toCsv(rows))
  const { code } = await importRows(
    exampleRows,
    '--images',
    join(folder, 'images'),
    '--categories',
    categories,
  )
  expect(code).toBe(0)
  const url = await start()
  const { products, categoryList, route } = await sendForData(
    url,
    `{ products(filter: { sku: { eq: "mattress-8" } }) { items { thumbnail { url label } } }
       categoryList(filters: { url_path: { eq: "bedding" } }) { name url_path description include_in_menu position }
       route(url: "literie") { type redirect_code } }`,
    { headers: { store: 'fr' } },
  )
  const [{ thumbnail }] = products.items
  expect(thumbnail.label).toBe('On a bed')
  expect(await (await fetch(thumbnail.url)).text()).toBe('a picture')
  const own = { name: 'Literie', url_path: 'literie', description: 'Soft' }
  expect(categoryList).toEqual([{ ...own, include_in_menu: 0, position: 7 }])
  expect(route).toEqual({ type: 'CATEGORY', redirect_code: 0 })
})

test('a product has the key of each store view, and what another has is refused', async () => {
  const rows = [
    makeRow({ sku: 'OAK', url_key: 'oak' }),
    makeRow({ sku: 'OAK', store_view_code: 'fr', url_key: 'chene' }),
    makeRow({ sku: 'ELM', url_key: 'elm' }),
    makeRow({ sku: 'ELM', store_view_code: 'fr', url_key: 'Chêne' }),
  ]
  const { code, stdout } = await importRows(rows)
  expect([code, stdout]).toEqual([3, expect.stringContaining('1 added')])
  const { route } = await sendForData(
    await start(),
    '{ route(url: "oak") { relative_url redirect_code ...on ProductInterface { sku url_key } } }',
    { headers: { store: 'fr' } },
  )
  expect(route).toEqual({ relative_url: 'chene', redirect_code: 301, sku: 'OAK', url_key: 'chene' })
})
