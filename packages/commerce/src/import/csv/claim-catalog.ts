// Whose products the shop sells: the demonstration's, which its files rule, or the operator's own, which imports rule.
import type { Database, Write } from '../../db/open-database.ts'
import { claimForImports, isImported } from '../catalog-source.ts'
import { clearSearch } from '../fill-search.ts'

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

/**
 * Empties the catalog for other products. Pages, customers and orders stay; numbers are never given out twice.
 */
async function clearCatalog(write: Write): Promise<void> {
  for (const table of tables) await write.deleteFrom(table).execute()
  await write.deleteFrom('url_rewrite').where('entity', '!=', 'page').execute()
  await clearSearch(write)
}

/**
 * Makes the catalog the operator's own; from then on no start of the shop fills it from files.
 * @throws {Error} when the demonstration's products are there and shall stay
 */
export async function claimCatalog(db: Database, isReplacing: boolean): Promise<void> {
  if (await isImported(db)) return
  const first = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
  if (first && !isReplacing) {
    throw new Error(
      'The shop shows the demonstration catalog. Add --replace to put the imported products in its place; ' +
        'customers and orders stay.',
    )
  }
  await db.transaction().execute(async (write) => {
    await clearCatalog(write)
    await claimForImports(write)
  })
}
