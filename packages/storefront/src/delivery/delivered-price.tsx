// On the product's page: what it costs at the shopper's door, of what that is made, and when it is there.
import type { DeliveredPriceItemInput } from '@loftwood/graphql-types'
import { useState } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useDeliveredPrice } from './delivered-prices.ts'
import { arrivalOf, partsOf } from './delivered-words.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

export interface DeliveredPriceProps {
  item: DeliveredPriceItemInput
  product: { att_quick_ship?: number | null; order_time_frame?: string | null }
  /** What stands in its place before the postal code is typed. */
  ask: string
}

export function DeliveredPrice({ item, product, ask }: DeliveredPriceProps) {
  const t = useT()
  const format = useFormat()
  const [now] = useState(() => new Date())
  const place = useDeliveryRegion()
  const price = useDeliveredPrice(place?.region, item)
  if (!place || price === null) return ask
  if (!price) return t('door.loading', { postcode: place.postcode })
  if (!price.is_delivered) return t('door.undelivered', { place: place.postcode })
  const words = { t, format }
  const details = [partsOf(price, words), arrivalOf(product, price, { ...words, now })]
  return (
    <>
      <span className="font-semibold text-ink">
        {t('door.total', { amount: format.money(price.total), postcode: place.postcode })}
      </span>
      {details.filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </>
  )
}
