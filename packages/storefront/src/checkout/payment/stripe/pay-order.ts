// Pays an order that was just placed with what the provider holds of the shopper: a wallet, or a typed card.
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { keepDecline, takeDecline } from '../../declined.ts'
import type { PlacedOrder } from '../../last-order.ts'

interface Paying {
  /** @returns the secret with which the browser pays this order */
  startPayment: (token: string) => Promise<string>
  confirm: (clientSecret: string, returnUrl: string) => Promise<PaymentIntentResult>
  /** The page that follows an order: a bank may send the shopper back to it. */
  pageOf: (order: PlacedOrder) => string
}

/** Never throws, because the order exists: if it is not paid here, the page that follows says why and takes the payment. */
export async function payOrder(order: PlacedOrder, { startPayment, confirm, pageOf }: Paying): Promise<void> {
  const { online_payment: due } = order
  if (!due) return
  // That of an order before.
  takeDecline(sessionStorage)
  // Until the payment has begun nothing can be charged, so there is nothing to explain.
  const secret = await startPayment(due.token).catch(() => null)
  if (secret === null) return
  try {
    const { error } = await confirm(secret, pageOf(order))
    if (error) keepDecline(sessionStorage, error)
  } catch {
    keepDecline(sessionStorage, { type: 'api_connection_error' })
  }
}
