// Takes one product of the file after the other into the database; what is wrong with one is reported, not thrown.
import { sql } from 'kysely'
import { priceSets, setIds } from '../../product/price-sets.ts'
import { addPartFacets } from '../set-facets.ts'
import { removeProducts } from '../remove-products.ts'
import { writeProduct } from '../write-product.ts'
import type { PlacedRecord } from '../write-product.ts'
import type { ProductRecord } from '../../product/product-doc.ts'
import type { Database, Write } from '../../db/open-database.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../platform/analyze-text.ts'
import type { Batches } from './batches.ts'
import { buildRecord, heightGroupFor } from './build-record.ts'
import type { BuildContext } from './build-record.ts'
import { listOf, pairListOf } from './cell-lists.ts'
import { completeConfigurable } from './complete-configurable.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportedProduct } from './read-products.ts'
import type { Cells } from './read-rows.ts'
import { RowError } from './row-error.ts'

/** So many are priced in one step of a few milliseconds. */
const SETS_PER_STEP = 25

interface Workshop {
  batches: Batches
  build: BuildContext
  report: ImportReport
}

export class ProductImporter {
  readonly #workshop: Workshop
  /** SKUs of this file so far: a second row of one would undo the first. */
  readonly #taken = new Set<string>()
  /** New products come after those that were there, in the order of the file. */
  readonly #lastPosition: number

  private constructor(workshop: Workshop, lastPosition: number) {
    this.#workshop = workshop
    this.#lastPosition = lastPosition
  }

  static async open({ db, ...workshop }: Workshop & { db: Database }): Promise<ProductImporter> {
    const { last } = await db
      .selectFrom('product')
      .select(({ fn }) => fn.max('position').as('last'))
      .executeTakeFirstOrThrow()
    return new ProductImporter(workshop, Number(last ?? 0))
  }

  /** Products made of others come when the others are there. */
  passOf({ cells }: ImportedProduct): 'alone' | 'composed' {
    return ['configurable', 'bundle', 'grouped'].includes(cells['product_type'] ?? '') ? 'composed' : 'alone'
  }

  /** Lets others write when it is their turn. */
  settle(): Promise<void> {
    return this.#workshop.batches.settle()
  }

  async take(product: ImportedProduct): Promise<void> {
    const { batches, report } = this.#workshop
    const { sku } = product.cells
    try {
      await batches.run((write) => this.#write(write, product))
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      report.bad(product.line, sku, error.message)
    }
  }

  /** Prices and filter values of sets follow from their parts, whichever of them changed. */
  async finish(db: Database): Promise<void> {
    const ids = await setIds(db)
    for (let start = 0; start < ids.length; start += SETS_PER_STEP) {
      const some = ids.slice(start, start + SETS_PER_STEP)
      await this.#workshop.batches.run(async (write) => {
        await priceSets(write, some)
        await addPartFacets(write, some)
      })
    }
  }

  async #write(write: Write, product: ImportedProduct): Promise<void> {
    const { build, report } = this.#workshop
    const { sku = '' } = product.cells
    if (this.#taken.has(sku)) throw new RowError('the file has this SKU twice')
    const record = buildRecord(product, build)
    this.#taken.add(sku)
    const id = build.identities.idOf('product', sku)
    const existing = await write
      .selectFrom('product')
      .select('position')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!record) {
      if (existing) await removeProducts(write, [id])
      report.count('removed')
      return
    }
    const placed = await this.#place(write, { record, product, id, position: existing?.position })
    await checkAddresses(write, id, record)
    report.count(await writeProduct(write, placed, this.#writing()))
  }

  #writing() {
    const { identities, categories, attributes } = this.#workshop.build
    return { identities, categories: categories.byId, labels: attributes.labels }
  }

  async #place(
    write: Write,
    {
      record,
      product,
      id,
      position,
    }: { record: ProductRecord; product: ImportedProduct; id: number; position: number | undefined },
  ): Promise<PlacedRecord> {
    const place = position ?? this.#lastPosition + product.place
    if (record.type === 'configurable') {
      const variantSkus = pairListOf(product.cells['configurable_variations']).flatMap(
        (pairs) => pairs.get('sku') ?? [],
      )
      const mainId = record.doc.categoryIds[0] ?? 0
      const mainPath = this.#workshop.build.categories.byId.get(mainId)?.urlPath[DEFAULT_LANGUAGE]
      const group = heightGroupFor({ furniture: record.doc.furniture, mainPath })
      const complete = await completeConfigurable(write, record, { id, variantSkus, group })
      return { record: complete, position: place, variantSkus }
    }
    await checkParts(write, partSkus(product.cells))
    return { record, position: place, variantSkus: [] }
  }
}

/** @throws {RowError} when another page has one of its addresses */
async function checkAddresses(write: Write, id: number, { texts }: ProductRecord): Promise<void> {
  const requested = LANGUAGES.flatMap((language) => texts[language].urls.map((path) => [path, language]))
  const taken = await sql<{ path: string }>`select path from url_rewrite
    where (path, language) in (select value ->> 0, value ->> 1 from json_each(${JSON.stringify(requested)}))
    and target is null and not (entity = 'product' and entity_id = ${String(id)})`.execute(write)
  const [first] = taken.rows
  if (first) throw new RowError(`url_key: the address ${first.path} is another page's`)
}

/** SKUs of what a bundle or group is made of. */
function partSkus(cells: Cells): string[] {
  return [
    ...pairListOf(cells['bundle_values']).flatMap((pairs) => pairs.get('sku') ?? []),
    ...listOf(cells['associated_skus']).map((part) => part.replace(/=[\d.]+$/u, '')),
  ]
}

/** @throws {RowError} when a bundle or group names a product that is not there */
async function checkParts(write: Write, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return
  const missing = await sql<{ sku: string }>`select value as sku from json_each(${JSON.stringify(skus)})
    where value not in (select sku from product)`.execute(write)
  if (missing.rows.length > 0)
    throw new RowError(`there is no product ${missing.rows.map(({ sku }) => sku).join(', ')}`)
}
