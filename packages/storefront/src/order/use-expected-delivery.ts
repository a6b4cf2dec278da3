// When an order is expected, in words: dates once it left or where all of it leaves within a week, days before.
import type { OrderFragment } from '@loftwood/graphql-types'
import { addBusinessDays, isAllQuickShip, quickShipRange } from '../delivery/delivery-dates.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { carriedItems, type Progress } from './order-progress.ts'

/** The back end writes UTC without a zone. */
const dayOf = (time: string) => new Date(`${time.replace(' ', 'T').replace(/Z$/, '')}Z`)

function rangeOf(order: OrderFragment, shippedAt: string | null): { from: Date; to: Date } | null {
  const { delivery_days_min: min, delivery_days_max: max } = order
  if (min == null || max == null) return null
  if (shippedAt !== null)
    return { from: addBusinessDays(dayOf(shippedAt), min), to: addBusinessDays(dayOf(shippedAt), max) }
  const products = carriedItems(order).map(({ product }) => ({
    product: { att_quick_ship: product?.att_quick_ship ?? null },
  }))
  if (!isAllQuickShip(products)) return null
  return quickShipRange({ delivery_days_min: min, delivery_days_max: max }, dayOf(order.order_date))
}

/** Empty where the back end does not say, and once it can be picked up. */
export function useExpectedDelivery(order: OrderFragment, { stages, current }: Progress): string {
  const t = useT()
  const format = useFormat()
  const { delivery_days_min: min, delivery_days_max: max, pickup_location: place } = order
  const last = stages.findIndex(({ kind }) => kind === 'shipped' || kind === 'ready')
  if (last === -1 || (place && current >= last)) return ''
  const range = rangeOf(order, stages[last]?.date ?? null)
  if (range) return t('order.expected', { range: format.dateRange(range.from, range.to) })
  if (min == null || max == null) return ''
  return t(place ? 'checkout.readyAfter' : 'checkout.arrivesAfter', { min, max })
}
