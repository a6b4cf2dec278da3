// Whether this shop takes payments online, and through whom.
import { outageLog } from '@loftwood/http-server/outage'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OnlinePayments } from '../cart/payment-provider.ts'
import type { Database } from '../db/open-database.ts'
import { countWaiting } from './payment-rows.ts'

/** Undefined without keys; the provider's library is loaded only with them. */
export async function onlinePaymentsOf(
  { stripe, paymentHoldMinutes }: Config,
  logger: Logger,
): Promise<OnlinePayments | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe-provider.ts')
  return {
    provider: stripeProvider(stripe),
    holdMinutes: paymentHoldMinutes,
    financing: stripe.financing,
    reportOutage: outageLog(logger, 'the payment provider cannot be used').report,
  }
}

/** Says how many orders wait for a payment that nobody can make or end without the provider's keys. */
export async function reportLostKeys(db: Database, logger: Logger): Promise<void> {
  const orders = await countWaiting(db)
  if (orders > 0) logger.error({ orders }, 'orders await a payment, and the keys of Stripe are gone')
}
