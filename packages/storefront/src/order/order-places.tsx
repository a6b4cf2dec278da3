// Where an order goes, or is picked up, and who pays.
import type { OrderFragment } from '@loftwood/graphql-types'
import { AddressCard } from '@loftwood/ui/address-card'
import { useAddressLines } from '../customer/address/use-address-lines.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { PickupPlaceCard } from '../checkout/pickup-place-card.tsx'

export function OrderPlaces({ order }: { order: OrderFragment }) {
  const t = useT()
  const linesOf = useAddressLines()
  const { pickup_location: place, shipping_address: shipping, billing_address: billing } = order
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {place && <PickupPlaceCard place={place} />}
      {!place && shipping && <AddressCard title={t('checkout.shippingAddress')} lines={linesOf(shipping)} />}
      {billing && <AddressCard title={t('checkout.billingAddress')} lines={linesOf(billing)} />}
    </div>
  )
}
