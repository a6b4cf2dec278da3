// The status of an order changes here only: with the wait for its payment ends what it holds.
import type { Database } from '../db/open-database.ts'
import { STATUS } from './order-progress.ts'

const UNPAID: ReadonlySet<string> = new Set([STATUS.pending, STATUS.pendingPayment])

export async function setStatus(
  db: Database,
  { orderId, status, time }: { orderId: number; status: string; time: string },
): Promise<void> {
  await db.updateTable('sales_order').set({ status, changed_at: time }).where('id', '=', orderId).execute()
  if (!UNPAID.has(status)) await db.deleteFrom('order_hold').where('order_id', '=', orderId).execute()
}
