// Products page by page, each with what the rows of the file say about it.
import { setImmediate } from 'node:timers/promises'
import type { ExportContext } from '../export-context.ts'
import { pagesOf } from '../snapshot.ts'
import type { Database } from '../../db/open-database.ts'
import { idList } from '../../db/id-list.ts'
import type { Language } from '../../platform/analyze-text.ts'
import type { ProductDoc, ProductTextDoc, ProductType } from '../../product/product-doc.ts'

const PER_PAGE = 20
const IDS_PER_PAGE = 500

export interface Variant {
  sku: string
  chosen: Record<string, number>
}

export interface ExportedProduct {
  id: number
  sku: string
  type: ProductType
  urlKeys: Record<Language, string>
  isVisible: boolean
  doc: ProductDoc
  texts: Record<Language, ProductTextDoc>
  /** Null for what is not counted. */
  quantity: number | null
  variants: Variant[]
  /** Attribute -> the options it can be found by. */
  facets: ReadonlyMap<string, number[]>
}

export interface ProductPage {
  products: ExportedProduct[]
  /** Of every product that these refer to; undefined for one that is gone. */
  skuOf: (id: number) => string | undefined
}

/**
 * Ids of all products in the order of the shop's lists, which the import keeps. Sorted here, because the database would
 * read and sort the whole table in one go.
 */
export async function productIds(db: Database): Promise<number[]> {
  const read = (after: number) =>
    db
      .selectFrom('product')
      .select(['id', 'position'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(IDS_PER_PAGE)
      .execute()
  const places: { id: number; position: number }[] = []
  for await (const rows of pagesOf<{ id: number; position: number }>((last) => read(last?.id ?? 0)))
    places.push(...rows)
  return places.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id)
}

export async function* productPages({
  db,
  products: ids,
}: Pick<ExportContext, 'db' | 'products'>): AsyncGenerator<ProductPage, void, undefined> {
  for (let start = 0; start < ids.length; start += PER_PAGE) {
    const rows = await readPage(db, ids.slice(start, start + PER_PAGE))
    const variants = await variantsOf(db, rows)
    const facets = await facetsOf(db, rows)
    const products = rows.map((row) => toProduct(row, { variants, facets }))
    const skus = await skusOf(
      db,
      products.flatMap(({ doc }) => [...referredIds(doc)]),
    )
    yield { products, skuOf: (id) => skus.get(id) }
    await setImmediate()
  }
}

interface ProductRow {
  id: number
  sku: string
  type: string
  en_key: string
  fr_key: string
  is_visible: number
  position: number
  doc: string
  en: string
  fr: string
  quantity: number | null
}

function readPage(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_text as en', (join) =>
      join.onRef('en.product_id', '=', 'product.id').on('en.language', '=', 'en'),
    )
    .innerJoin('product_text as fr', (join) =>
      join.onRef('fr.product_id', '=', 'product.id').on('fr.language', '=', 'fr'),
    )
    .leftJoin('stock_item', 'stock_item.sku', 'product.sku')
    .select(['product.id', 'product.sku', 'type', 'is_visible', 'position', 'product.doc'])
    .select([
      'en.doc as en',
      'fr.doc as fr',
      'en.url_key as en_key',
      'fr.url_key as fr_key',
      'stock_item.quantity',
    ])
    .where('product.id', 'in', idList(ids))
    .orderBy('position')
    .orderBy('product.id')
    .execute()
}

interface Belonging {
  variants: ReadonlyMap<number, Variant[]>
  facets: ReadonlyMap<number, ReadonlyMap<string, number[]>>
}

function toProduct(row: ProductRow, { variants, facets }: Belonging): ExportedProduct {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type as ProductType,
    urlKeys: { en: row.en_key, fr: row.fr_key },
    isVisible: row.is_visible === 1,
    doc: JSON.parse(row.doc) as ProductDoc,
    texts: { en: JSON.parse(row.en) as ProductTextDoc, fr: JSON.parse(row.fr) as ProductTextDoc },
    quantity: row.quantity,
    variants: variants.get(row.id) ?? [],
    facets: facets.get(row.id) ?? new Map(),
  }
}

async function variantsOf(db: Database, rows: readonly ProductRow[]): Promise<Belonging['variants']> {
  const variants = await db
    .selectFrom('product')
    .select(['parent_id', 'sku', 'doc'])
    .where('parent_id', 'in', idList(rows.map(({ id }) => id)))
    .orderBy('position')
    .execute()
  const all = variants.map(({ parent_id, sku, doc }) => ({
    parentId: parent_id ?? 0,
    variant: { sku, chosen: (JSON.parse(doc) as ProductDoc).chosen ?? {} },
  }))
  const byParent = Map.groupBy(all, ({ parentId }) => parentId)
  return new Map([...byParent].map(([id, some]) => [id, some.map(({ variant }) => variant)]))
}

async function facetsOf(db: Database, rows: readonly ProductRow[]): Promise<Belonging['facets']> {
  const facets = await db
    .selectFrom('product_facet')
    .select(['product_id', 'attribute', 'value'])
    .where('product_id', 'in', idList(rows.map(({ id }) => id)))
    .execute()
  const byProduct = Map.groupBy(facets, (facet) => facet.product_id)
  return new Map(
    [...byProduct].map(([id, own]) => {
      const byAttribute = Map.groupBy(own, ({ attribute }) => attribute)
      return [
        id,
        new Map([...byAttribute].map(([code, some]) => [code, some.map(({ value }) => Number(value))])),
      ]
    }),
  )
}

function referredIds(doc: ProductDoc): Set<number> {
  const parts = doc.bundle?.options.flatMap(({ selections }) => selections) ?? []
  return new Set([
    ...doc.relatedIds,
    ...doc.upsellIds,
    ...doc.crosssellIds,
    ...parts.map(({ productId }) => productId),
    ...(doc.grouped ?? []).map(({ productId }) => productId),
  ])
}

async function skusOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('id', 'in', idList([...new Set(ids)]))
    .execute()
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
