// The reviews of a product, page by page: those in the shopper's language first, then the newest.
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/tables.ts'
import type { Language } from '../platform/analyze-text.ts'
import { checkPage, pageInfo } from '../platform/paging.ts'
import { productNode, reviewedId } from '../product/product-node.ts'
import type { Product } from '../product/product-loaders.ts'
import { wireTime } from '../platform/wire-time.ts'

export interface PageArgs {
  pageSize: number
  currentPage: number
}

type ReviewRow = Selectable<Tables['review']>

interface Rating {
  code: string
  label: Record<Language, string>
}

/** The ratings a reviewer gives, each 1 to 5 stars. Their place in the list is their number on the wire. */
export const RATINGS: readonly Rating[] = [
  { code: 'quality', label: { en: 'Quality', fr: 'Qualité' } },
  { code: 'value', label: { en: 'Value', fr: 'Rapport qualité-prix' } },
  { code: 'assembly', label: { en: 'Assembly', fr: 'Assemblage' } },
]

export function reviewNode(row: ReviewRow, context: Context) {
  const stars = JSON.parse(row.ratings) as Record<string, number>
  return {
    nickname: row.nickname,
    summary: row.summary,
    text: row.text,
    created_at: wireTime(row.created_at),
    average_rating: row.average,
    language: row.language,
    ratings_breakdown: RATINGS.flatMap(({ code, label }) => {
      const value = stars[code]
      return value === undefined ? [] : [{ name: label[context.view.language], value: String(value) }]
    }),
    product: async () => {
      const product = await context.load.product.load(row.product_id)
      return product && productNode(product, context)
    },
  }
}

/** The published reviews of a product. */
export async function reviewPage(product: Product, args: PageArgs, context: Context) {
  checkPage(args)
  const productId = reviewedId(product)
  const { count } = await context.load.reviewSummary.load(productId)
  const rows = await context.db
    .selectFrom('review')
    .selectAll()
    .where('product_id', '=', productId)
    .where('is_approved', '=', 1)
    .orderBy(({ eb }) => eb('language', '=', context.view.language), 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(args.pageSize)
    .offset((args.currentPage - 1) * args.pageSize)
    .execute()
  return { items: rows.map((row) => reviewNode(row, context)), page_info: pageInfo(args, count) }
}
