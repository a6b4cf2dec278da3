// The reviews of a product, page by page: those in the shopper's language first, then the newest.
import type { Context } from '../context.ts'
import { checkPage, pageInfo } from './paging.ts'
import { productNode, reviewedId } from './product-node.ts'
import type { Product } from './product-loaders.ts'

export interface PageArgs {
  pageSize: number
  currentPage: number
}

/** The ratings a reviewer gives, as Magento's rating entities. */
export const RATINGS: Record<string, Record<'en' | 'fr', string>> = {
  quality: { en: 'Quality', fr: 'Qualité' },
  value: { en: 'Value', fr: 'Rapport qualité-prix' },
  assembly: { en: 'Assembly', fr: 'Assemblage' },
}

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
  return {
    items: rows.map((row) => ({
      nickname: row.nickname,
      summary: row.summary,
      text: row.text,
      created_at: wireTime(row.created_at),
      average_rating: row.average,
      ratings_breakdown: Object.entries(JSON.parse(row.ratings) as Record<string, number>).map(
        ([code, stars]) => ({
          name: RATINGS[code]?.[context.view.language] ?? code,
          value: String(stars),
        }),
      ),
      product: () => productNode(product, context),
    })),
    page_info: pageInfo(args, count),
  }
}

/** ISO time to Magento's `2026-11-21 00:09:13`, in UTC. */
export function wireTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
