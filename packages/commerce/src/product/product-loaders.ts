// Loads products and what hangs on them, many at a time: one statement per kind and request step, never one per row.
import DataLoader from 'dataloader'
import type { ProductDoc, ProductTextDoc, ProductType } from './product-doc.ts'
import { idList } from '../db/id-list.ts'
import type { Database } from '../db/open-database.ts'
import type { Language } from '../platform/analyze-text.ts'

/** A product as stored, in one language. */
export interface Product {
  id: number
  sku: string
  type: ProductType
  parentId: number | null
  isVisible: boolean
  urlKey: string
  doc: ProductDoc
  text: ProductTextDoc
}

export interface Stock {
  /** Pieces that can be sold now: of a configurable, the sum over its variants; infinite for what is not counted. */
  quantity: number
}

export interface ReviewSummary {
  count: number
  /** 0 to 100. */
  average: number
}

export interface ProductLoaders {
  product: DataLoader<number, Product | undefined>
  /** Variants of a configurable, in the order of its choices. */
  variants: DataLoader<number, Product[]>
  /** Of the product alone; for sets use `piecesOf`. */
  stock: DataLoader<number, Stock>
  reviewSummary: DataLoader<number, ReviewSummary>
  /** When the product was last written, ISO in UTC. */
  changedAt: DataLoader<number, string | null>
}

export function createProductLoaders(db: Database, language: Language): ProductLoaders {
  const loaders: ProductLoaders = {
    product: new DataLoader(async (ids) => {
      const rows = await selectProducts(db, language).where('product.id', 'in', idList(ids)).execute()
      const byId = new Map(rows.map((row) => [row.id, toProduct(row)]))
      return ids.map((id) => byId.get(id))
    }),
    variants: new DataLoader(async (ids) => {
      const rows = await selectProducts(db, language)
        .where('product.parent_id', 'in', idList(ids))
        .orderBy('product.position')
        .execute()
      const byParent = Map.groupBy(rows.map(toProduct), ({ parentId }) => parentId)
      return ids.map((id) => byParent.get(id) ?? [])
    }),
    stock: new DataLoader((ids) => loadStock(db, ids)),
    reviewSummary: new DataLoader((ids) => loadReviewSummaries(db, ids)),
    changedAt: new DataLoader(async (ids) => {
      const rows = await db
        .selectFrom('last_change')
        .select(['entity_id', 'at'])
        .where('entity', '=', 'product')
        .where('entity_id', 'in', idList(ids))
        .execute()
      const byId = new Map(rows.map(({ entity_id: id, at }) => [id, at]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
  }
  return loaders
}

function selectProducts(db: Database, language: Language) {
  return db
    .selectFrom('product')
    .innerJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language', '=', language),
    )
    .select([
      'product.id',
      'product.sku',
      'product.type',
      'product.parent_id',
      'product.is_visible',
      'product_text.url_key',
      'product.doc',
      'product_text.doc as text',
    ])
}

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type as ProductType,
    parentId: row.parent_id,
    isVisible: row.is_visible === 1,
    urlKey: row.url_key,
    doc: JSON.parse(row.doc) as ProductDoc,
    text: JSON.parse(row.text) as ProductTextDoc,
  }
}

/** What has no pieces to count unless the catalog counts them. */
const uncounted = ['virtual', 'downloadable', 'giftcard']

async function loadStock(db: Database, ids: readonly number[]): Promise<Stock[]> {
  const own = db
    .selectFrom('product')
    .leftJoin('stock_item', 'stock_item.sku', 'product.sku')
    .where('product.id', 'in', idList(ids))
    .select(['product.id', 'product.type', 'stock_item.quantity'])
  const ofVariants = db
    .selectFrom('product')
    .innerJoin('stock_item', 'stock_item.sku', 'product.sku')
    .where('product.parent_id', 'in', idList(ids))
    .select(['product.parent_id as id', 'product.type', 'stock_item.quantity'])
  const rows = await own.unionAll(ofVariants as unknown as typeof own).execute()
  const totals = new Map<number, number>()
  for (const { id, type, quantity } of rows) {
    const pieces = quantity ?? (uncounted.includes(type) ? Infinity : 0)
    totals.set(id, (totals.get(id) ?? 0) + pieces)
  }
  return ids.map((id) => ({ quantity: totals.get(id) ?? 0 }))
}

async function loadReviewSummaries(db: Database, ids: readonly number[]): Promise<ReviewSummary[]> {
  const rows = await db
    .selectFrom('review')
    .where('product_id', 'in', idList(ids))
    .where('is_approved', '=', 1)
    .groupBy('product_id')
    .select([
      'product_id',
      ({ fn }) => fn.countAll<number>().as('count'),
      ({ fn }) => fn.avg<number>('average').as('average'),
    ])
    .execute()
  const byId = new Map(
    rows.map((row) => [row.product_id, { count: row.count, average: Math.round(row.average) }]),
  )
  return ids.map((id) => byId.get(id) ?? { count: 0, average: 0 })
}
