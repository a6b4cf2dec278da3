// Changing a wishlist. What cannot be done is answered as a user error and leaves the list as it was.
import type {
  WishlistItemInput,
  WishlistItemUpdateInput,
  WishListUserInputErrorType,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../../context.ts'
import type { Write } from '../../db/open-database.ts'
import { MOST_PER_ITEM } from '../../sales/cart/quantities.ts'
import { chooseProduct, findCandidates } from '../../sales/cart/choose-product.ts'
import type { SoldProduct } from '../../sales/cart/cart-rows.ts'
import { allItems, touch } from './wishlist-rows.ts'
import type { WishlistItemRow, WishlistRow } from './wishlist-rows.ts'

const MOST_ITEMS = 500
const LONGEST_DESCRIPTION = 1000

interface UserError {
  code: WishListUserInputErrorType
  message: string
}

const undefinedError = (message: string): UserError => ({ code: 'UNDEFINED', message })

/** Wishes need no choice: a configurable product may be kept as a whole. */
export async function addToWishlist(
  wishlist: WishlistRow,
  items: readonly WishlistItemInput[],
  { db, view }: Context,
): Promise<UserError[]> {
  if (items.length > MOST_ITEMS) return [undefinedError(`A wishlist holds at most ${MOST_ITEMS} items.`)]
  const candidates = await findCandidates({ db, language: view.language }, items)
  return db.transaction().execute(async (write) => {
    const errors: UserError[] = []
    for (const item of items) {
      const error = await addOne(write, wishlist, { item, candidates })
      if (error) errors.push(error)
    }
    await touch(write, wishlist.id)
    return errors
  })
}

async function addOne(
  write: Write,
  wishlist: WishlistRow,
  { item, candidates }: { item: WishlistItemInput; candidates: readonly SoldProduct[] },
): Promise<UserError | undefined> {
  const wish = wishOf(item, candidates)
  if ('code' in wish) return wish
  const present = await allItems(write, wishlist.id)
  const same = present.find((row) => row.product_id === wish.productId && row.variant_id === wish.variantId)
  const quantity = item.quantity + (same?.quantity ?? 0)
  const fault = quantityFault(item.quantity) ?? quantityFault(quantity)
  if (fault) return fault
  if (same) {
    await write.updateTable('wishlist_item').set({ quantity }).where('id', '=', same.id).execute()
    return undefined
  }
  if (present.length >= MOST_ITEMS) return undefinedError(`A wishlist holds at most ${MOST_ITEMS} items.`)
  await write
    .insertInto('wishlist_item')
    .values({
      wishlist_id: wishlist.id,
      product_id: wish.productId,
      variant_id: wish.variantId,
      quantity,
      added_at: new Date().toISOString(),
    })
    .execute()
  return undefined
}

interface Wish {
  productId: number
  variantId: number | null
}

function wishOf(item: WishlistItemInput, candidates: readonly SoldProduct[]): Wish | UserError {
  const named = candidates.find(({ sku }) => sku === item.sku)
  const hasChoice = (item.selected_options ?? []).length > 0
  if (named?.type === 'configurable' && !hasChoice) return { productId: named.id, variantId: null }
  const choice = chooseProduct(item, candidates)
  if ('code' in choice) {
    const code = choice.code === 'PRODUCT_NOT_FOUND' ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED'
    return { code, message: choice.message }
  }
  return choice.parent
    ? { productId: choice.parent.id, variantId: choice.sold.id }
    : { productId: choice.sold.id, variantId: null }
}

function quantityFault(quantity: number): UserError | undefined {
  const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PER_ITEM
  return isPossible ? undefined : undefinedError('The quantity is not valid.')
}

function itemMissing(id: string): UserError {
  return undefinedError(`Could not find a wishlist item with ID "${id}"`)
}

export async function removeFromWishlist(
  wishlist: WishlistRow,
  ids: readonly string[],
  { db }: Context,
): Promise<UserError[]> {
  return db.transaction().execute(async (write) => {
    const present = await allItems(write, wishlist.id)
    const found = present.filter(({ id }) => ids.includes(String(id)))
    for (const { id } of found) await write.deleteFrom('wishlist_item').where('id', '=', id).execute()
    if (found.length > 0) await touch(write, wishlist.id)
    return ids.filter((id) => !present.some((row) => String(row.id) === id)).map(itemMissing)
  })
}

export async function changeItems(
  wishlist: WishlistRow,
  changes: readonly WishlistItemUpdateInput[],
  { db }: Context,
): Promise<UserError[]> {
  return db.transaction().execute(async (write) => {
    const present = await allItems(write, wishlist.id)
    const errors: UserError[] = []
    for (const change of changes) {
      const error = await changeOne(write, present, change)
      if (error) errors.push(error)
    }
    await touch(write, wishlist.id)
    return errors
  })
}

async function changeOne(
  write: Write,
  present: readonly WishlistItemRow[],
  { wishlist_item_id, quantity, description }: WishlistItemUpdateInput,
): Promise<UserError | undefined> {
  const row = present.find(({ id }) => String(id) === wishlist_item_id)
  if (!row) return itemMissing(wishlist_item_id)
  const fault = quantity == null ? undefined : quantityFault(quantity)
  if (fault) return fault
  if ((description?.length ?? 0) > LONGEST_DESCRIPTION) return undefinedError('The description is too long.')
  await write
    .updateTable('wishlist_item')
    .set({
      quantity: quantity ?? row.quantity,
      description: description === undefined ? row.description : description,
    })
    .where('id', '=', row.id)
    .execute()
  return undefined
}
