// A customer with an address begins at the payment: the order goes to the usual address, in the cheapest way to the door.
import type { CartFragment, CustomerAddressFragment } from '@loftwood/graphql-types'
import { useEffect, useEffectEvent, useState } from 'react'
import { isEmptyAddress } from '../customer/address/address-values.ts'
import { useAddressRules } from '../customer/address/use-address-rules.ts'
import { cheapestToDoor, usableMethods } from './delivery-step.tsx'
import { saveDelivery, saveShippingAddress } from './driver.ts'
import { useSavedAddresses, usualAddress } from './saved-addresses.tsx'
import type { CheckoutState } from './use-checkout.ts'

/** Nothing was typed or chosen yet, here or in another tab. */
const isUntouched = (cart: CartFragment, { isCustomer, draft }: CheckoutState): boolean =>
  isCustomer && !cart.is_virtual && !cart.shipping_addresses[0] && isEmptyAddress(draft.shipping)

/** Where one of the calls fails, its step opens: the shopper sees the reason when they send it. */
async function choose(cart: CartFragment, calls: CheckoutState['calls'], usual: CustomerAddressFragment) {
  const placed = await saveShippingAddress(calls, cart, { customer_address_id: Number(usual.id) })
  const { carrier_code, method_code } = cheapestToDoor(usableMethods(placed)) ?? {}
  if (carrier_code === undefined || !method_code) return
  await saveDelivery(calls, placed, { method: { carrier_code, method_code }, pickupCode: null })
}

/** Whether it is being chosen. For a cart that has arrived. */
export function useUsualDelivery(cart: CartFragment, checkout: CheckoutState): boolean {
  const [isDue, setDue] = useState(() => isUntouched(cart, checkout))
  const { rules, error } = useAddressRules()
  const countries = rules?.shippingCountries ?? []
  const { addresses, isLoading } = useSavedAddresses({ countries, pause: !isDue })
  const isReady = isDue && !isLoading && (rules !== undefined || error !== undefined)
  const begin = useEffectEvent(() => {
    const usual = usualAddress(addresses)
    const chosen = usual ? choose(cart, checkout.calls, usual) : Promise.resolve()
    void chosen.catch(() => undefined).then(() => setDue(false))
  })
  useEffect(() => {
    if (isReady) begin()
  }, [isReady])
  return isDue
}
