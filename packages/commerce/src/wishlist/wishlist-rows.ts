// The SQL of wishlists: one per customer, created at its first use, and those of guests.
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context } from '../context.ts'
import { requireSession } from '../customer/session.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { userError } from '../user-errors/user-error.ts'

export type WishlistRow = Selectable<Tables['wishlist']>
export type WishlistItemRow = Selectable<Tables['wishlist_item']>

/** The signed-in customer's wishlist. @throws NOT_AUTHORIZED for a guest */
export async function ownWishlist(context: Context): Promise<WishlistRow> {
  const { customerId } = requireSession(context)
  const find = () => context.db.selectFrom('wishlist').selectAll().where('customer_id', '=', customerId)
  const existing = await find().executeTakeFirst()
  if (existing) return existing
  await context.db
    .insertInto('wishlist')
    .values({ customer_id: customerId, sharing_code: newCode(), updated_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('customer_id').doNothing())
    .execute()
  return find().executeTakeFirstOrThrow()
}

/** The own wishlist under its id or `0`. @throws WISHLIST_NOT_FOUND for any other */
export async function namedWishlist(id: string, context: Context): Promise<WishlistRow> {
  const own = await ownWishlist(context)
  if (id !== '0' && id !== String(own.id)) throw userError('WISHLIST_NOT_FOUND')
  return own
}

/** A guest's new wishlist. */
export async function createGuestWishlist(db: Database): Promise<WishlistRow & { guest_id: string }> {
  const guest_id = newCode()
  const row = { guest_id, sharing_code: newCode(), updated_at: new Date().toISOString() }
  return {
    ...(await db.insertInto('wishlist').values(row).returningAll().executeTakeFirstOrThrow()),
    guest_id,
  }
}

/** The wishlist of a guest. @throws WISHLIST_GONE */
export function guestWishlist(guestId: string, { db }: Context): Promise<WishlistRow> {
  return wishlistBy(db, 'guest_id', guestId)
}

/** The wishlist under its sharing code. @throws WISHLIST_GONE */
export function sharedWishlist(code: string, { db }: Context): Promise<WishlistRow> {
  return wishlistBy(db, 'sharing_code', code)
}

async function wishlistBy(
  db: Database,
  column: 'guest_id' | 'sharing_code',
  secret: string,
): Promise<WishlistRow> {
  const row = await db.selectFrom('wishlist').selectAll().where(column, '=', secret).executeTakeFirst()
  if (!row) throw userError('WISHLIST_GONE')
  return row
}

function newCode(): string {
  return randomBytes(16).toString('hex')
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

export async function deleteItems(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('wishlist_item').where('id', 'in', ids).execute()
}

export async function touch(db: Database, wishlistId: number): Promise<void> {
  const updated_at = new Date().toISOString()
  await db.updateTable('wishlist').set({ updated_at }).where('id', '=', wishlistId).execute()
}
