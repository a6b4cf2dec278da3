// Changing a wishlist. What cannot be done is answered as a user error and leaves the list as it was.
import type {
  WishlistItemInput,
  WishlistItemUpdateInput,
  WishListUserInputErrorType,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import { inView, reason } from '../user-errors/user-error.ts'
import { MOST_PER_ITEM } from '../cart/quantities.ts'
import { findCandidates } from '../cart/choose-product.ts'
import type { SoldProduct } from '../cart/cart-rows.ts'
import { type Wish, lineOf, wishOf } from './wish.ts'
import { allItems, deleteItems, touch } from './wishlist-rows.ts'
import type { WishlistItemRow, WishlistRow } from './wishlist-rows.ts'

export const MOST_ITEMS = 500
const LONGEST_DESCRIPTION = 1000

interface CartUserError {
  code: WishListUserInputErrorType
  message: ReturnType<typeof inView>
}

const undefinedError = (...why: Parameters<typeof reason>): CartUserError => ({
  code: 'UNDEFINED',
  message: inView(reason(...why)),
})
const listFull = () => undefinedError('WISHLIST_FULL', MOST_ITEMS)

const isSame = (a: Wish, b: Wish) => a.sku === b.sku && a.options === b.options

/** What is in the list already stays as it is. */
export async function addToWishlist(
  wishlist: WishlistRow,
  items: readonly WishlistItemInput[],
  { db, view }: Context,
): Promise<CartUserError[]> {
  if (items.length > MOST_ITEMS) return [listFull()]
  const candidates = await findCandidates({ db, language: view.language }, items)
  return db.transaction().execute(async (write) => {
    const present = await allItems(write, wishlist.id)
    const errors: CartUserError[] = []
    for (const item of items) {
      const wish = readWish(item, candidates)
      const error =
        'code' in wish ? wish : await addOne(write, present, { ...wish, wishlist_id: wishlist.id })
      if (error) errors.push(error)
    }
    await touch(write, wishlist.id)
    return errors
  })
}

function readWish(
  item: WishlistItemInput,
  candidates: readonly SoldProduct[],
): (Wish & { quantity: number }) | CartUserError {
  const wish = wishOf(item, candidates)
  if ('code' in wish) {
    const code = wish.code === 'PRODUCT_NOT_FOUND' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED'
    return { code, message: wish.message }
  }
  return quantityError(item.quantity) ?? { ...wish, quantity: item.quantity }
}

/** @param present what is in the list; grows */
async function addOne(
  db: Database,
  present: WishlistItemRow[],
  wish: Wish & { wishlist_id: number; quantity: number },
): Promise<CartUserError | undefined> {
  if (present.some((row) => isSame(row, wish))) return undefined
  if (present.length >= MOST_ITEMS) return listFull()
  const added_at = new Date().toISOString()
  present.push(
    await db
      .insertInto('wishlist_item')
      .values({ ...wish, added_at })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  return undefined
}

function quantityError(quantity: number): CartUserError | undefined {
  const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PER_ITEM
  return isPossible ? undefined : undefinedError('WISH_QUANTITY_INVALID')
}

function itemMissing(id: string): CartUserError {
  return undefinedError('WISH_NOT_FOUND', id)
}

export async function removeFromWishlist(
  wishlist: WishlistRow,
  ids: readonly string[],
  { db }: Context,
): Promise<CartUserError[]> {
  return db.transaction().execute(async (write) => {
    const present = await allItems(write, wishlist.id)
    const found = present.filter(({ id }) => ids.includes(String(id)))
    await deleteItems(
      write,
      found.map(({ id }) => id),
    )
    if (found.length > 0) await touch(write, wishlist.id)
    return ids.filter((id) => !present.some((row) => String(row.id) === id)).map(itemMissing)
  })
}

export async function changeItems(
  wishlist: WishlistRow,
  changes: readonly WishlistItemUpdateInput[],
  { db, view }: Context,
): Promise<CartUserError[]> {
  return db.transaction().execute(async (write) => {
    const present = await allItems(write, wishlist.id)
    const candidates = await findCandidates({ db: write, language: view.language }, present)
    const errors: CartUserError[] = []
    for (const change of changes) {
      const error = await changeOne(write, { present, candidates }, change)
      if (error) errors.push(error)
    }
    await touch(write, wishlist.id)
    return errors
  })
}

interface Known {
  present: readonly WishlistItemRow[]
  candidates: readonly SoldProduct[]
}

async function changeOne(
  db: Database,
  { present, candidates }: Known,
  change: WishlistItemUpdateInput,
): Promise<CartUserError | undefined> {
  const row = present.find(({ id }) => String(id) === change.wishlist_item_id)
  if (!row) return itemMissing(change.wishlist_item_id)
  const { description = row.description } = change
  if ((description?.length ?? 0) > LONGEST_DESCRIPTION) return undefinedError('WISH_DESCRIPTION_TOO_LONG')
  const wish = changedWish(row, change, candidates)
  if ('code' in wish) return wish
  if (present.some((each) => each !== row && isSame(each, wish))) return undefinedError('WISH_EXISTS')
  Object.assign(row, wish, { description })
  const { sku, options, quantity } = row
  await db
    .updateTable('wishlist_item')
    .set({ sku, options, quantity, description })
    .where('id', '=', row.id)
    .execute()
  return undefined
}

/** Given options replace those chosen before; without any, they stay. */
function changedWish(
  row: WishlistItemRow,
  { quantity, selected_options, entered_options }: WishlistItemUpdateInput,
  candidates: readonly SoldProduct[],
): (Wish & { quantity: number }) | CartUserError {
  const requested = quantity ?? row.quantity
  if (!selected_options && !entered_options)
    return quantityError(requested) ?? { sku: row.sku, options: row.options, quantity: requested }
  const sku = lineOf(row, candidates)?.product.sku ?? row.sku
  const options = { selected_options: selected_options ?? [], entered_options: entered_options ?? [] }
  return readWish({ sku, quantity: requested, ...options }, candidates)
}
