// When an order arrives or is ready, as its confirmation says it: the same days and dates as the checkout.
import { arrivalRange } from '@loftwood/graphql-types/arrival-range'
import { daySpan } from '@loftwood/graphql-types/day-span'
import { paymentMethod } from '../cart/payment-methods.ts'
import { dateFormat } from '../platform/formats.ts'
import type { MailShop } from '../mail/compose-mail.ts'
import type { OrderWriting } from './order-mail-parts.ts'
import type { StoredOrder } from './order-rows.ts'

interface Placed {
  order: Pick<StoredOrder, 'createdAt'>
  store: MailShop['store']
  isPaid: boolean
}

/** None for a method that does not say. */
export function arrivalLines({ doc, texts, view }: OrderWriting, { order, store, isPaid }: Placed): string[] {
  const { deliveryDays, leadDays, payBy } = doc
  if (!deliveryDays) return []
  const days =
    doc.pickupCode === null
      ? texts.businessDays(deliveryDays, store.address.city)
      : texts.readyDays(deliveryDays)
  const waits = !isPaid && paymentMethod(doc.paymentCode)?.isPaidFirst === true
  // Without a last day for the money there is none for the arrival.
  if (!leadDays || (waits && payBy === null)) return [days]
  const method = { delivery_days_min: deliveryDays.min, delivery_days_max: deliveryDays.max }
  const first = order.createdAt
  const range = arrivalRange(method, [leadDays], {
    first,
    last: waits && payBy !== null ? new Date(payBy) : first,
  })
  if (!range) return [days]
  const format = dateFormat(view.locale.replace('_', '-'), { month: 'long', day: 'numeric', timeZone: 'UTC' })
  const text = texts.about(days, daySpan(range.from, range.to, format))
  return [waits ? texts.oncePaid(text) : text]
}
