// Products page by page, each with what the rows of the file say about it.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { idList } from '../../db/id-list.ts'
import type { Language } from '../../platform/analyze-text.ts'
import type { ProductDoc, ProductTextDoc, ProductType } from '../../product/product-doc.ts'
import { pagesOf } from '../snapshot.ts'

const PER_PAGE = 50

export interface Variant {
  sku: string
  chosen: Record<string, number>
}

export interface ExportedProduct {
  id: number
  sku: string
  type: ProductType
  urlKey: string
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

/** In the order of the shop's lists, which the import keeps. */
export async function* productPages(db: Database): AsyncGenerator<ProductPage, void, undefined> {
  for await (const rows of pagesOf<ProductRow>((last) => readPage(db, last))) {
    const variants = await variantsOf(db, rows)
    const facets = await facetsOf(db, rows)
    const products = rows.map((row) => toProduct(row, { variants, facets }))
    const skus = await skusOf(
      db,
      products.flatMap(({ doc }) => [...referredIds(doc)]),
    )
    yield { products, skuOf: (id) => skus.get(id) }
  }
}

interface ProductRow {
  id: number
  sku: string
  type: string
  url_key: string
  is_visible: number
  position: number
  doc: string
  en: string
  fr: string
  quantity: number | null
}

function readPage(db: Database, last: ProductRow | undefined): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_text as en', (join) =>
      join.onRef('en.product_id', '=', 'product.id').on('en.language', '=', 'en'),
    )
    .innerJoin('product_text as fr', (join) =>
      join.onRef('fr.product_id', '=', 'product.id').on('fr.language', '=', 'fr'),
    )
    .leftJoin('stock_item', 'stock_item.sku', 'product.sku')
    .select(['product.id', 'product.sku', 'type', 'url_key', 'is_visible', 'position', 'product.doc'])
    .select(['en.doc as en', 'fr.doc as fr', 'stock_item.quantity'])
    .where(sql<boolean>`(position, product.id) > (${last?.position ?? -1}, ${last?.id ?? 0})`)
    .orderBy('position')
    .orderBy('product.id')
    .limit(PER_PAGE)
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
    urlKey: row.url_key,
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
