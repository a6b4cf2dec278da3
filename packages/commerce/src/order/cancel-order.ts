// Canceling an order that is neither paid nor shipped: pieces, gift cards, credit and coupon uses come back.
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { refundCards } from '../cart/gift-cards/gift-card-rows.ts'
import { returnCredit } from './order-credit.ts'
import { expireLinks } from './downloads/purchased-links.ts'
import type { Database } from '../db/open-database.ts'
import { type OrderDesk, OrderError, deskOrder } from './order-desk.ts'
import { insertComment } from './order-documents.ts'
import { setStatus } from './set-status.ts'
import { cancelMail } from './order-life-mail.ts'
import { STATUS, isCancelable, quantityOn } from './order-progress.ts'
import type { StoredOrder } from './order-rows.ts'

/** @throws {OrderError} when it is paid, shipped or canceled already */
export async function cancelOrder(desk: OrderDesk, number: string, reason: string): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const order = await deskOrder(db, number)
    if (!isCancelable(order))
      throw new OrderError(`Order ${number} cannot be canceled: it is ${order.status}`)
    await cancelIn({ ...desk, db }, order, reason)
  })
}

/** The same inside a transaction, of an order that may be canceled. */
export async function cancelIn(desk: OrderDesk, order: StoredOrder, reason: string): Promise<void> {
  const { db } = desk
  const now = desk.now()
  const time = now.toISOString()
  await returnStock(db, order, time)
  await refundCards(db, order.id, time)
  await returnCredit(db, order.id, time)
  await db.deleteFrom('cart_rule_use').where('order_id', '=', order.id).execute()
  await db.deleteFrom('order_cancel_request').where('order_id', '=', order.id).execute()
  await expireLinks(db, order.id)
  await setStatus(db, { orderId: order.id, status: STATUS.canceled, time })
  await insertComment(db, { orderId: order.id, message: reason, time })
  await queueWithinLimits(db, cancelMail(order, desk, reason), now)
}

/** Puts back what the order took, but for what has left the shop. */
export async function returnStock(db: Database, order: StoredOrder, time: string): Promise<void> {
  const shipped = shippedPieces(order)
  const taken = await db
    .selectFrom('stock_movement')
    .select(['sku', ({ fn }) => fn.sum<number>('change').as('change')])
    .where('order_id', '=', order.id)
    .where('reason', '=', 'order')
    .groupBy('sku')
    .execute()
  for (const { sku, change } of taken) {
    const back = -change - (shipped.get(sku) ?? 0)
    if (back <= 0) continue
    await db
      .updateTable('stock_item')
      .set((eb) => ({ quantity: eb('quantity', '+', back) }))
      .where('sku', '=', sku)
      .execute()
    await db
      .insertInto('stock_movement')
      .values({ sku, change: back, reason: 'cancel', order_id: order.id, created_at: time })
      .execute()
  }
}

/** By SKU. */
function shippedPieces(order: StoredOrder): Map<string, number> {
  const shipped = new Map<string, number>()
  order.doc.items.forEach(({ pieces }, index) => {
    const count = quantityOn(order, 'shipment', index)
    for (const { sku, quantity } of pieces) shipped.set(sku, (shipped.get(sku) ?? 0) + count * quantity)
  })
  return shipped
}
