// What settling payments needs: the desk of orders and the provider.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { PaymentProvider } from '../cart/payment-provider.ts'
import type { OrderDesk } from '../order/order-desk.ts'
import type { StoredOrder } from '../order/order-rows.ts'

export interface PaymentDesk extends OrderDesk {
  provider: PaymentProvider
  logger: Pick<Logger, 'error'>
  wakeMail: () => void
}

/**
 * Idempotency key of a request: the same for each retry. It holds the order's secret, so that a refilled database, whose
 * numbers start again, never reuses a key.
 */
export function idempotencyKey({ doc }: Pick<StoredOrder, 'doc'>, ...parts: (string | number)[]): string {
  const secret = createHash('sha256').update(doc.token).digest('hex').slice(0, 32)
  return ['order', secret, ...parts].join('-')
}
