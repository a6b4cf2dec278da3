// The credit of an order's customer: granted when it is complete, returned when it is canceled, taken back when goods are.
import { addEntry, creditBalance, entryOfOrder } from '../cart/store-credit/ledger.ts'
import type { Database } from '../db/open-database.ts'
import type { Cents } from '../platform/money.ts'
import { type OrderDesk, OrderError, deskOrder } from './order-desk.ts'
import type { StoredOrder } from './order-rows.ts'

/** What a complete order earns; once, and nothing for a guest or a deleted account. */
export async function grantCredit(db: Database, order: StoredOrder, time: string): Promise<void> {
  const { id: orderId, customerId, doc } = order
  if (customerId === null || doc.loyaltyCents === 0) return
  await addEntry(db, { customerId, action: 'earned', cents: doc.loyaltyCents, orderId, time })
}

/** What a canceled order was paid with. */
export async function returnCredit(db: Database, orderId: number, time: string): Promise<void> {
  const spent = await entryOfOrder(db, orderId, 'spent')
  if (!spent) return
  await addEntry(db, { customerId: spent.customerId, action: 'returned', cents: -spent.cents, orderId, time })
}

interface TakenBack {
  takenCents: Cents
  /** What was earned and is spent already. */
  missingCents: Cents
}

/**
 * Takes back what an order earned, when its goods come back: as much as is still there, so that no balance is ever
 * negative. @throws {OrderError} when it earned nothing, or was taken back already
 */
export async function takeCreditBack(desk: OrderDesk, number: string, comment: string): Promise<TakenBack> {
  return desk.db.transaction().execute(async (db) => {
    const { id: orderId } = await deskOrder(db, number)
    const earned = await entryOfOrder(db, orderId, 'earned')
    if (!earned) throw new OrderError(`Order ${number} has earned no credit`)
    const { customerId, cents } = earned
    const takenCents = Math.min(cents, await creditBalance(db, customerId))
    if (takenCents === 0)
      throw new OrderError(`The credit of order ${number} is spent: there is none to take back`)
    const entry = { customerId, cents: -takenCents, orderId, comment, time: desk.now().toISOString() }
    const isAdded = await addEntry(db, { ...entry, action: 'taken-back' })
    if (!isAdded) throw new OrderError(`The credit of order ${number} was taken back already`)
    return { takenCents, missingCents: cents - takenCents }
  })
}
