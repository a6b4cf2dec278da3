// Writes the catalog's files into the database, in one transaction. Carts, orders, reviews by shoppers and
// pieces sold stay as they are; ids are assigned once per SKU or category path and are stable.
import { join } from 'node:path'
import { checkDownloads } from '@loftwood/demo-store/check-downloads'
import { parseCatalog } from '@loftwood/demo-store/read-catalog'
import type { Catalog, CatalogFiles, ShopRules } from '@loftwood/demo-store/read-catalog'
import type { Database, Write } from '../../db/open-database.ts'
import { isImported } from '../catalog-source.ts'
import { buildProduct } from './build-products.ts'
import { writeCategories } from '../fill-categories.ts'
import type { StoredCategory } from '../fill-categories.ts'
import { writeContent, writeRedirects, writeReviews } from './fill-content.ts'
import { clearSearch, valueLabels } from '../fill-search.ts'
import { openIdentities } from '../../db/identities.ts'
import type { Identities } from '../../db/identities.ts'
import type { ProductRecord } from '../../product/product-doc.ts'
import { dayIn } from '../../platform/in-force.ts'
import { applyPriceRules } from '../../product/price-rules.ts'
import { setIds } from '../../product/price-sets.ts'
import { addPartFacets } from '../set-facets.ts'
import { versionPictures } from './version-pictures.ts'
import { writeProduct } from '../write-product.ts'

const HASH_KEY = 'catalogue_hash'
/** Raise it when the same files would be written differently. */
const FILLER_VERSION = 10
const ROWS_PER_STEP = 100
const catalogTables = [
  'category',
  'product',
  'product_text',
  'product_category',
  'product_facet',
  'url_rewrite',
  'content',
] as const

/** Whether the database holds exactly these files. */
export async function isFilledFrom(db: Database, files: CatalogFiles): Promise<boolean> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', HASH_KEY).executeTakeFirst()
  return row?.value === hashOf(files)
}

function hashOf({ hash }: CatalogFiles): string {
  return `${FILLER_VERSION}:${hash}`
}

export interface FillProgress {
  done: number
  total: number
}

export interface FillSource {
  files: CatalogFiles
  rules: ShopRules
  /** Where the files and the pictures are. */
  folder: string
}

/** Replaces the catalog in the database by these files. */
export async function fillDatabase(
  db: Database,
  source: FillSource,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  const catalog = parseCatalog(source.files)
  checkDownloads(catalog.products, source.folder)
  const isOwn = await isImported(db)
  await db.transaction().execute(async (write) => {
    await (isOwn ? fillPages(write, catalog) : fillAll(write, { catalog, source, onProgress }))
    await write
      .insertInto('meta')
      .values({ key: HASH_KEY, value: hashOf(source.files) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hashOf(source.files) }))
      .execute()
  })
}

/** A shop with products of its own takes only the pages and blocks of text. */
async function fillPages(write: Write, catalog: Catalog): Promise<void> {
  await write.deleteFrom('content').execute()
  await write.deleteFrom('url_rewrite').where('entity', '=', 'page').execute()
  await writeContent(write, catalog)
}

interface Filling {
  catalog: Catalog
  source: FillSource
  onProgress: (progress: FillProgress) => void
}

async function fillAll(write: Write, { catalog, source, onProgress }: Filling): Promise<void> {
  for (const table of catalogTables) await write.deleteFrom(table).execute()
  await clearSearch(write)
  const identities = await openIdentities(write)
  const categories = await writeCategories(write, catalog.categories, identities)
  const { attributes } = source.rules
  const records = buildRecords({ catalog, attributes, categories, identities, folder: source.folder })
  const context = { identities, categories: byId(categories), labels: valueLabels(attributes) }
  const variantsOf = Map.groupBy(records, ({ parentSku }) => parentSku)
  const inMenuOrder = records.toSorted(
    (a, b) => menuPlace(a, context.categories) - menuPlace(b, context.categories),
  )
  for (const [index, record] of inMenuOrder.entries()) {
    const variantSkus = (variantsOf.get(record.sku) ?? []).map(({ sku }) => sku)
    await writeProduct(write, { record, position: index + 1, variantSkus }, context)
    if (index % ROWS_PER_STEP === 0) onProgress({ done: index, total: records.length })
  }
  onProgress({ done: records.length, total: records.length })
  // Sets too: their prices follow from their parts'.
  await applyPriceRules(write, source.rules, dayIn(source.rules.store.timezone, new Date()))
  await addPartFacets(write, await setIds(write))
  await writeContent(write, catalog)
  await writeRedirects(write, catalog.redirects)
  await writeReviews(write, catalog.reviews, identities)
  await identities.save(write)
}

/** Where lists of the whole shop show a product: with the first entry of the menu that has it. */
function menuPlace({ doc }: ProductRecord, categories: ReadonlyMap<number, StoredCategory>): number {
  const inOrder = [...categories.keys()]
  const tops = doc.categoryIds.map((id) => categories.get(id)?.ancestorIds[0] ?? id)
  return Math.min(...tops.map((id) => inOrder.indexOf(id)))
}

function byId(categories: ReadonlyMap<string, StoredCategory>): Map<number, StoredCategory> {
  return new Map([...categories.values()].map((category) => [category.id, category]))
}

interface RecordSource {
  catalog: Catalog
  attributes: ShopRules['attributes']
  categories: ReadonlyMap<string, StoredCategory>
  identities: Identities
  folder: string
}

function buildRecords({
  catalog,
  attributes,
  categories,
  identities,
  folder,
}: RecordSource): ProductRecord[] {
  const pictures = Map.groupBy(versionPictures(catalog.pictures, join(folder, 'pictures')), ({ sku }) => sku)
  const categoryOf = (path: string) => {
    const category = categories.get(path)
    if (!category) throw new Error(`categories.json has no ${path}`)
    return category
  }
  const productIdOf = (sku: string) => identities.idOf('product', sku)
  return catalog.products.flatMap((product) =>
    buildProduct(product, { attributes, pictures, categoryOf, productIdOf }),
  )
}
