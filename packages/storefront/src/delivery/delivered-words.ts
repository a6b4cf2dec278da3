// What a price at the door and the days on the way say in words.
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import type { Formatter } from '../platform/i18n/format.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { DeliveredPrice } from './delivered-prices.ts'
import { quickShipRange } from '@loftwood/fit/delivery-dates'

interface Words {
  t: Translate
  format: Formatter
}

/** The delivery and each tax, by name and amount. */
export function partsOf({ delivery, taxes }: DeliveredPrice, { t, format }: Words): string {
  const named = taxes.map(({ title, amount }) => `${title} ${format.money(amount)}`)
  if (!delivery) return named.join(', ')
  const way =
    delivery.value === 0 ? t('delivered.free') : t('delivered.delivery', { amount: format.money(delivery) })
  return [way, ...named].join(', ')
}

interface Timing {
  att_quick_ship?: number | null
}

/** A range of days for what leaves within a week; else how long it is on its way: the page says how long it is made. */
export function arrivalOf(
  product: Timing,
  price: DeliveredPrice,
  { t, format, now }: Words & { now: Date },
): string | null {
  const { delivery_days_min: min, delivery_days_max: max } = price
  if (min === null || max === null) return null
  const range = product.att_quick_ship === QUICK_SHIP_OPTION_ID ? quickShipRange(price, now) : null
  if (range) return t('checkout.arrives', { range: format.dateRange(range.from, range.to) })
  return t('checkout.arrivesAfter', { min, max })
}
