// Removes products and their dependent rows from the catalog. Orders have their own copy.
import { sql } from 'kysely'
import type { Write } from '../db/open-database.ts'
import { LANGUAGES } from '../platform/analyze-text.ts'
import { idList } from '../db/id-list.ts'

/** Removes products from the catalog and from the carts and wishlists they lie in. */
export async function removeProducts(write: Write, ids: readonly number[]): Promise<void> {
  await removeTraces(write, ids)
  await write.deleteFrom('cart_item').where('product_id', 'in', idList(ids)).execute()
  const skus = write.selectFrom('product').select('sku').where('id', 'in', idList(ids))
  await write.deleteFrom('wishlist_item').where('sku', 'in', skus).execute()
  await write.deleteFrom('review').where('product_id', 'in', idList(ids)).execute()
  await write.deleteFrom('product').where('id', 'in', idList(ids)).execute()
}

/** Removes what is written anew with a product: texts, places, filter values, addresses, index. */
export async function removeTraces(write: Write, ids: readonly number[]): Promise<void> {
  for (const table of ['product_text', 'product_category', 'product_facet'] as const)
    await write.deleteFrom(table).where('product_id', 'in', idList(ids)).execute()
  await sql`delete from url_rewrite where entity = 'product' and target is null
    and entity_id in ${idList(ids.map(String))}`.execute(write)
  for (const language of LANGUAGES) {
    const table = sql.table(`product_search_${language}`)
    await sql`delete from ${table} where rowid in ${idList(ids)}`.execute(write)
  }
}
