// What an operator does with an order: invoices it once it is paid, ships it, says something about it.
import type { Database } from '../db/open-database.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { activateLinks } from './downloads/purchased-links.ts'
import { insertComment, insertDocument, type Tracking } from './order-documents.ts'
import { setStatus } from './set-status.ts'
import { invoiceMail, shipmentMail } from './order-life-mail.ts'
import { openItems, progressOf, STATUS } from './order-progress.ts'
import { grantCredit } from './order-credit.ts'
import { deskOrder, type OrderDesk, OrderError } from './order-desk.ts'
import type { StoredOrder } from './order-rows.ts'
import { dateFormat } from '../platform/formats.ts'
import { newGiftCardCode } from '../cart/gift-cards/gift-card-code.ts'
import { giftCardMail } from './gift-card-mail.ts'
import { insertGiftCard } from '../cart/gift-cards/gift-card-rows.ts'
import { DAY_MS } from '../platform/durations.ts'

/** Makes the cards of an order and mails their codes; a card on paper goes to the buyer, who gets it with the code. */
async function issueGiftCards(desk: OrderDesk, order: StoredOrder): Promise<void> {
  const { db, rules } = desk
  const now = desk.now()
  for (const item of order.doc.items) {
    const pick = item.choice.giftCard
    if (!pick) continue
    const expiresOn = expiryOf(item.giftCardLifetimeDays, now, rules.store.timezone)
    for (let piece = 0; piece < item.quantity; piece += 1) {
      const code = newGiftCardCode()
      const time = now.toISOString()
      await insertGiftCard(db, { code, cents: pick.amount, expiresOn, orderId: order.id, time })
      await queueWithinLimits(db, giftCardMail(order, desk, { pick, code, expiresOn }), now)
    }
  }
}

function expiryOf(days: number | null, now: Date, timeZone: string): string | null {
  if (days === null) return null
  const last = new Date(now.getTime() + days * DAY_MS)
  return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(last)
}

const LONGEST_COMMENT = 2000

/**
 * Invoices all that is not invoiced yet: it is paid for, so gift cards and downloads are handed over.
 * @throws {OrderError} when nothing is to be invoiced, or its money is only reserved
 */
export async function invoiceOrder(desk: OrderDesk, number: string): Promise<string> {
  return desk.db.transaction().execute(async (db) => {
    const { history } = await deskOrder(db, number)
    if (history.isReserved) throw new OrderError(`Order ${number} is invoiced by the command capture`)
    return invoiceIn({ ...desk, db }, number)
  })
}

/** The same inside a transaction that is under way. @throws {OrderError} when nothing is to be invoiced */
export async function invoiceIn(desk: OrderDesk, number: string): Promise<string> {
  const { db } = desk
  const order = await openOrder(db, number)
  const items = openItems(order, 'invoice')
  if (items.length === 0) throw new OrderError(`Order ${number} is invoiced already`)
  const now = desk.now()
  const time = now.toISOString()
  const invoice = await insertDocument(db, { kind: 'invoice', items, tracking: [], orderId: order.id, time })
  const links = await activateLinks(db, order.id)
  const advanced = await advance(desk, number, time)
  await queueWithinLimits(
    db,
    invoiceMail(advanced, desk, { number: invoice, hasDownloads: links > 0, invoicedAt: now }),
    now,
  )
  await issueGiftCards(desk, advanced)
  return invoice
}

export interface Shipment {
  /** Which pieces by the item's SKU; all that are left when absent. */
  items?: { sku: string; quantity: number }[]
  tracking: Tracking[]
}

/** Ships pieces of an order. @throws {OrderError} when they are not there to be shipped */
export async function shipOrder(desk: OrderDesk, number: string, shipment: Shipment): Promise<string> {
  return desk.db.transaction().execute(async (db) => {
    const order = await openOrder(db, number)
    const items = shippedItems(order, shipment.items)
    const now = desk.now()
    const time = now.toISOString()
    const { tracking } = shipment
    const made = await insertDocument(db, { kind: 'shipment', items, tracking, orderId: order.id, time })
    const advanced = await advance({ ...desk, db }, number, time)
    await queueWithinLimits(db, shipmentMail(advanced, desk, { items, tracking }), now)
    return made
  })
}

function shippedItems(order: StoredOrder, requested: Shipment['items']) {
  const open = openItems(order, 'shipment')
  if (open.length === 0) throw new OrderError(`Order ${order.number} has nothing left to ship`)
  if (!requested) return open
  return requested.map(({ sku, quantity }) => {
    const left = open.find(({ index }) => order.doc.items[index]?.sku === sku)
    if (!left) throw new OrderError(`Order ${order.number} has no ${sku} left to ship`)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > left.quantity)
      throw new OrderError(`Of ${sku}, ${left.quantity} can be shipped, not ${quantity}`)
    return { index: left.index, quantity }
  })
}

/** Adds a comment the customer sees. */
export async function commentOrder(desk: OrderDesk, number: string, message: string): Promise<void> {
  const order = await deskOrder(desk.db, number)
  if (message.trim() === '' || message.length > LONGEST_COMMENT)
    throw new OrderError(`A comment has 1 to ${LONGEST_COMMENT} letters`)
  await insertComment(desk.db, { orderId: order.id, message, time: desk.now().toISOString() })
}

async function openOrder(db: Database, number: string): Promise<StoredOrder> {
  const order = await deskOrder(db, number)
  if (order.status === STATUS.pendingPayment) throw new OrderError(`Order ${number} is not paid yet`)
  const isOver = order.status === STATUS.canceled || order.status === STATUS.closed
  if (isOver) throw new OrderError(`Order ${number} is ${order.status.toLowerCase()}`)
  return order
}

/** Sets the status that follows from the documents, and grants what a complete order earns; answers the order as it is then. */
async function advance({ db }: OrderDesk, number: string, time: string): Promise<StoredOrder> {
  const order = await deskOrder(db, number)
  await setStatus(db, { orderId: order.id, status: progressOf(order), time })
  const advanced = await deskOrder(db, number)
  if (advanced.status === STATUS.complete) await grantCredit(db, advanced, time)
  return advanced
}
