// reviews.csv: what customers wrote about products, published or waiting for an operator.
import { pairsCell } from '../cells.ts'
import type { ExportContext } from '../export-context.ts'
import { ROWS_PER_PAGE, writeTable } from '../write-table.ts'

const COLUMNS = [
  'sku',
  'store_view_code',
  'nickname',
  'title',
  'detail',
  'ratings',
  'status',
  'created_at',
  'customer_email',
] as const

export function writeReviews(context: ExportContext): Promise<number> {
  const { db, shop } = context
  return writeTable(context, {
    file: 'reviews.csv',
    name: 'Reviews',
    columns: COLUMNS,
    read: (after) =>
      db
        .selectFrom('review')
        .innerJoin('product', 'product.id', 'review.product_id')
        .leftJoin('customer', 'customer.id', 'review.customer_id')
        .selectAll('review')
        .select(['product.sku', 'customer.email'])
        .where('review.id', '>', after)
        .orderBy('review.id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: (review) => ({
      sku: review.sku,
      store_view_code: shop.rules.store.views.find(({ language }) => language === review.language)?.storeCode,
      nickname: review.nickname,
      title: review.summary,
      detail: review.text,
      ratings: pairsCell(JSON.parse(review.ratings) as Record<string, number>),
      status: review.is_approved === 1 ? 'Approved' : 'Pending',
      created_at: review.created_at,
      customer_email: review.email,
    }),
  })
}
