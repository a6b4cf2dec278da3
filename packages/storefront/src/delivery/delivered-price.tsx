// On the product's page: the price at the shopper's door, what it consists of, and when the product arrives.
import type { DeliveredPriceItemInput } from '@loftwood/graphql-types'
import { useState } from 'react'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { useDeliveredPrice } from './delivered-prices.ts'
import { arrivalOf, partsOf } from './delivered-words.ts'
import { useDeliveryRegion } from './use-delivery-region.ts'

export interface DeliveredPriceProps {
  /** Null for a product that only the cart can price. */
  item: DeliveredPriceItemInput | null
  product: { att_quick_ship?: number | null }
  /** Whether options are still open: then it is the lowest price. */
  isFrom: boolean
}

const NOTHING = { sku: '' }

/** A sentence that goes on where another began. */
const continued = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

type Place = NonNullable<ReturnType<typeof useDeliveryRegion>>

function Answer({ item, product, isFrom, place }: DeliveredPriceProps & { place: Place }) {
  const t = useT()
  const format = useFormat()
  const [now] = useState(() => new Date())
  const price = useDeliveredPrice(item ? place.region : undefined, item ?? NOTHING)
  if (!item || price === null) return t('delivered.inCart')
  if (!price) return t('delivered.loading', { postcode: place.postcode })
  if (!price.is_delivered) return t('delivered.undelivered', { place: place.postcode })
  const words = { t, format }
  const amounts = { amount: format.money(price.total), postcode: place.postcode }
  const details = [partsOf(price, words), continued(arrivalOf(product, price, { ...words, now }) ?? '')]
  return (
    <>
      <span className="font-semibold text-ink">
        {t(isFrom ? 'delivered.totalFrom' : 'delivered.total', amounts)}
      </span>
      {details.filter(Boolean).map((text) => (
        <span key={text}> · {text}</span>
      ))}
    </>
  )
}

/** Nothing before the postal code is typed. */
export function DeliveredPrice(props: DeliveredPriceProps) {
  const place = useDeliveryRegion()
  if (!place) return null
  return (
    <p role="status" className="me-1.5 inline">
      <Answer {...props} place={place} />
    </p>
  )
}
