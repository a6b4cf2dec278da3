// The shopper leaves for a provider's own page, to approve the payment there.
import type { CartFragment } from '@loftwood/graphql-types'
import type { Departure, PaymentMethod } from './payment/payment-method.ts'

interface Leaving extends Pick<Departure, 'calls'> {
  cart: CartFragment
  /** Where the checkout goes on; by default on this page. */
  back?: string
}

/** Resolves only where there is no address to go to; the browser leaves the page, so its button stays busy. */
export async function leaveToPay(method: PaymentMethod, leaving: Leaving): Promise<void> {
  const { cart, calls, back = location.pathname + location.search } = leaving
  const address = await method.leave?.(cart, { calls, back })
  if (address === undefined) return
  window.location.assign(address)
  await new Promise(() => undefined)
}
