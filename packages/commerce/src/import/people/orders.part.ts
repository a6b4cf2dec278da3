// Past orders, and what happened to them, from the shop's own export. Stock and mails are left alone.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/open-database.ts'
import { pairListOf } from '../csv/cell-lists.ts'
import { RowError } from '../csv/row-error.ts'
import { email, optionalText, text, time } from './cell-shapes.ts'
import { readSnapshot } from './order-snapshot.ts'
import { customerIdOf, filePart } from './take-file.ts'

/** The next order's number follows from the highest id, so an order's id is its number. */
const orderNumber = z.string('is missing').regex(/^\d{1,15}$/, 'a number is needed')

const order = z.object({
  increment_id: orderNumber,
  status: text,
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
  take: async (cells: z.output<typeof order>, { write }) => {
    const known = await orderIdOf(write, cells.increment_id)
    if (known !== undefined) return 'unchanged'
    const doc = await readSnapshot(write, cells.snapshot)
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
        id: Number(cells.increment_id),
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

async function orderIdOf(db: Database, number: string): Promise<number | undefined> {
  const row = await db.selectFrom('sales_order').select('id').where('number', '=', number).executeTakeFirst()
  return row?.id
}

/** @throws {RowError} */
export async function requireOrder(db: Database, number: string): Promise<number> {
  const id = await orderIdOf(db, number)
  if (id === undefined) throw new RowError(`there is no order ${number}`)
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
  take: async (cells: z.output<typeof event>, { write }) => {
    const order_id = await requireOrder(write, cells.increment_id)
    return cells.kind === 'comment'
      ? takeComment(write, order_id, cells)
      : takeDocument(write, order_id, cells)
  },
})

type EventCells = z.output<typeof event>

async function takeComment(db: Database, order_id: number, { comment, created_at }: EventCells) {
  const row = { order_id, message: comment, created_at }
  const known = await db
    .selectFrom('order_comment')
    .select('id')
    .where('order_id', '=', order_id)
    .where('message', '=', comment)
    .where('created_at', '=', created_at)
    .executeTakeFirst()
  if (known) return 'unchanged'
  await db.insertInto('order_comment').values(row).execute()
  return 'added'
}

async function takeDocument(db: Database, order_id: number, { kind, created_at, ...cells }: EventCells) {
  if (kind === 'comment' || cells.number === null) throw new RowError('number: is missing')
  const { number } = cells
  const known = await db
    .selectFrom('order_document')
    .select('id')
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst()
  if (known) return 'unchanged'
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
  return 'added'
}
