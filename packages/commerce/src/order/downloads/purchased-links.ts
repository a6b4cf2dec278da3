// The SQL of purchased downloads: one row per link of an ordered item, with an unguessable URL.
import { randomBytes } from 'node:crypto'
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { Database } from '../../db/open-database.ts'
import type { StoredOrder } from '../order-rows.ts'

export interface PurchasedLink {
  token: string
  orderNumber: string
  orderedAt: Date
  title: LocalizedText
  /** null for no limit. */
  remaining: number | null
  status: 'pending' | 'available' | 'expired'
}

/** Notes the links of an order; they open once it is invoiced. */
export async function insertLinks(db: Database, order: StoredOrder): Promise<void> {
  const rows = order.doc.items.flatMap((item, index) =>
    item.links.map((link) => ({
      token: randomBytes(32).toString('base64url'),
      order_id: order.id,
      customer_id: order.customerId,
      item_index: index,
      title: JSON.stringify(link.title),
      file: link.file,
      // Each piece bought may be fetched as often as the link allows.
      most_downloads: link.maxDownloads === null ? null : link.maxDownloads * item.quantity,
      downloads: 0,
      status: 'pending' as const,
      created_at: order.createdAt.toISOString(),
    })),
  )
  if (rows.length > 0) await db.insertInto('purchased_link').values(rows).execute()
}

/** @returns how many were opened */
export async function activateLinks(db: Database, orderId: number): Promise<number> {
  const result = await db
    .updateTable('purchased_link')
    .set({ status: 'available' })
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

export async function expireLinks(db: Database, orderId: number): Promise<void> {
  await db.updateTable('purchased_link').set({ status: 'expired' }).where('order_id', '=', orderId).execute()
}

/** A customer's downloads, the newest order first. */
export async function linksOf(db: Database, customerId: number): Promise<PurchasedLink[]> {
  const rows = await db
    .selectFrom('purchased_link')
    .innerJoin('sales_order', 'sales_order.id', 'purchased_link.order_id')
    .where('purchased_link.customer_id', '=', customerId)
    .orderBy('purchased_link.order_id', 'desc')
    .orderBy('purchased_link.id')
    .select(['token', 'number', 'purchased_link.created_at', 'title', 'downloads', 'most_downloads'])
    .select('purchased_link.status as status')
    .execute()
  return rows.map((row) => ({
    token: row.token,
    orderNumber: row.number,
    orderedAt: new Date(row.created_at),
    title: JSON.parse(row.title) as LocalizedText,
    remaining: row.most_downloads === null ? null : Math.max(0, row.most_downloads - row.downloads),
    status: row.status,
  }))
}

/** Counts one download, if there is one left; the file to send. */
export async function takeDownload(db: Database, token: string): Promise<string | undefined> {
  const row = await db
    .updateTable('purchased_link')
    .set((eb) => ({
      downloads: eb('downloads', '+', 1),
      status: eb
        .case()
        .when(eb('downloads', '+', 1), '>=', eb.ref('most_downloads'))
        .then('expired' as const)
        .else('available' as const)
        .end(),
    }))
    .where('token', '=', token)
    .where('status', '=', 'available')
    .returning('file')
    .executeTakeFirst()
  return row?.file
}
