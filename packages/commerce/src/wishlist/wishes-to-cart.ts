// Wishes into the cart: what could be added leaves the list, the rest stays with its reason.
import type { WishlistCartUserInputErrorType } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { addEach } from '../cart/add-items.ts'
import { findCandidates } from '../cart/choose-product.ts'
import { customerCart } from '../cart/merge-carts.ts'
import type { CartUserError } from '../cart/cart-user-error.ts'
import { salesContext } from '../cart/sales-context.ts'
import { cartItemOf } from './wish.ts'
import { allItems, deleteItems, touch } from './wishlist-rows.ts'
import type { WishlistItemRow, WishlistRow } from './wishlist-rows.ts'

const CODES: readonly WishlistCartUserInputErrorType[] = [
  'INSUFFICIENT_STOCK',
  'NOT_SALABLE',
  'PRODUCT_NOT_FOUND',
]

interface WishlistCartUserInputError extends Pick<CartUserError, 'message'> {
  code: WishlistCartUserInputErrorType
  wishlistId: string
  wishlistItemId: string
}

/** @param ids of the items; all when absent or empty. @throws WISHLIST_ITEMS_NOT_FOUND */
export async function addWishesToCart(
  wishlist: WishlistRow,
  ids: readonly string[],
  context: Context,
): Promise<WishlistCartUserInputError[]> {
  const sales = salesContext(context)
  const wishes = chosenRows(await allItems(context.db, wishlist.id), ids).map((row) => ({
    row,
    item: cartItemOf(row),
  }))
  const items = wishes.map(({ item }) => item)
  const cart = await customerCart(sales)
  const candidates = await findCandidates(sales, items)
  return context.db.transaction().execute(async (db) => {
    const { refused } = await addEach({ ...sales, db }, cart, { items, candidates })
    const added = wishes.filter(({ item }) => !refused.some((each) => each.item === item))
    await deleteItems(
      db,
      added.map(({ row }) => row.id),
    )
    await touch(db, wishlist.id)
    return wishes.flatMap(({ row, item }) => {
      const error = refused.find((each) => each.item === item)?.error
      return error ? [cartUserError(row, error)] : []
    })
  })
}

function chosenRows(rows: WishlistItemRow[], ids: readonly string[]): WishlistItemRow[] {
  const unknown = ids.filter((id) => !rows.some((row) => String(row.id) === id))
  if (unknown.length > 0) throw userError('WISHLIST_ITEMS_NOT_FOUND', unknown.join(','))
  return ids.length === 0 ? rows : rows.filter((row) => ids.includes(String(row.id)))
}

function cartUserError(
  { id, wishlist_id }: WishlistItemRow,
  { code, message }: CartUserError,
): WishlistCartUserInputError {
  const existing = CODES.find((each) => each === code) ?? 'UNDEFINED'
  return { code: existing, message, wishlistId: String(wishlist_id), wishlistItemId: String(id) }
}
