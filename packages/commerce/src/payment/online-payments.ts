// Whether this shop takes payments online, and through whom.
import type { Config } from '../config.ts'
import type { OnlinePayments } from '../cart/payment-provider.ts'

/** Undefined without keys; the provider's library is loaded only with them. */
export async function onlinePaymentsOf({
  stripe,
  paymentHoldMinutes,
}: Config): Promise<OnlinePayments | undefined> {
  if (!stripe) return undefined
  const { stripeProvider } = await import('./stripe-provider.ts')
  return { provider: stripeProvider(stripe), holdMinutes: paymentHoldMinutes }
}
