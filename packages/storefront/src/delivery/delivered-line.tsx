// On a product's card: what it costs at the shopper's door.
import { Icon } from '@loftwood/ui/icon'
import { Truck } from 'lucide'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useDeliveredPrice } from './delivered-prices.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

interface ListedProduct {
  sku: string | null
  __typename: string
}

/** Types with something to choose: the price is that of the cheapest choice. */
const CHOSEN: ReadonlySet<string> = new Set(['ConfigurableProduct', 'BundleProduct'])

/** Renders nothing without a postal code, while the price loads, and for products that are not delivered to a door. */
export function DeliveredLine({ product }: { product: ListedProduct }) {
  const t = useT()
  const format = useFormat()
  const place = useDeliveryRegion()
  const price = useDeliveredPrice(place?.region, { sku: product.sku ?? '' })
  if (!place || !price) return null
  return (
    <p className="ui-tile-answer">
      <Icon of={Truck} size="sm" />
      <span className="min-w-0 truncate">
        {price.is_delivered
          ? t(CHOSEN.has(product.__typename) ? 'delivered.tileFrom' : 'delivered.tile', {
              amount: format.money(price.total),
            })
          : t('delivered.tileUndelivered', { postcode: place.postcode })}
      </span>
    </p>
  )
}
