// Ordering again: what an order had goes into the customer's cart, as far as it can still be had.
import type { CheckoutUserInputErrorCodes } from '@loftwood/graphql-types/schema-types'
import { refusal } from '../refusals/refusal.ts'
import { addLines } from '../cart/add-items.ts'
import { answerCart } from '../cart/answer-cart.ts'
import { linesOf } from '../cart/cart-lines.ts'
import { customerCart } from '../cart/merge-carts.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import { userError } from '../cart/user-error.ts'
import { findOrder } from './order-rows.ts'

const CODES: ReadonlySet<string> = new Set(['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'])

/** @throws NOT_AUTHORIZED for a guest, REORDER_NOT_FOUND for another customer's order */
export async function reorderItems(context: SalesContext, number: string) {
  if (context.customerId === undefined) throw refusal('NOT_AUTHORIZED')
  const order = await findOrder(context.db, number)
  if (!order || order.customerId !== context.customerId) throw refusal('REORDER_NOT_FOUND', number)
  const cart = await customerCart(context)
  const rows = order.doc.items.map((item, index) => ({
    id: index,
    productId: item.soldId,
    parentId: item.productId === item.soldId ? null : item.productId,
    quantity: item.quantity,
    choice: item.choice,
    chosenCents: null,
  }))
  const lines = await linesOf(context, rows)
  const refused = await addLines(context, cart, lines)
  const errors = [
    ...order.doc.items
      .filter((_, index) => !lines.some(({ id }) => id === index))
      .map(({ sku }) => userError('PRODUCT_UNKNOWN', sku)),
    ...refused,
  ]
  return {
    cart: await answerCart(context, cart.masked_id),
    userInputErrors: errors.map(({ code, message }) => ({
      code: (CODES.has(code) ? code : 'UNDEFINED') as CheckoutUserInputErrorCodes,
      message,
      path: ['orderNumber'],
    })),
  }
}
