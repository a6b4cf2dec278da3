// Whether this shop takes payments online, and through whom.
import { outageLog } from '@loftwood/http-server/outage'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { OnlinePayments } from '../cart/payment-provider.ts'

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
    reportOutage: outageLog(logger, 'the payment provider cannot be reached').report,
  }
}
