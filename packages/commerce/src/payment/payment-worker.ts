// Reads payments from the provider that nobody reported, ends those that were not made in time, and sends refunds again whose
// outcome is unknown. A notification that was lost costs a minute, not an order.
import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentDesk } from './payment-desk.ts'
import { waitingPayments } from './payment-rows.ts'
import { sendRefund } from './refund-order.ts'
import { sentRefunds } from './refund-rows.ts'
import { expirePayment, settlePayment } from './settle-payment.ts'

const EVERY_MS = 30_000
/** Minimum time between two reads of an open payment. */
const READ_AGAIN_AFTER_MS = 60_000
const AT_ONCE = 20

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
      await running
    },
  }
}

/** One round, longest waiting first. One that fails does not keep the others waiting. */
async function checkPayments(desk: PaymentDesk, signal?: AbortSignal): Promise<void> {
  const now = desk.now()
  const failures: unknown[] = []
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error))
  for (const payment of await waitingPayments(
    desk.db,
    new Date(now.getTime() - READ_AGAIN_AFTER_MS),
    AT_ONCE,
  )) {
    if (signal?.aborted) return
    const isOver = payment.state === 'open' && payment.expiresAt <= now
    await attempt(isOver ? expirePayment(desk, payment) : settlePayment(desk, payment))
  }
  for (const refund of await sentRefunds(desk.db, AT_ONCE)) {
    if (signal?.aborted) return
    await attempt(sendRefund(desk, refund))
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} calls of the provider failed`)
}
