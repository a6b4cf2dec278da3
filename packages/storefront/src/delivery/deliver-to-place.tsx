// The name of the header's way to the postal code, once that is known. Loaded then.
import { useT } from '../platform/i18n/use-t.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

export function DeliverToPlace() {
  const t = useT()
  const place = useDeliveryRegion()
  return place ? t('delivered.toPlace', { postcode: place.postcode }) : t('delivered.to')
}
