// The shopper leaves for a provider's own page, to approve the payment there.
import type { CartFragment } from '@loftwood/graphql-types'
import type { PaymentMethod } from './payment/payment-method.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Resolves only where there is no address to go to; the browser leaves the page, so its button stays busy. */
export async function leaveToPay(
  method: PaymentMethod,
  { calls }: Pick<CheckoutState, 'calls'>,
  cart: CartFragment,
): Promise<void> {
  const address = await method.leave?.(cart, { calls, back: location.pathname + location.search })
  if (address === undefined) return
  window.location.assign(address)
  await new Promise(() => undefined)
}
