// Changes of what is already in a cart: quantities, removals, the coupon, the comment.
import type { CartItemUpdateInput } from '@loftwood/graphql-types/schema-types'
import type { Database } from '../db/open-database.ts'
import { numberFormat } from '../platform/formats.ts'
import { toDollars } from '../platform/money.ts'
import { userError } from '../user-errors/user-error.ts'
import { decodeNumericUid } from '../platform/uid.ts'
import { linePrice } from './product-types/line-price.ts'
import { type CartLine, cartLines } from './cart-lines.ts'
import { deleteItem, itemRows, setItemQuantity, touchActiveCart, updateCart } from './cart-rows.ts'
import { activeCart, viewRow } from './cart-view.ts'
import { countError } from './count-error.ts'
import { piecesTaken, quantityError } from './quantities.ts'
import type { SalesContext } from './sales-context.ts'
import type { UnusedCoupon } from './usable-rules.ts'

/** Sets quantities; 0 removes. All or nothing. @throws CART_ITEM_NOT_FOUND, QUANTITY_REFUSED */
export async function updateItems(
  context: SalesContext,
  cartId: string,
  changes: readonly CartItemUpdateInput[],
): Promise<void> {
  const cart = await activeCart(context, cartId)
  if (changes.length === 0) throw userError('REQUIRED', 'cart_items')
  await context.db.transaction().execute(async (db) => {
    let lines = await cartLines({ db, language: context.language }, cart.id)
    for (const change of changes) {
      const line = lines.find((each) => each.id === itemId(change))
      if (!line) throw userError('CART_ITEM_NOT_FOUND', change.cart_item_uid ?? change.cart_item_id ?? '')
      if (change.quantity === undefined || change.quantity === null) throw userError('REQUIRED', 'quantity')
      const others = lines.filter((each) => each !== line)
      await setQuantity(db, line, { quantity: change.quantity, others })
      lines = change.quantity > 0 ? [...others, { ...line, quantity: change.quantity }] : others
    }
    await touchActiveCart(db, cart.id, context.now().toISOString())
  })
}

async function setQuantity(
  db: Database,
  line: CartLine,
  { quantity, others }: { quantity: number; others: readonly CartLine[] },
): Promise<void> {
  if (quantity === 0) return deleteItem(db, line.id)
  const error = countError(quantity) ?? quantityError(line, quantity, piecesTaken(others))
  if (error) throw userError('QUANTITY_REFUSED', error.reason)
  const chosenCents = linePrice({ ...line, quantity }).final
  await setItemQuantity(db, line.id, { quantity, chosenCents })
}

function itemId(change: { cart_item_uid?: string | null; cart_item_id?: number | null }): number | undefined {
  return change.cart_item_uid ? decodeNumericUid(change.cart_item_uid) : (change.cart_item_id ?? undefined)
}

/** Takes one item out. @throws CART_ITEM_MISSING when the cart does not hold it */
export async function removeItem(
  context: SalesContext,
  cartId: string,
  item: Parameters<typeof itemId>[0],
): Promise<void> {
  const cart = await activeCart(context, cartId)
  const id = itemId(item)
  const rows = await itemRows(context.db, cart.id)
  if (id === undefined || !rows.some((row) => row.id === id)) throw userError('CART_ITEM_MISSING')
  await context.db.transaction().execute(async (db) => {
    await deleteItem(db, id)
    await touchActiveCart(db, cart.id, context.now().toISOString())
  })
}

/** Applies a coupon. @throws CART_EMPTY, COUPON_ALREADY_APPLIED, COUPON_INVALID, or why it takes nothing off this cart */
export async function applyCoupon(context: SalesContext, cartId: string, code: string): Promise<void> {
  const cart = await activeCart(context, cartId)
  const hasCoupon = cart.coupon_code !== null && (await viewRow(context, cart)).coupon !== undefined
  if (hasCoupon) throw userError('COUPON_ALREADY_APPLIED')
  const rule = context.rules.cartRules.find(
    (each) => each.code !== undefined && each.code === code.trim().toUpperCase(),
  )
  const view = await viewRow(context, { ...cart, coupon_code: rule?.code ?? null })
  if (view.lines.length === 0) throw userError('CART_EMPTY')
  if (view.unusedCoupon) throw unusableCoupon(context, view.unusedCoupon)
  if (!rule || !view.coupon) throw userError('COUPON_INVALID')
  await updateCart(context.db, cart.id, {
    coupon_code: rule.code ?? null,
    updated_at: context.now().toISOString(),
  })
}

function unusableCoupon({ currency, language }: SalesContext, { reason, missingCents }: UnusedCoupon) {
  const money = numberFormat(`${language}-CA`, { style: 'currency', currency })
  return userError(`COUPON_${reason}`, money.format(toDollars(missingCents)))
}

export async function removeCoupon(context: SalesContext, cartId: string): Promise<void> {
  const cart = await activeCart(context, cartId)
  await updateCart(context.db, cart.id, { coupon_code: null, updated_at: context.now().toISOString() })
}

/** Longer than anyone needs to say where the dog sleeps. */
const LONGEST_COMMENT = 1000

/** The shopper's note on the order; empty text removes it. @throws TOO_LONG */
export async function setComment(context: SalesContext, cartId: string, text: string): Promise<void> {
  const cart = await activeCart(context, cartId)
  const comment = text.trim()
  if (comment.length > LONGEST_COMMENT) throw userError('TOO_LONG', 'comment', LONGEST_COMMENT)
  await updateCart(context.db, cart.id, {
    comment: comment === '' ? null : comment,
    updated_at: context.now().toISOString(),
  })
}
