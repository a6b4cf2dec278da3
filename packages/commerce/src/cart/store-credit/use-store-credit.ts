// Paying with credit: a customer's cart either uses what there is or does not.
import { userError } from '../../user-errors/user-error.ts'
import { cartLines } from '../cart-lines.ts'
import { type CartRow, updateCart } from '../cart-rows.ts'
import { activeCart } from '../cart-view.ts'
import type { SalesContext } from '../sales-context.ts'

/** @throws NOT_AUTHORIZED for a guest, STORE_CREDIT_OF_ACCOUNT, STORE_CREDIT_EMPTY, STORE_CREDIT_NOT_FOR_GIFT_CARDS */
export async function applyStoreCredit(context: SalesContext, cartId: string): Promise<void> {
  const cart = await accountsCart(context, cartId)
  if (cart.credit_cents === 0) throw userError('STORE_CREDIT_EMPTY')
  const lines = await cartLines(context, cart.id)
  const isGiftsOnly = lines.length > 0 && lines.every(({ product }) => product.doc.giftCard !== undefined)
  if (isGiftsOnly) throw userError('STORE_CREDIT_NOT_FOR_GIFT_CARDS')
  await setUse(context, cart.id, 1)
}

/** @throws NOT_AUTHORIZED for a guest, STORE_CREDIT_OF_ACCOUNT */
export async function removeStoreCredit(context: SalesContext, cartId: string): Promise<void> {
  const cart = await accountsCart(context, cartId)
  await setUse(context, cart.id, 0)
}

async function accountsCart(context: SalesContext, cartId: string): Promise<CartRow> {
  const cart = await activeCart(context, cartId)
  if (cart.customer_id === null)
    throw userError(context.customerId === undefined ? 'NOT_AUTHORIZED' : 'STORE_CREDIT_OF_ACCOUNT')
  return cart
}

function setUse({ db, now }: SalesContext, cartId: number, uses: 0 | 1): Promise<void> {
  return updateCart(db, cartId, { uses_store_credit: uses, updated_at: now().toISOString() })
}
