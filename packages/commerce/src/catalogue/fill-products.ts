// Writes products and their variants: rows, texts, places in categories, filter values, addresses.
import type { Insertable } from 'kysely'
import type { Write } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { StoredCategory } from './fill-categories.ts'
import type { Identities } from './identities.ts'
import type { ProductRecord } from './product-doc.ts'

export interface FillProgress {
  done: number
  total: number
}

interface ProductSource {
  records: readonly ProductRecord[]
  identities: Identities
  categories: ReadonlyMap<string, StoredCategory>
}

const ROWS_PER_STEP = 100

export async function writeProducts(
  write: Write,
  { records, identities, categories }: ProductSource,
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  const categoryById = new Map([...categories.values()].map((category) => [category.id, category]))
  for (const [index, record] of records.entries()) {
    const id = identities.idOf('product', record.sku)
    const parentId = record.parentSku ? identities.idOf('product', record.parentSku) : null
    await write
      .insertInto('product')
      .values(rowOf(record, { id, parentId, position: index + 1 }))
      .execute()
    for (const language of ['en', 'fr'] as const) {
      const doc = JSON.stringify(record.texts[language])
      await write.insertInto('product_text').values({ product_id: id, language, doc }).execute()
    }
    if (parentId === null) await writePlaces(write, { record, id, position: index + 1 }, categoryById)
    if (index % ROWS_PER_STEP === 0) onProgress({ done: index, total: records.length })
  }
  onProgress({ done: records.length, total: records.length })
}

interface RowPlace {
  id: number
  parentId: number | null
  position: number
}

function rowOf(record: ProductRecord, { id, parentId, position }: RowPlace): Insertable<Tables['product']> {
  return {
    id,
    sku: record.sku,
    type: record.type,
    parent_id: parentId,
    is_visible: parentId === null ? 1 : 0,
    url_key: record.urlKey,
    position,
    name_en: record.texts.en.name,
    name_fr: record.texts.fr.name,
    min_price: record.doc.lowest.final,
    max_price: record.doc.highest.final,
    doc: JSON.stringify(record.doc),
  }
}

interface Placed {
  record: ProductRecord
  id: number
  position: number
}

async function writePlaces(
  write: Write,
  { record, id, position }: Placed,
  categoryById: ReadonlyMap<number, StoredCategory>,
): Promise<void> {
  for (const [categoryId, isDirect] of placesOf(record.doc.categoryIds, categoryById)) {
    const row = { category_id: categoryId, product_id: id, position, is_direct: isDirect ? 1 : 0 }
    await write.insertInto('product_category').values(row).execute()
  }
  for (const facet of record.facets) {
    await write
      .insertInto('product_facet')
      .values({ ...facet, product_id: id })
      .execute()
  }
  for (const path of record.doc.urls) {
    await write
      .insertInto('url_rewrite')
      .values({ path, entity: 'product', entity_id: String(id), target: null, redirect_code: 0 })
      .execute()
  }
}

/** The product's own categories and the anchors above them. */
function placesOf(
  categoryIds: readonly number[],
  categoryById: ReadonlyMap<number, StoredCategory>,
): Map<number, boolean> {
  const places = new Map<number, boolean>()
  for (const categoryId of categoryIds) {
    for (const ancestorId of categoryById.get(categoryId)?.ancestorIds ?? []) {
      if (categoryById.get(ancestorId)?.isAnchor && !places.has(ancestorId)) places.set(ancestorId, false)
    }
  }
  for (const categoryId of categoryIds) places.set(categoryId, true)
  return places
}
