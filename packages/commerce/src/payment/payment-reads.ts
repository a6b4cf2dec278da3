// When payments are read from the provider: which are due now, which come first, and which were not read in time.
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { DAY_MS, MINUTE_MS } from '../platform/durations.ts'

/** At the latest so long after the last time; the worker looks for them every ten seconds. */
const READ_AGAIN_AFTER_MS = { open: 50_000, authorized: 15 * MINUTE_MS }
/** Two reads of an open payment were missed. */
const LATE_AFTER_MS = { open: 2 * MINUTE_MS, authorized: 20 * MINUTE_MS }
const NEAR_ITS_END_MS = 2 * MINUTE_MS

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/**
 * Waiting payments with an intent: of what nobody began to pay the provider knows nothing, and of what a person decides about
 * it has nothing new to say.
 */
const begun = (db: Database) =>
  db
    .selectFrom('order_payment')
    .where('state', 'in', ['open', 'authorized'])
    .where('intent_id', 'is not', null)
    .where('mismatch_at', 'is', null)

/**
 * Orders whose payment is to be read now. First those that are likely paid, since their buyer came back or the provider works on
 * them, then those near their end, then open ones, and last what waits for the operator; of each the one that was read longest ago.
 */
export async function duePayments(db: Database, now: Date, limit: number): Promise<number[]> {
  const [open, authorized] = [READ_AGAIN_AFTER_MS.open, READ_AGAIN_AFTER_MS.authorized]
  const rows = await begun(db)
    .select('order_id')
    // One from the future was noted before the clock was set back.
    .where(
      sql<boolean>`(checked_at < iif(state = 'open', ${before(now, open)}, ${before(now, authorized)})
        or checked_at > ${now.toISOString()})`,
    )
    .orderBy(
      sql`case when state = 'authorized' or lost_at is not null then 3
        when returned_at is not null then 0
        when expires_at < ${before(now, -NEAR_ITS_END_MS)} then 1
        else 2 end`,
    )
    .orderBy('checked_at')
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

/** Orders whose time is over, and that nobody began to pay. */
export async function abandonedPayments(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_payment')
    .select('order_id')
    .where('state', '=', 'open')
    .where('intent_id', 'is', null)
    .where('expires_at', '<=', now.toISOString())
    .limit(limit)
    .execute()
  return rows.map(({ order_id }) => order_id)
}

const update = (db: Database, orderId: number) =>
  db.updateTable('order_payment').where('order_id', '=', orderId)

/** A read begins. It may fail, and is not repeated at once. */
export async function noteCheck(db: Database, orderId: number, now: Date): Promise<void> {
  await update(db, orderId).set({ checked_at: now.toISOString() }).execute()
}

/** The provider has answered. */
export async function noteRead(db: Database, orderId: number, now: Date): Promise<void> {
  await update(db, orderId).set({ read_at: now.toISOString(), lost_at: null }).execute()
}

/** An open payment is likely made: its buyer came back, or the provider says that something happened. */
export async function noteReturn(db: Database, orderId: number, now: Date): Promise<void> {
  await update(db, orderId)
    .set({ returned_at: now.toISOString() })
    .where('state', '=', 'open')
    .where('returned_at', 'is', null)
    .where('intent_id', 'is not', null)
    .execute()
}

/** The provider does not know a payment that waits; false when that is noted already. */
export async function noteLost(db: Database, orderId: number, now: Date): Promise<boolean> {
  const result = await update(db, orderId)
    .set({ lost_at: now.toISOString() })
    .where('state', 'in', ['open', 'authorized'])
    .where('lost_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

/** Its money is of another amount or currency; false when that is noted already. */
export async function noteMismatch(db: Database, orderId: number, now: Date): Promise<boolean> {
  const result = await update(db, orderId)
    .set({ mismatch_at: now.toISOString() })
    .where('mismatch_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

const RETENTION_MS = 30 * DAY_MS

/** Money came for an order that is not there; false when that is noted already. */
export async function noteUnclaimed(
  db: Database,
  { id, orderNumber }: { id: string; orderNumber: string },
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('unclaimed_payment').where('noted_at', '<', before(now, RETENTION_MS)).execute()
  const result = await db
    .insertInto('unclaimed_payment')
    .values({ intent_id: id, order_number: orderNumber, noted_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows) > 0
}

const count = sql<number>`count(*)`.as('count')

/** Payments that were not read in time: the provider is away, or there are too many. */
export async function countUnread(db: Database, now: Date): Promise<number> {
  const [open, authorized] = [LATE_AFTER_MS.open, LATE_AFTER_MS.authorized]
  const row = await begun(db)
    .select(count)
    .where('lost_at', 'is', null)
    .where(
      sql<boolean>`coalesce(read_at, created_at) < iif(state = 'open', ${before(now, open)}, ${before(now, authorized)})`,
    )
    .executeTakeFirstOrThrow()
  return row.count
}

/** Payments that the provider was found not to know within the last day, those that ended since then too. */
export async function countLost(db: Database, now: Date): Promise<number> {
  const row = await db
    .selectFrom('order_payment')
    .select(count)
    .where('lost_at', '>', before(now, DAY_MS))
    .executeTakeFirstOrThrow()
  return row.count
}

const mismatches = (db: Database) =>
  db
    .selectFrom('order_payment')
    .where('mismatch_at', 'is not', null)
    .where('order_payment.state', 'in', ['open', 'authorized'])

/** Money that a person must clear: of another amount than its order, or of the last day for an order that is not there. */
export async function countToClear(db: Database, now: Date): Promise<number> {
  const waiting = await mismatches(db).select(count).executeTakeFirstOrThrow()
  const unclaimed = await db
    .selectFrom('unclaimed_payment')
    .select(count)
    .where('noted_at', '>', before(now, DAY_MS))
    .executeTakeFirstOrThrow()
  return waiting.count + unclaimed.count
}

export interface ToClear {
  orderNumber: string
  intentId: string | null
  notedAt: string | null
  hasOrder: boolean
}

/** The newest first; unclaimed money of the last month. */
export async function paymentsToClear(db: Database, limit: number): Promise<ToClear[]> {
  const waiting = await mismatches(db)
    .innerJoin('sales_order', 'sales_order.id', 'order_payment.order_id')
    .select(['number as orderNumber', 'intent_id as intentId', 'mismatch_at as notedAt'])
    .orderBy('mismatch_at', 'desc')
    .limit(limit)
    .execute()
  const unclaimed = await db
    .selectFrom('unclaimed_payment')
    .select(['order_number as orderNumber', 'intent_id as intentId', 'noted_at as notedAt'])
    .orderBy('noted_at', 'desc')
    .limit(limit)
    .execute()
  return [
    ...waiting.map((each) => ({ ...each, hasOrder: true })),
    ...unclaimed.map((each) => ({ ...each, hasOrder: false })),
  ]
}
