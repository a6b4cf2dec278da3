// The SQL of orders.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { nextNumber } from '../db/numbers.ts'
import type { Database } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { type OrderDoc, parseOrderDoc } from './order-doc.ts'
import { NO_HISTORY, type OrderHistory, historiesOf } from './order-documents.ts'

export interface StoredOrder {
  id: number
  /** null for a guest's order. */
  customerId: number | null
  number: string
  email: string
  lastname: string
  status: string
  createdAt: Date
  changedAt: Date
  doc: OrderDoc
  history: OrderHistory
}

type OrderRow = Selectable<Tables['sales_order']>

async function withHistories(db: Database, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  const historyOf = await historiesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toOrder(row, historyOf(row.id)))
}

function toOrder(row: OrderRow, history: OrderHistory): StoredOrder {
  return {
    id: row.id,
    customerId: row.customer_id,
    number: row.number,
    email: row.email,
    lastname: row.lastname,
    status: row.status,
    createdAt: new Date(row.created_at),
    changedAt: new Date(row.changed_at),
    doc: parseOrderDoc(row.doc),
    history,
  }
}

export async function findOrder(db: Database, number: string): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('sales_order').selectAll().where('number', '=', number).executeTakeFirst()
  return row && (await withHistories(db, [row]))[0]
}

export async function findOrderById(db: Database, id: number): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirst()
  return row && (await withHistories(db, [row]))[0]
}

/** The same for an order that must be there. @throws when it is not */
export async function orderById(db: Database, id: number): Promise<StoredOrder> {
  const order = await findOrderById(db, id)
  if (!order) throw new Error(`There is no order of id ${id}`)
  return order
}

/** The order that a cart became. */
export async function findOrderOfCart(db: Database, cartId: number): Promise<StoredOrder | undefined> {
  const row = await db.selectFrom('sales_order').selectAll().where('cart_id', '=', cartId).executeTakeFirst()
  return row && (await withHistories(db, [row]))[0]
}

/** Orders by a condition, newest first by default. */
export async function findOrders(
  db: Database,
  where: RawBuilder<boolean>,
  page: { isAscending: boolean; limit: number; offset: number },
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('sales_order')
    .selectAll()
    .where(where)
    .orderBy('id', page.isAscending ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return withHistories(db, rows)
}

interface NewOrder {
  cartId: number
  customerId: number | null
  email: string
  lastname: string
  createdAt: Date
  doc: OrderDoc
  status: string
}

/** Writes the order under the next number; inside the transaction that takes the stock. */
export async function insertOrder(db: Database, order: NewOrder): Promise<StoredOrder> {
  const number = await nextNumber(db, 'order')
  const row = await db
    .insertInto('sales_order')
    .values({
      id: Number(number),
      number,
      cart_id: order.cartId,
      customer_id: order.customerId,
      email: order.email,
      lastname: order.lastname,
      status: order.status,
      created_at: order.createdAt.toISOString(),
      changed_at: order.createdAt.toISOString(),
      doc: JSON.stringify(order.doc),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toOrder(row, NO_HISTORY)
}

/** Another way of paying than the one it was placed with, more time for it, or what has paid. */
export async function setOrderPayment(
  db: Database,
  { id, doc }: StoredOrder,
  payment: Partial<Pick<OrderDoc, 'paymentCode' | 'paymentTitle' | 'payBy' | 'card'>>,
): Promise<void> {
  await db
    .updateTable('sales_order')
    .set({ doc: JSON.stringify({ ...doc, ...payment }) })
    .where('id', '=', id)
    .execute()
}

interface Taking {
  sku: string
  quantity: number
  orderId: number
  time: string
}

/** Takes pieces from stock if so many are left; false when not. */
export async function takeStock(db: Database, { sku, quantity, orderId, time }: Taking): Promise<boolean> {
  const result = await db
    .updateTable('stock_item')
    .set((eb) => ({ quantity: eb('quantity', '-', quantity) }))
    .where('sku', '=', sku)
    .where('quantity', '>=', quantity)
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) === 0) return false
  await db
    .insertInto('stock_movement')
    .values({ sku, change: -quantity, reason: 'order', order_id: orderId, created_at: time })
    .execute()
  return true
}

/** In both languages by id. */
interface ProductTexts {
  names: Map<number, LocalizedText>
  /** When they leave; none of those whose catalog does not say. */
  timeFrames: Map<number, LocalizedText>
}

/** What an order keeps of its products' texts. */
export async function productTexts(db: Database, ids: readonly number[]): Promise<ProductTexts> {
  const frame = (language: 'en' | 'fr') =>
    sql<string | null>`(select json_extract(doc, '$.attributes.order_time_frame') from product_text
      where product_id = product.id and language = ${language})`
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name_en', 'name_fr', frame('en').as('frame_en'), frame('fr').as('frame_fr')])
    .where('id', 'in', [...ids])
    .execute()
  return {
    names: new Map(rows.map((row) => [row.id, { en: row.name_en, fr: row.name_fr }])),
    timeFrames: new Map(
      rows.flatMap(({ id, frame_en: en, frame_fr: fr }) => (en && fr ? [[id, { en, fr }]] : [])),
    ),
  }
}
