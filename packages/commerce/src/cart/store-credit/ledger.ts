// The SQL of the ledger of credit: entries are added, never changed; the balance is their sum.
import { sql } from 'kysely'
import type { Database } from '../../db/open-database.ts'
import type { Cents } from '../../platform/money.ts'

export type CreditAction = 'earned' | 'spent' | 'returned' | 'taken-back' | 'adjusted'

export interface CreditEntry {
  action: CreditAction
  changeCents: Cents
  /** The balance once this had happened. */
  balanceCents: Cents
  orderNumber: string | null
  /** What the operator wrote. */
  comment: string | null
  createdAt: string
}

interface NewEntry {
  customerId: number
  action: CreditAction
  cents: Cents
  orderId?: number
  comment?: string
  time: string
}

/** Adds an entry. @returns false when the order has one of this action already */
export async function addEntry(db: Database, entry: NewEntry): Promise<boolean> {
  const { customerId, action, cents, orderId = null, comment = null, time } = entry
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('store_credit_entry')
    .values({
      customer_id: customerId,
      action,
      change_cents: cents,
      order_id: orderId,
      comment,
      created_at: time,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function creditBalance(db: Database, customerId: number): Promise<Cents> {
  const { cents } = await db
    .selectFrom('store_credit_entry')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('change_cents'), sql<number>`0`).as('cents'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return cents
}

/** Takes what an order is paid with; inside the transaction that places it. @returns false when there is less */
export async function spendCredit(
  db: Database,
  spending: Omit<NewEntry, 'action'> & { orderId: number },
): Promise<boolean> {
  if ((await creditBalance(db, spending.customerId)) < spending.cents) return false
  return addEntry(db, { ...spending, action: 'spent', cents: -spending.cents })
}

/** What an order's entry of an action changed, and whose balance; undefined without one. */
export function entryOfOrder(db: Database, orderId: number, action: CreditAction) {
  return db
    .selectFrom('store_credit_entry')
    .select(['customer_id as customerId', 'change_cents as cents'])
    .where('order_id', '=', orderId)
    .where('action', '=', action)
    .executeTakeFirst()
}

export async function countEntries(db: Database, customerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('store_credit_entry')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}

/** A customer's entries, the newest first. */
export function creditEntries(
  db: Database,
  customerId: number,
  page: { limit: number; offset: number },
): Promise<CreditEntry[]> {
  return db
    .selectFrom('store_credit_entry as entry')
    .leftJoin('sales_order', 'sales_order.id', 'entry.order_id')
    .select([
      'action',
      'change_cents as changeCents',
      'sales_order.number as orderNumber',
      'comment',
      'entry.created_at as createdAt',
    ])
    .select(sql<number>`sum(change_cents) over (order by entry.id)`.as('balanceCents'))
    .where('entry.customer_id', '=', customerId)
    .orderBy('entry.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}
