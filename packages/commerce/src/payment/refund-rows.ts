// The SQL of refunds. A row is written before the provider is called, and numbered once the money is on its way back.
import { nextNumber } from '../db/numbers.ts'
import type { Database } from '../db/open-database.ts'
import type { Cents } from '../platform/money.ts'

export interface SentRefund {
  id: number
  orderId: number
  cents: Cents
}

/** What was paid back, or also what is about to be. */
export async function refundedCents(
  db: Database,
  orderId: number,
  states: readonly ('sent' | 'done')[] = ['sent', 'done'],
): Promise<Cents> {
  const { cents } = await db
    .selectFrom('order_refund')
    .select(({ fn }) => fn.sum<number | null>('cents').as('cents'))
    .where('order_id', '=', orderId)
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}

export async function insertRefund(
  db: Database,
  { orderId, cents, time }: { orderId: number; cents: Cents; time: string },
): Promise<SentRefund> {
  const { id } = await db
    .insertInto('order_refund')
    .values({ order_id: orderId, cents, state: 'sent', created_at: time })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, orderId, cents }
}

const sent = (db: Database) =>
  db
    .selectFrom('order_refund')
    .select(['id', 'order_id as orderId', 'cents'])
    .where('state', '=', 'sent')
    .orderBy('id')

/** Refunds whose outcome is unknown. */
export function sentRefunds(db: Database, limit: number): Promise<SentRefund[]> {
  return sent(db).limit(limit).execute()
}

export function sentRefundsOf(db: Database, orderId: number): Promise<SentRefund[]> {
  return sent(db).where('order_id', '=', orderId).execute()
}

/** Numbers the refund; false when it was numbered already. */
export async function finishRefund(db: Database, id: number, providerId: string): Promise<boolean> {
  const result = await db
    .updateTable('order_refund')
    .set({ state: 'done', provider_id: providerId })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  if (Number(result.numUpdatedRows) === 0) return false
  const number = await nextNumber(db, 'refund')
  await db.updateTable('order_refund').set({ number }).where('id', '=', id).execute()
  return true
}

/** Of its credit memo. */
export async function refundNumber(db: Database, id: number): Promise<string> {
  const row = await db.selectFrom('order_refund').select('number').where('id', '=', id).executeTakeFirst()
  return row?.number ?? ''
}

export async function failRefund(db: Database, id: number): Promise<void> {
  await db
    .updateTable('order_refund')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .execute()
}

/** A refund that failed after it was done; false when that is noted already, or it is none of the shop's. */
export async function undoRefund(db: Database, providerId: string): Promise<boolean> {
  const result = await db
    .updateTable('order_refund')
    .set({ state: 'failed' })
    .where('provider_id', '=', providerId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

export async function isKnownRefund(db: Database, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_refund')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row !== undefined
}
