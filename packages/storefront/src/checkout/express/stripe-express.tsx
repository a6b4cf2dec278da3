// Apple Pay, Google Pay and Link through Stripe.
import type { ExpressProps } from '../../cart/express-purchase.ts'

export function StripeExpress(_props: ExpressProps) {
  return null
}
