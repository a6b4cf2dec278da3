// When a way of delivery brings the order, in words: its days together with the dates, and with what these depend on.
import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import { isAllQuickShip } from '@loftwood/fit/delivery-dates'
import { isPickup } from '@loftwood/fit/pickup-method'
import { arrivalRange, type LeadDays } from '@loftwood/graphql-types/arrival-range'
import { cartItems, type CartItem } from '../cart/cart-totals.ts'
import { isCarried } from '../cart/free-delivery.ts'
import { leadOf } from '../cart/leaving-text.ts'
import { countsFromNow, DELIVERY_TEXTS } from '../cart/line-delivery.tsx'
import { DAY_MS } from '../platform/durations.ts'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import type { OfferedMethod } from './payment/payment-methods.ts'

/** Undefined when the shop does not say of one of them how long it takes. */
function leadsOf(items: readonly CartItem[]): LeadDays[] | undefined {
  const leads = items.map(({ product }) => leadOf(product))
  return leads.length > 0 && leads.every((lead) => lead !== undefined) ? leads : undefined
}

type Payment = Pick<OfferedMethod, 'isPaidFirst' | 'daysToPay'>

/** As long as no payment is chosen it may be one whose money has to arrive first. */
function textOf(payment: Payment | undefined) {
  if (!payment) return 'checkout.aboutIfPaid'
  return payment.isPaidFirst ? 'checkout.aboutOncePaid' : 'checkout.about'
}

/** Empty when the method does not say. */
export function useDeliveryText(
  cart: CartFragment,
  payment: Payment | undefined,
): (method: AvailableShippingMethodFragment) => string {
  const t = useT()
  const format = useFormat()
  const items = cartItems(cart).filter(isCarried)
  const leads = leadsOf(items)
  const isCertain = isAllQuickShip(items) && countsFromNow(payment)
  const isOpen = payment?.isPaidFirst === true && payment.daysToPay === null
  return (method) => {
    const { delivery_days_min: min, delivery_days_max: max } = method
    if (min === null || max === null) return ''
    const texts = DELIVERY_TEXTS[isPickup(method) ? 'pickup' : 'delivery']
    const days = t(texts.days, { min, max })
    const first = new Date()
    const wait = payment?.isPaidFirst ? (payment.daysToPay ?? 0) : 0
    const last = new Date(first.getTime() + wait * DAY_MS)
    const dates = leads && !isOpen ? arrivalRange(method, leads, { first, last }) : null
    if (!dates) return days
    const range = format.dateRange(dates.from, dates.to)
    return isCertain ? t(texts.dates, { range }) : t(textOf(payment), { days, range })
  }
}
