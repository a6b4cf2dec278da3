// Reads open payments from the provider, cancels those that were not made in time, and repeats refunds whose outcome is
// unknown. So a lost notification costs a minute, not an order.
import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import type { PaymentDesk } from './payment-desk.ts'
import { abandonedPayments, duePayments } from './payment-reads.ts'
import { findPayment } from './payment-rows.ts'
import { sendRefund } from './refund-order.ts'
import { sentRefunds } from './refund-rows.ts'
import { settlePayment } from './settle-payment.ts'

const EVERY_MS = 10_000
/** Few, so that a payment which becomes urgent meanwhile soon has its turn. */
const IN_A_ROUND = 60
/** Deadline of the stop. A call under way may take longer; every call can be repeated. */
const STOP_WITHIN_MS = 1_000

/** Runs until it is stopped. */
export function startPaymentWorker(desk: PaymentDesk, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const { atOnce: concurrency, perSecond: intervalCap } = desk.provider.limits
  const queue = new PQueue({ concurrency, intervalCap, interval: 1_000 })
  const run = async () => {
    while (!signal.aborted) {
      const hasMore = await checkPayments(desk, queue, signal).catch((error: unknown) =>
        desk.logger.error({ err: error }, 'payments could not be checked; trying again'),
      )
      if (!hasMore) await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      queue.clear()
      await Promise.race([running, pause(STOP_WITHIN_MS)])
    },
  }
}

/** One round. A payment that fails does not stop the others. @returns whether more may be due already */
async function checkPayments(desk: PaymentDesk, queue: PQueue, signal: AbortSignal): Promise<boolean> {
  const attempt = (orderId: number, work: () => Promise<unknown>) => async () => {
    await work().catch((error: unknown) =>
      desk.logger.error({ err: error, orderId }, 'a payment could not be checked; trying again'),
    )
  }
  const settle = (orderId: number) => attempt(orderId, () => settleNow(desk, orderId))
  const abandoned = await abandonedPayments(desk.db, desk.now(), IN_A_ROUND)
  for (const orderId of abandoned) if (!signal.aborted) await settle(orderId)()
  const due = await duePayments(desk.db, desk.now(), IN_A_ROUND)
  const refunds = await sentRefunds(desk.db, IN_A_ROUND)
  if (signal.aborted) return false
  for (const orderId of due) void queue.add(settle(orderId))
  for (const refund of refunds) void queue.add(attempt(refund.orderId, () => sendRefund(desk, refund)))
  await queue.onIdle()
  return due.length === IN_A_ROUND
}

/** Reads the payment again: those before it in the round may have taken minutes. */
async function settleNow(desk: PaymentDesk, orderId: number): Promise<void> {
  const payment = await findPayment(desk.db, orderId)
  if (payment) await settlePayment(desk, payment)
}
