// From a guest's wishlist to a customer's.
import type { Context } from '../context.ts'
import { MOST_ITEMS } from './change-wishlist.ts'
import { allItems, guestWishlist, ownWishlist, touch } from './wishlist-rows.ts'
import type { WishlistRow } from './wishlist-rows.ts'

/** Adds what the customer's list lacks, oldest first, as long as there is room. @throws NOT_AUTHORIZED, WISHLIST_GONE */
export async function mergeGuestWishlist(
  guestId: string,
  reset: boolean,
  context: Context,
): Promise<WishlistRow> {
  const own = await ownWishlist(context)
  const guest = await guestWishlist(guestId, context)
  await context.db.transaction().execute(async (write) => {
    const room = MOST_ITEMS - (await allItems(write, own.id)).length
    const wishes = await allItems(write, guest.id)
    for (const { id: _, ...wish } of wishes.slice(0, Math.max(room, 0))) {
      await write
        .insertInto('wishlist_item')
        .values({ ...wish, wishlist_id: own.id })
        .onConflict((conflict) => conflict.columns(['wishlist_id', 'sku', 'options']).doNothing())
        .execute()
    }
    await touch(write, own.id)
    if (reset) await write.deleteFrom('wishlist').where('id', '=', guest.id).execute()
  })
  return own
}
