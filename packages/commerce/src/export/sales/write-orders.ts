// orders.csv and order_items.csv: past orders for a Magento's archive or another system, which has no import of its own for
// them. The column `snapshot` has the whole order as the shop stores it, for the shop's own import.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { idList } from '../../db/id-list.ts'
import { findOrders, type StoredOrder } from '../../order/order-rows.ts'
import { type ExportContext, step } from '../export-context.ts'
import { pagesOf } from '../snapshot.ts'
import { ITEM_COLUMNS, itemRows } from './item-rows.ts'
import { ORDER_COLUMNS, type OrderNames, orderRow } from './order-row.ts'
import { pairListCell } from '../cells.ts'
import type { Row } from '../csv-file.ts'

/** What happened to an order, as rows of order_events.csv. */
const EVENT_COLUMNS = [
  'increment_id',
  'kind',
  'number',
  'created_at',
  'items',
  'tracking',
  'comment',
] as const

function eventRows({ number: increment_id, history }: StoredOrder): Row[] {
  const documents = history.documents.map(({ kind, number, createdAt, items, tracking }) => ({
    increment_id,
    kind,
    number,
    created_at: createdAt.toISOString(),
    items: pairListCell(items.map(({ index, quantity }) => ({ item: index + 1, qty: quantity }))),
    tracking: pairListCell(
      tracking.map(({ carrier, title, number: code }) => ({ carrier, title, number: code })),
    ),
  }))
  const comments = history.comments.map(({ message, createdAt }) => ({
    increment_id,
    kind: 'comment',
    created_at: createdAt.toISOString(),
    comment: message,
  }))
  return [...documents, ...comments]
}

const PER_PAGE = 50

export async function writeOrders(context: ExportContext): Promise<number> {
  const { db, folder } = context
  return folder.writeCsv('orders.csv', ORDER_COLUMNS, async (file) => {
    for await (const orders of orderPages(db)) {
      const names = await namesIn(db, orders)
      for (const order of orders) await file.write(orderRow(order, names))
      step(context, `Orders: ${file.rows}`)
    }
  })
}

export async function writeOrderItems(context: ExportContext): Promise<number> {
  const { db, folder } = context
  return folder.writeCsv('order_items.csv', ITEM_COLUMNS, async (file) => {
    for await (const orders of orderPages(db)) {
      for (const order of orders) for (const row of itemRows(order)) await file.write(row)
      step(context, `Items of orders: ${file.rows}`)
    }
  })
}

/** Invoices, shipments with their tracking numbers, and comments. */
export async function writeOrderEvents(context: ExportContext): Promise<number> {
  const { db, folder } = context
  return folder.writeCsv('order_events.csv', EVENT_COLUMNS, async (file) => {
    for await (const orders of orderPages(db)) {
      for (const order of orders) for (const row of eventRows(order)) await file.write(row)
      step(context, `Events of orders: ${file.rows}`)
    }
  })
}

function orderPages(db: Database): AsyncGenerator<StoredOrder[], void, undefined> {
  return pagesOf<StoredOrder>((last) =>
    findOrders(db, sql<boolean>`id > ${last?.id ?? 0}`, { isAscending: true, limit: PER_PAGE, offset: 0 }),
  )
}

async function namesIn(db: Database, orders: readonly StoredOrder[]): Promise<OrderNames> {
  const items = orders.flatMap(({ doc }) => doc.items)
  const ids = new Set(items.flatMap(({ productId, soldId }) => [productId, soldId]))
  const rows = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('id', 'in', idList([...ids]))
    .execute()
  const skus = new Map(rows.map(({ id, sku }) => [id, sku]))
  const accounts = await accountsIn(db, orders)
  return { skuOf: (id) => skus.get(id), accountOf: (id) => accounts.get(id) }
}

async function accountsIn(db: Database, orders: readonly StoredOrder[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('customer')
    .select(['id', 'email'])
    .where('id', 'in', idList(orders.flatMap(({ customerId }) => customerId ?? [])))
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
