// When a line of the cart arrives, by the delivery that is chosen or estimated.
import type { AvailableShippingMethodFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/fit/quick-ship'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { CartItem } from './cart-totals.ts'
import { quickShipRange } from '@loftwood/fit/delivery-dates'
import { isCarried } from './free-delivery.ts'
import { isPickup } from '@loftwood/fit/pickup-method'

export type DeliveryMethod = Pick<
  AvailableShippingMethodFragment,
  'carrier_code' | 'delivery_days_min' | 'delivery_days_max'
>

export const DELIVERY_TEXTS = {
  delivery: { dates: 'checkout.arrives', days: 'checkout.arrivesAfter' },
  pickup: { dates: 'checkout.ready', days: 'checkout.readyAfter' },
} as const

interface LineDeliveryProps {
  item: CartItem
  method: DeliveryMethod | null
  /** The days count from a payment that has still to come. */
  isPaidFirst?: boolean
}

/** A day range for what leaves within a week; else how long it is made, and how long it is on its way. */
function useLineDelivery({ item, method, isPaidFirst = false }: LineDeliveryProps): string[] {
  const t = useT()
  const format = useFormat()
  const [now] = useState(() => new Date())
  if (!isCarried(item)) return []
  const { att_quick_ship, order_time_frame } = item.product
  const made = order_time_frame ? [order_time_frame] : []
  if (!method) return made
  const texts = DELIVERY_TEXTS[isPickup(method) ? 'pickup' : 'delivery']
  const hasDates = att_quick_ship === QUICK_SHIP_OPTION_ID && !isPaidFirst
  const range = hasDates ? quickShipRange(method, now) : null
  if (range) return [t(texts.dates, { range: format.dateRange(range.from, range.to) })]
  const { delivery_days_min: min, delivery_days_max: max } = method
  return min === null || max === null ? made : [...made, t(texts.days, { min, max })]
}

/** Renders nothing for lines that are not delivered, and where the shop does not say when they arrive. */
export function LineDelivery(props: LineDeliveryProps) {
  return useLineDelivery(props).map((text) => (
    <p key={text} className="text-sm text-ink-muted">
      {text}
    </p>
  ))
}
