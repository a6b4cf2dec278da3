// The SQL of wishlists: one per customer, made when first asked for.
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { requireSession } from '../../customers/session.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { failure } from '../../errors.ts'

export type WishlistRow = Selectable<Tables['wishlist']>
export type WishlistItemRow = Selectable<Tables['wishlist_item']>

/** The signed-in customer's wishlist. @throws NOT_AUTHORIZED for a guest */
export async function ownWishlist(context: Context): Promise<WishlistRow> {
  const { customerId } = requireSession(context)
  const find = () => context.db.selectFrom('wishlist').selectAll().where('customer_id', '=', customerId)
  const existing = await find().executeTakeFirst()
  if (existing) return existing
  const sharing_code = randomBytes(16).toString('hex')
  await context.db
    .insertInto('wishlist')
    .values({ customer_id: customerId, sharing_code, updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
  return find().executeTakeFirstOrThrow()
}

/** The own wishlist under its id or `0`. @throws WISHLIST_NOT_FOUND for any other */
export async function namedWishlist(id: string, context: Context): Promise<WishlistRow> {
  const own = await ownWishlist(context)
  if (id !== '0' && id !== String(own.id)) throw failure('WISHLIST_NOT_FOUND')
  return own
}

export async function countItems(db: Database, wishlistId: number): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_item')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('wishlist_id', '=', wishlistId)
    .executeTakeFirstOrThrow()
  return count
}

export function allItems(db: Database, wishlistId: number): Promise<WishlistItemRow[]> {
  return db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('wishlist_id', '=', wishlistId)
    .orderBy('id')
    .execute()
}

export async function touch(db: Database, wishlistId: number): Promise<void> {
  const updated_at = new Date().toISOString()
  await db.updateTable('wishlist').set({ updated_at }).where('id', '=', wishlistId).execute()
}
