// Empties the catalog for other products. Pages, customers and orders stay; numbers are never given out twice.
import type { Write } from '../db/open-database.ts'
import { clearSearch } from './fill-search.ts'

const tables = [
  'product',
  'product_text',
  'product_category',
  'product_facet',
  'category',
  'cart_item',
  'wishlist_item',
  'review',
  'stock_item',
] as const

export async function clearCatalog(write: Write): Promise<void> {
  for (const table of tables) await write.deleteFrom(table).execute()
  await write.deleteFrom('url_rewrite').where('entity', '!=', 'page').execute()
  await clearSearch(write)
}
