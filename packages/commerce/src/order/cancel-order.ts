// Canceling an order that is neither paid nor shipped: pieces, gift cards, credit and coupon uses come back.
import { queueMail } from '../mail/mail-queue.ts'
import { refundCards } from '../cart/gift-cards/gift-card-rows.ts'
import { returnCredit } from './order-credit.ts'
import { expireLinks } from './downloads/purchased-links.ts'
import type { Database } from '../db/open-database.ts'
import { type OrderDesk, OrderFault, deskOrder } from './order-desk.ts'
import { insertComment, setStatus } from './order-documents.ts'
import { cancelMail } from './order-life-mail.ts'
import { STATUS, isCancelable } from './order-progress.ts'
import type { StoredOrder } from './order-rows.ts'

/** @throws {OrderFault} when it is paid, shipped or canceled already */
export async function cancelOrder(desk: OrderDesk, number: string, reason: string): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const order = await deskOrder(db, number)
    if (!isCancelable(order))
      throw new OrderFault(`Order ${number} cannot be canceled: it is ${order.status}`)
    await cancelIn({ ...desk, db }, order, reason)
  })
}

/** The same inside a transaction, of an order that may be canceled. */
export async function cancelIn(desk: OrderDesk, order: StoredOrder, reason: string): Promise<void> {
  const { db } = desk
  const now = desk.now()
  const time = now.toISOString()
  await returnStock(db, order.id, time)
  await refundCards(db, order.id, time)
  await returnCredit(db, order.id, time)
  await db.deleteFrom('cart_rule_use').where('order_id', '=', order.id).execute()
  await db.deleteFrom('order_cancel_request').where('order_id', '=', order.id).execute()
  await expireLinks(db, order.id)
  await setStatus(db, { orderId: order.id, status: STATUS.canceled, time })
  await insertComment(db, { orderId: order.id, message: reason, time })
  await queueMail(db, cancelMail(order, desk, reason), now)
}

/** Puts back what the order took. */
export async function returnStock(db: Database, orderId: number, time: string): Promise<void> {
  const taken = await db
    .selectFrom('stock_movement')
    .select(['sku', 'change'])
    .where('order_id', '=', orderId)
    .where('reason', '=', 'order')
    .execute()
  for (const { sku, change } of taken) {
    await db
      .updateTable('stock_item')
      .set((eb) => ({ quantity: eb('quantity', '-', change) }))
      .where('sku', '=', sku)
      .execute()
    await db
      .insertInto('stock_movement')
      .values({ sku, change: -change, reason: 'cancel', order_id: orderId, created_at: time })
      .execute()
  }
}
