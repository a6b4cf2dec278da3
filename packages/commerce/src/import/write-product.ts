// Writes one product or variant: rows, texts, places in categories, filter values, addresses, index, stock.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Write } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import type { StoredCategory } from './fill-categories.ts'
import { indexProduct, searchTexts } from './fill-search.ts'
import type { Labels } from './fill-search.ts'
import { updateStock } from './fill-stock.ts'
import { LANGUAGES } from '../platform/analyze-text.ts'
import type { Identities } from '../db/identities.ts'
import type { ProductRecord } from '../product/product-doc.ts'
import { removeTraces } from './remove-products.ts'

export interface WriteContext {
  identities: Identities
  categories: ReadonlyMap<number, StoredCategory>
  /** Labels of filter values by `<attribute>:<option>`, which are searched for too. */
  labels: Labels
}

export interface PlacedRecord {
  record: ProductRecord
  position: number
  /** SKUs of its variants, which lead to it in a search. */
  variantSkus: readonly string[]
}

export type WriteOutcome = 'added' | 'changed' | 'unchanged'

/** Writes what differs from the stored product; one that is the same costs a lookup. */
export async function writeProduct(
  write: Write,
  placed: PlacedRecord,
  context: WriteContext,
): Promise<WriteOutcome> {
  const { record } = placed
  const id = context.identities.idOf('product', record.sku)
  const existing = await write.selectFrom('product').select('hash').where('id', '=', id).executeTakeFirst()
  const texts = searchTexts(placed, context)
  const hash = hashOf([placed, texts.en.names, texts.fr.names])
  if (existing?.hash === hash) return 'unchanged'
  if (existing) await removeTraces(write, [id])
  const parentId = record.parentSku ? context.identities.idOf('product', record.parentSku) : null
  const row = rowOf(record, { id, parentId, position: placed.position, hash })
  await write
    .insertInto('product')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await write
    .insertInto('product_text')
    .values(
      LANGUAGES.map((language) => ({
        product_id: id,
        language,
        url_key: record.urlKeys[language],
        doc: JSON.stringify(record.texts[language]),
      })),
    )
    .execute()
  if (isListed(record)) {
    await writePlaces(write, { placed, id }, context)
    await indexProduct(write, id, texts)
  }
  await updateStock(write, record)
  await noteChange(write, id, hashOf(record))
  return existing ? 'changed' : 'added'
}

const hashOf = (content: unknown) => createHash('sha1').update(JSON.stringify(content)).digest('base64')

/** Its place among the others is no change of the product. */
async function noteChange(write: Write, id: number, content: string): Promise<void> {
  await sql`insert into last_change values ('product', ${id}, ${content}, ${new Date().toISOString()})
    on conflict do update set content = excluded.content, at = excluded.at
    where last_change.content <> excluded.content`.execute(write)
}

/** Whether shoppers find it in listings and at an address of its own. */
export function isListed({ isListed: listed, parentSku }: ProductRecord): boolean {
  return listed ?? parentSku === undefined
}

interface RowPlace {
  id: number
  parentId: number | null
  position: number
  hash: string
}

function rowOf(
  record: ProductRecord,
  { id, parentId, position, hash }: RowPlace,
): Insertable<Tables['product']> {
  return {
    id,
    sku: record.sku,
    type: record.type,
    parent_id: parentId,
    is_visible: isListed(record) ? 1 : 0,
    position,
    name_en: record.texts.en.name,
    name_fr: record.texts.fr.name,
    min_price: record.doc.lowest.final,
    max_price: record.doc.highest.final,
    doc: JSON.stringify(record.doc),
    hash,
  }
}

/** Many rows in one statement each: products have dozens of them. */
async function writePlaces(
  write: Write,
  { placed: { record, position }, id }: { placed: PlacedRecord; id: number },
  { categories }: WriteContext,
): Promise<void> {
  const places = placesOf(record.doc.categoryIds, categories)
  await sql`insert into product_category (category_id, product_id, position, is_direct)
    select value ->> 0, ${id}, ${position}, value ->> 1 from json_each(${JSON.stringify([...places])})`.execute(
    write,
  )
  const facets = record.facets.map(({ attribute, value, measure }) => [attribute, value, measure])
  await sql`insert into product_facet (attribute, value, measure, product_id)
    select value ->> 0, value ->> 1, value ->> 2, ${id} from json_each(${JSON.stringify(facets)})`.execute(
    write,
  )
  const addresses = LANGUAGES.flatMap((language) =>
    record.texts[language].urls.map((path) => [path, language]),
  )
  await sql`insert into url_rewrite (path, language, entity, entity_id, target, redirect_code)
    select value ->> 0, value ->> 1, 'product', ${String(id)}, null, 0
    from json_each(${JSON.stringify(addresses)})`.execute(write)
}

/** The product's own categories (1) and the anchors above them (0). */
function placesOf(
  categoryIds: readonly number[],
  categories: ReadonlyMap<number, StoredCategory>,
): Map<number, 0 | 1> {
  const places = new Map<number, 0 | 1>()
  for (const categoryId of categoryIds) {
    for (const ancestorId of categories.get(categoryId)?.ancestorIds ?? []) {
      if (categories.get(ancestorId)?.isAnchor && !places.has(ancestorId)) places.set(ancestorId, 0)
    }
  }
  for (const categoryId of categoryIds) places.set(categoryId, 1)
  return places
}
