// orders.csv and order_items.csv: past orders for a Magento's archive or another system, which has no import of its own for
// them. The column `snapshot` has the whole order as the shop stores it, for the shop's own import.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import { idList } from '../../db/id-list.ts'
import { findOrders } from '../../order/order-rows.ts'
import type { StoredOrder } from '../../order/order-rows.ts'
import { step } from '../export-context.ts'
import type { ExportContext } from '../export-context.ts'
import { pagesOf } from '../snapshot.ts'
import { ITEM_COLUMNS, itemRows } from './item-rows.ts'
import { EVENT_COLUMNS, eventRows } from './event-rows.ts'
import { ORDER_COLUMNS, orderRow } from './order-row.ts'
import type { OrderNames } from './order-row.ts'

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
