// The SQL of payments and refunds.
import type { Selectable } from 'kysely'
import type { Database } from '../db/open-database.ts'
import type { SalesTables } from '../db/sales-tables.ts'
import type { Cents } from '../platform/money.ts'

type PaymentRow = Selectable<SalesTables['order_payment']>
export type PaymentState = PaymentRow['state']

export interface OrderPayment {
  orderId: number
  intentId: string | null
  state: PaymentState
  amountCents: Cents
  expiresAt: Date
  /** Whether the provider does not know its intent. */
  isLost: boolean
  /** Whether its money is of another amount or currency than its order: a person decides. */
  isMismatch: boolean
}

/** States that can still change at the provider. */
const WAITING: readonly PaymentState[] = ['open', 'authorized']

const toPayment = (row: PaymentRow): OrderPayment => ({
  orderId: row.order_id,
  intentId: row.intent_id,
  state: row.state,
  amountCents: row.amount_cents,
  expiresAt: new Date(row.expires_at),
  isLost: row.lost_at !== null,
  isMismatch: row.mismatch_at !== null,
})

export async function findPayment(db: Database, orderId: number): Promise<OrderPayment | undefined> {
  const row = await db
    .selectFrom('order_payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return row && toPayment(row)
}

export async function findPaymentOfIntent(db: Database, intentId: string): Promise<OrderPayment | undefined> {
  const row = await db
    .selectFrom('order_payment')
    .selectAll()
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  return row && toPayment(row)
}

interface NewPayment {
  orderId: number
  amountCents: Cents
  now: Date
  holdMinutes: number
}

/** Inside the transaction that places the order. */
export async function insertPayment(
  db: Database,
  { orderId, amountCents, now, holdMinutes }: NewPayment,
): Promise<void> {
  const time = now.toISOString()
  await db
    .insertInto('order_payment')
    .values({
      order_id: orderId,
      state: 'open',
      amount_cents: amountCents,
      expires_at: new Date(now.getTime() + holdMinutes * 60_000).toISOString(),
      checked_at: time,
      created_at: time,
    })
    .execute()
}

/** Gives an open payment its intent; false when the payment is over, or has another one. */
export async function setIntent(db: Database, orderId: number, intentId: string): Promise<boolean> {
  const result = await db
    .updateTable('order_payment')
    .set({ intent_id: intentId })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('intent_id', 'is', null), eb('intent_id', '=', intentId)]))
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

interface Advance {
  from?: readonly PaymentState[]
  to: PaymentState
}

/** Changes the state if it is still one of these and the intent is the one that was read; false when another call was first. */
export async function advancePayment(
  db: Database,
  { orderId, intentId, amountCents }: OrderPayment,
  { from = WAITING, to }: Advance,
): Promise<boolean> {
  const result = await db
    .updateTable('order_payment')
    .set({ state: to, amount_cents: amountCents })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .where('intent_id', 'is', intentId)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) > 0
}

export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('order_payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', 'in', [...WAITING])
    .executeTakeFirstOrThrow()
  return count
}
