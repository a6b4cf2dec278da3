// Reads open payments from the provider, cancels those that were not made in time, and repeats refunds whose outcome is
// unknown. So a lost notification costs a minute, not an order.
import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentDesk } from './payment-desk.ts'
import { findPayment, waitingPayments } from './payment-rows.ts'
import { sendRefund } from './refund-order.ts'
import { sentRefunds } from './refund-rows.ts'
import { settlePayment } from './settle-payment.ts'

const EVERY_MS = 30_000
/** Minimum time between two reads of an open payment. */
const READ_AGAIN_AFTER_MS = 60_000
const AT_ONCE = 20
/** Deadline of the stop. A call under way may take longer; every call can be repeated. */
const STOP_WITHIN_MS = 1_000

/** Runs until it is stopped. */
export function startPaymentWorker(desk: PaymentDesk, everyMs = EVERY_MS): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const run = async () => {
    while (!signal.aborted) {
      await checkPayments(desk, signal).catch((error: unknown) =>
        desk.logger.error({ err: error }, 'payments could not be checked; trying again'),
      )
      await pause(everyMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await Promise.race([running, pause(STOP_WITHIN_MS)])
    },
  }
}

/** One round, the longest waiting first. A payment that fails does not stop the others. */
async function checkPayments(desk: PaymentDesk, signal?: AbortSignal): Promise<void> {
  const now = desk.now()
  const attempt = (orderId: number, work: Promise<unknown>) =>
    work.catch((error: unknown) =>
      desk.logger.error({ err: error, orderId }, 'a payment could not be checked; trying again'),
    )
  for (const { orderId } of await waitingPayments(
    desk.db,
    new Date(now.getTime() - READ_AGAIN_AFTER_MS),
    AT_ONCE,
  )) {
    if (signal?.aborted) return
    await attempt(orderId, settleNow(desk, orderId))
  }
  for (const refund of await sentRefunds(desk.db, AT_ONCE)) {
    if (signal?.aborted) return
    await attempt(refund.orderId, sendRefund(desk, refund))
  }
}

/** Reads the payment again: those before it in the round may have taken minutes. */
async function settleNow(desk: PaymentDesk, orderId: number): Promise<void> {
  const payment = await findPayment(desk.db, orderId)
  if (payment) await settlePayment(desk, payment)
}
