// wishlists.csv: what customers have put on their lists. Those of guests stay: their owners cannot be found again.
import type { ExportContext } from '../export-context.ts'
import { ROWS_PER_PAGE, writeTable } from '../write-table.ts'

const COLUMNS = [
  'customer_email',
  'sku',
  'qty',
  'description',
  'added_at',
  'options',
  'sharing_code',
] as const

export function writeWishlists(context: ExportContext): Promise<number> {
  return writeTable(context, {
    file: 'wishlists.csv',
    name: 'Wishlists',
    columns: COLUMNS,
    read: (after) =>
      context.db
        .selectFrom('wishlist_item as item')
        .innerJoin('wishlist', 'wishlist.id', 'item.wishlist_id')
        .innerJoin('customer', 'customer.id', 'wishlist.customer_id')
        .selectAll('item')
        .select(['customer.email', 'sharing_code'])
        .where('item.id', '>', after)
        .orderBy('item.id')
        .limit(ROWS_PER_PAGE)
        .execute(),
    rowOf: ({ email, sharing_code, sku, quantity, description, added_at, options }) => ({
      sku,
      description,
      added_at,
      options,
      sharing_code,
      customer_email: email,
      qty: quantity,
    }),
  })
}
