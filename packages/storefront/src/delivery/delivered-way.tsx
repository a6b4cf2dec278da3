// The name of a product page's way to the postal code. Loaded once something of the home is known.
import { useT } from '../platform/i18n/use-t.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

export function DeliveredWay() {
  const t = useT()
  return t(useDeliveryRegion() ? 'delivered.change' : 'delivered.ask')
}
