// The delivery that a cart's lines come by.
import type { CartFragment } from '@loftwood/graphql-types'
import type { Estimate } from './cart-page-api.ts'

/** The chosen method with its days, else the estimated one; null while neither is known. */
export function deliveryMethodOf(
  cart: Pick<CartFragment, 'shipping_addresses'>,
  estimate?: Pick<Estimate, 'chosen'>,
) {
  const address = cart.shipping_addresses[0]
  const selected = address?.selected_shipping_method
  const method = (address?.available_shipping_methods ?? []).find(
    (each) => each?.carrier_code === selected?.carrier_code && each?.method_code === selected?.method_code,
  )
  return method ?? estimate?.chosen ?? null
}
