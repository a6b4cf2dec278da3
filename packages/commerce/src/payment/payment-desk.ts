// What settling payments needs: the desk of orders and the provider.
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { OrderDesk } from '../order/order-desk.ts'
import type { StoredOrder } from '../order/order-rows.ts'
import type { PaymentProvider } from '../cart/payment-provider.ts'

export interface PaymentDesk extends OrderDesk {
  provider: PaymentProvider
  logger: Pick<Logger, 'error'>
  wakeMail: () => void
}

/** A key of a request to the provider, the same for each try; a database that is filled anew has other secrets. */
export function idempotencyKey({ doc }: Pick<StoredOrder, 'doc'>, ...parts: (string | number)[]): string {
  const secret = createHash('sha256').update(doc.token).digest('hex').slice(0, 32)
  return ['order', secret, ...parts].join('-')
}
