// Products of an export, read back into an empty folder: the same shop, in both languages.
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '../operate.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { environmentOf } from '../testing/operator.ts'
import { runAdmin } from '../testing/run-admin.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loftwood-export-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What a page shows of any product; uids are the shop's own numbers. */
const PRODUCTS = `query ($page: Int!) { products(filter: {}, pageSize: 100, currentPage: $page) {
  total_count
  page_info { total_pages }
  aggregations { attribute_code label count options { label count } }
  items {
    __typename sku name url_key url_rewrites { url } stock_status canonical_url meta_title meta_description
    description { html } short_description { html }
    fit_beds fit_guard_rail fit_mattress fit_cartons
    price_range { minimum_price { regular_price { value } final_price { value } } maximum_price { final_price { value } } }
    price_tiers { quantity final_price { value } }
    categories { url_path name description position image }
    media_gallery { url label position }
    related_products { sku } upsell_products { sku } crosssell_products { sku }
    ... on ConfigurableProduct {
      configurable_options { attribute_code label position values { label } }
      variants { attributes { code label } product { sku name stock_status special_price
        fit_beds fit_guard_rail fit_mattress fit_cartons
        price_range { minimum_price { final_price { value } } } media_gallery { url label } } }
    }
    ... on BundleProduct { items { title type required position
      options { label quantity is_default can_change_quantity price position product { sku } } } }
    ... on GroupedProduct { items { qty position product { sku } } }
    ... on DownloadableProduct { links_title links_purchased_separately
      downloadable_product_links { title price sample_url sort_order }
      downloadable_product_samples { title sample_url sort_order } }
    ... on GiftCardProduct { giftcard_type allow_open_amount open_amount_min open_amount_max message_max_length lifetime
      giftcard_amounts { value } }
    ... on CustomizableProductInterface { options { title required sort_order } }
  }
} }`

/** Answers of every page in both languages, without the origin, and the pictures' folders of their own. */
async function shownBy(graphqlUrl: string): Promise<unknown[]> {
  const origin = new URL(graphqlUrl).origin
  const answers: unknown[] = []
  for (const store of ['default', 'fr']) {
    let pages = 1
    for (let page = 1; page <= pages; page += 1) {
      const { products } = await sendForData(graphqlUrl, PRODUCTS, {
        variables: { page },
        headers: { store },
      })
      pages = products.page_info.total_pages
      const text = JSON.stringify(products).replaceAll(origin, '')
      answers.push(JSON.parse(text.replaceAll(/category\/cache\/[\da-f]{8}/gu, 'category')))
    }
  }
  return answers
}

/** Every file: those of rows by their text, pictures by their size. */
async function contentOf(path: string): Promise<Record<string, string | number>> {
  const files = await readdir(path, { recursive: true, withFileTypes: true })
  const read = files
    .filter((file) => file.isFile())
    .map(async (file) => {
      const whole = join(file.parentPath, file.name)
      const isTable = file.name.endsWith('.csv')
      return [
        whole.slice(path.length),
        isTable ? await readFile(whole, 'utf8') : (await stat(whole)).size,
      ] as const
    })
  return Object.fromEntries(await Promise.all(read))
}

test.each([
  { shop: 'the demonstration', products: undefined },
  { shop: 'one of every type', products: everyType },
])('$shop comes back the same', { timeout: 120_000 }, async ({ shop, products }) => {
  const here = join(folder, shop)
  const catalog = products && smallCatalog(products, everyTypeFiles)
  const env: Record<string, string> = catalog ? { CATALOG_DIR: catalog.folder } : {}
  const start = (dataDir: string) =>
    startCommerce({ dataDir, ...(catalog ? { catalog: catalog.folder } : {}) })

  const source = await start(join(here, 'source'))
  const written = await runAdmin(['export', join(here, 'first')], { dataDir: join(here, 'source'), env })
  expect(written).toMatchObject({ code: 0, stderr: expect.not.stringContaining('Error') })
  const shown = await shownBy(source.graphqlUrl)
  await source.stop()

  const read = await runAdmin(['import', join(here, 'first')], { dataDir: join(here, 'copy'), env })
  expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining(' 0 rows not taken') })
  const copy = await start(join(here, 'copy'))
  expect(await shownBy(copy.graphqlUrl)).toEqual(shown)
  await runAdmin(['export', join(here, 'second')], { dataDir: join(here, 'copy'), env })
  await copy.stop()
  expect(await contentOf(join(here, 'second'))).toEqual(await contentOf(join(here, 'first')))
  catalog?.remove()
})

test('an interrupted export leaves nothing that looks like a whole one', async () => {
  const out = join(folder, 'interrupted')
  const interrupt = new AbortController()
  const code = await operate(['export', out], {
    env: environmentOf({ dataDir: join(folder, 'the demonstration', 'source') }),
    stdout: { write: () => undefined },
    // Its first sign of progress is the moment.
    stderr: { write: () => interrupt.abort() },
    signal: interrupt.signal,
  })
  expect([code, await readdir(out)]).toEqual([1, []])
})

test('what is exported is for its owner alone, and never beside other files', async () => {
  const out = join(folder, 'the demonstration', 'first')
  const modes = ['', 'products.csv', 'images'].map(async (name) => (await stat(join(out, name))).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o600, 0o700])
  const again = await runAdmin(['export', out], { dataDir: join(folder, 'the demonstration', 'source') })
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty') })
})
