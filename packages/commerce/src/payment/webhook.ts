// `POST /webhooks/stripe`: the provider says that something happened to an intent, which is then read.
import type { PaymentDesk } from './payment-desk.ts'
import { noteReturn, noteUnclaimed } from './payment-reads.ts'
import { findPaymentOfIntent } from './payment-rows.ts'
import { settlePayment } from './settle-payment.ts'

export const WEBHOOK_PATH = '/webhooks/stripe'

/** @returns the status: 400 for what the provider did not sign; 200 for what is settled, or is about no order of ours */
export type WebhookHandler = (body: Buffer, signature: string | undefined) => Promise<number>

/** @throws when the provider cannot be reached now; it sends the notification again */
export function webhookHandler(desk: PaymentDesk): WebhookHandler {
  return async (body, signature) => {
    const intentId = intentIn(desk, body, signature)
    if (intentId === null) return 400
    const payment = intentId && (await findPaymentOfIntent(desk.db, intentId))
    if (intentId && !payment) await reportUnclaimed(desk, intentId)
    if (payment) {
      await noteReturn(desk.db, payment.orderId, desk.now())
      await settlePayment(desk, payment)
    }
    return 200
  }
}

/**
 * Money for an order of this shop that the database does not have: it is a backup from before the order. Other systems may use
 * the same account, and their money is not the shop's.
 */
async function reportUnclaimed({ db, now, logger, provider }: PaymentDesk, intentId: string): Promise<void> {
  const { id, state, orderNumber, receivedCents, currency } = await provider.readIntent(intentId)
  if (orderNumber === undefined || (state !== 'paid' && state !== 'authorized')) return
  if (await noteUnclaimed(db, { id, orderNumber }, now()))
    logger.error(
      { intentId, orderNumber, receivedCents, currency },
      'an order that is not in the database was paid: enter it again, or pay it back at the provider',
    )
}

/** null for a notification that is not the provider's. */
function intentIn({ provider }: PaymentDesk, body: Buffer, signature = ''): string | undefined | null {
  try {
    return provider.intentOfEvent(body, signature)
  } catch {
    return null
  }
}
