// The name of the header's way to the postal code, once that is known. Loaded then.
import { cityOf } from '@loftwood/fit/city-of'
import { useT } from '../platform/i18n/use-t.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

export function DeliverToPlace() {
  const t = useT()
  const place = useDeliveryRegion()
  if (!place) return t('delivered.to')
  const { postcode } = place
  const town = cityOf(postcode)
  return town === ''
    ? t('delivered.toPlace', { postcode })
    : t('delivered.toTown', { town, area: postcode.slice(0, 3) })
}
