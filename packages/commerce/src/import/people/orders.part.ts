// Past orders, and what happened to them, from the shop's own export. Stock and mails are left alone.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { noteNumber } from '../../db/numbers.ts'
import type { Database } from '../../db/open-database.ts'
import { pairListOf } from '../csv/cell-lists.ts'
import { RowError } from '../csv/row-error.ts'
import { type OrderDoc, parseOrderDoc } from '../../order/order-doc.ts'
import { STATUS } from '../../order/order-progress.ts'
import { email, optionalText, text, time } from './cell-shapes.ts'
import { readSnapshot } from './order-snapshot.ts'
import { type Taking, customerIdOf, filePart } from './take-file.ts'

/** An order's id is its number. */
const orderNumber = z.string('is missing').regex(/^\d{1,15}$/, 'a number is needed')

const order = z.object({
  increment_id: orderNumber,
  status: z.enum(Object.values(STATUS), `one of ${Object.values(STATUS).join(', ')} is needed`),
  created_at: time,
  updated_at: time,
  customer_email: email,
  customer_account: email.nullable().default(null),
  customer_lastname: text,
  snapshot: z.string('is missing'),
})

export const ordersPart = filePart({
  file: 'orders.csv',
  name: 'Orders',
  row: order,
  take: async (cells: z.output<typeof order>, { write, orders }) => {
    // Payments are not imported: nothing would ever end its wait.
    if (cells.status === STATUS.pendingPayment)
      throw new RowError('status: it awaits a payment; export it when it is paid or canceled')
    const id = Number(cells.increment_id)
    const doc = await readSnapshot(write, cells.snapshot)
    const isThere = await isSameOrder(write, id, doc)
    orders.add(id)
    if (isThere) return 'unchanged'
    await noteNumber(write, 'order', id)
    const customer_id = cells.customer_account && (await customerIdOf(write, cells.customer_account))
    const { customer_email, created_at } = cells
    const cart = await write
      .insertInto('cart')
      .values({
        masked_id: randomBytes(16).toString('hex'),
        is_active: 0,
        store_code: doc.storeCode,
        email: customer_email,
        customer_id: customer_id || null,
        created_at,
        updated_at: created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await write
      .insertInto('sales_order')
      .values({
        id,
        number: cells.increment_id,
        cart_id: cart.id,
        customer_id: customer_id || null,
        email: customer_email,
        lastname: cells.customer_lastname,
        status: cells.status,
        created_at,
        changed_at: cells.updated_at,
        doc: JSON.stringify(doc),
      })
      .execute()
    return 'added'
  },
})

/**
 * False when no order has this id. Every shop counts from 1, so the same number may be another order's; the token is its own.
 * @throws {RowError} for another order
 */
async function isSameOrder(db: Database, id: number, { token }: OrderDoc): Promise<boolean> {
  const row = await db.selectFrom('sales_order').select('doc').where('id', '=', id).executeTakeFirst()
  if (row && parseOrderDoc(row.doc).token !== token)
    throw new RowError('increment_id: another order of the shop has this number')
  return row !== undefined
}

/** @returns the id of an order of the same import @throws {RowError} so that nothing is added to another order */
export function requireOrder({ orders }: Pick<Taking, 'orders'>, number: string): number {
  const id = Number(number)
  if (!orders.has(id)) throw new RowError(`there is no order ${number} that was taken from orders.csv`)
  return id
}

const event = z.object({
  increment_id: orderNumber,
  kind: z.enum(['invoice', 'shipment', 'comment'], 'invoice, shipment or comment is needed'),
  number: optionalText,
  created_at: time,
  items: z.string().optional(),
  tracking: z.string().optional(),
  comment: z.string().default(''),
})

export const orderEventsPart = filePart({
  file: 'order_events.csv',
  name: 'Events of orders',
  row: event,
  take: async (cells: z.output<typeof event>, { write, orders }) => {
    const order_id = requireOrder({ orders }, cells.increment_id)
    return cells.kind === 'comment'
      ? takeComment(write, order_id, cells)
      : takeDocument(write, order_id, cells)
  },
})

type EventCells = z.output<typeof event>

async function takeComment(db: Database, order_id: number, { comment, created_at }: EventCells) {
  const row = { order_id, message: comment, created_at }
  const existing = await db
    .selectFrom('order_comment')
    .select('id')
    .where('order_id', '=', order_id)
    .where('message', '=', comment)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
  if (existing) return 'unchanged'
  await db.insertInto('order_comment').values(row).execute()
  return 'added'
}

async function takeDocument(db: Database, order_id: number, { kind, created_at, ...cells }: EventCells) {
  if (kind === 'comment' || cells.number === null) throw new RowError('number: is missing')
  const { number } = cells
  const existing = await db
    .selectFrom('order_document')
    .select('id')
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst()
  if (existing) return 'unchanged'
  const items = pairListOf(cells.items).map((pairs) => ({
    index: Number(pairs.get('item')) - 1,
    quantity: Number(pairs.get('qty')),
  }))
  if (items.some(({ index, quantity }) => !(index >= 0) || !(quantity > 0)))
    throw new RowError('items: item=…,qty=… is needed')
  const tracking = pairListOf(cells.tracking).map((pairs) => ({
    carrier: pairs.get('carrier') ?? '',
    title: pairs.get('title') ?? '',
    number: pairs.get('number') ?? '',
  }))
  const doc = JSON.stringify({ items, tracking })
  await db.insertInto('order_document').values({ order_id, kind, number, created_at, doc }).execute()
  if (orderNumber.safeParse(number).success) await noteNumber(db, kind, Number(number))
  return 'added'
}
