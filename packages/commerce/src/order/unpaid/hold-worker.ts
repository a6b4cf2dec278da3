// Reminds of transfers and cheques the day before the last, and cancels orders whose money did not come.
import type { Logger } from 'pino'
import { queueWithinLimits } from '../../mail/mail-limits.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts'
import { repeat } from '../../platform/repeat.ts'
import type { Database } from '../../db/open-database.ts'
import { cancelIn } from '../cancel-order.ts'
import type { OrderDesk } from '../order-desk.ts'
import { lateReason, reminderMail } from '../order-life-mail.ts'
import { isCancelable } from '../order-progress.ts'
import { type StoredOrder, orderById } from '../order-rows.ts'
import { lateOrders, ordersToRemind, setReminded } from './hold-rows.ts'
import { dayAfter } from '../../cart/pay-by-day.ts'

const AT_ONCE = 100

export interface HoldDesk extends OrderDesk {
  logger: Pick<Logger, 'error'>
  wakeMail: () => void
}

/** Runs until it is stopped. @returns what stops it, once the order under way is done */
export function startHoldWorker(desk: HoldDesk, everyMs = MINUTE_MS): () => Promise<void> {
  return repeat(
    (signal) =>
      checkHolds(desk, signal).catch((error: unknown) =>
        desk.logger.error({ err: error }, 'unpaid orders could not be checked; trying again'),
      ),
    everyMs,
  )
}

/** One round. An order that fails does not stop the others. */
async function checkHolds(desk: HoldDesk, signal: AbortSignal): Promise<void> {
  const late = await lateOrders(desk.db, dayAfter(desk, 0), AT_ONCE)
  const placedBefore = new Date(desk.now().getTime() - DAY_MS)
  const due = await ordersToRemind(desk.db, { day: dayAfter(desk, 1), placedBefore }, AT_ONCE)
  for (const [ids, change] of [
    [late, cancelLate],
    [due, remind],
  ] as const)
    for (const orderId of ids) {
      if (signal.aborted) return
      await ifUnpaid(desk, orderId, change).catch((error: unknown) =>
        desk.logger.error({ err: error, orderId }, 'an unpaid order could not be checked; trying again'),
      )
    }
}

type Change = (desk: OrderDesk, order: StoredOrder) => Promise<void>

/** Does nothing to an order that was paid, shipped or canceled meanwhile. */
async function ifUnpaid(desk: HoldDesk, orderId: number, change: Change): Promise<void> {
  await desk.db.transaction().execute(async (db: Database) => {
    const order = await orderById(db, orderId)
    if (isCancelable(order)) await change({ ...desk, db }, order)
  })
  desk.wakeMail()
}

const cancelLate: Change = (desk, order) => cancelIn(desk, order, lateReason(order, desk))

const remind: Change = async (desk, order) => {
  await setReminded(desk.db, order.id, 1)
  await queueWithinLimits(desk.db, reminderMail(order, desk), desk.now())
}
