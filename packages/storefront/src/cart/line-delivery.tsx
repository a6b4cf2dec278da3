// When a line of the cart arrives, by the delivery that is chosen or estimated.
import type { AvailableShippingMethodFragment, CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { useFormat, useT } from '../platform/i18n/use-t.ts'
import { type CartItem, cartItems } from './cart-totals.ts'
import { isReadyApart, quickShipRange } from '@loftwood/fit/delivery-dates'
import { isCarried } from './free-delivery.ts'
import { leavingText } from './leaving-text.ts'
import { isPickup } from '@loftwood/fit/pickup-method'

export type DeliveryMethod = Pick<
  AvailableShippingMethodFragment,
  'carrier_code' | 'delivery_days_min' | 'delivery_days_max'
>

export const DELIVERY_TEXTS = {
  delivery: { dates: 'checkout.arrives', days: 'checkout.arrivesAfter' },
  pickup: { dates: 'checkout.ready', days: 'checkout.readyAfter' },
} as const

/** Whether some lines are ready before others of the delivery. */
export const isCartApart = (cart: Pick<CartFragment, 'items'>): boolean =>
  isReadyApart(
    cartItems(cart)
      .filter(isCarried)
      .map(({ product }) => product),
  )

/** Undefined as long as none is chosen. */
type Payment = { isPaidFirst?: boolean } | undefined

/** Whether the days count from now: what is not chosen may be a payment whose money has to arrive first. */
export const countsFromNow = (payment: Payment): boolean => payment !== undefined && !payment.isPaidFirst

interface LineDeliveryProps {
  item: CartItem
  /** It waits for other lines, or they wait for it. */
  isApart: boolean
  method: DeliveryMethod | null
  payment?: Payment
}

/** A day range for what leaves within a week, nothing where it waits for other lines; else how long it is made and on its way. */
function useLineDelivery({ item, isApart, method, payment }: LineDeliveryProps): string[] {
  const t = useT()
  const format = useFormat()
  const [now] = useState(() => new Date())
  if (!isCarried(item)) return []
  const isPickedUp = method !== null && isPickup(method)
  const frame = leavingText(t, item.product, { isApart, isPickedUp })
  const made = frame ? [frame] : []
  const isQuick = item.product.att_quick_ship === QUICK_SHIP_OPTION_ID
  if (!method || (isApart && isQuick)) return made
  const texts = DELIVERY_TEXTS[isPickedUp ? 'pickup' : 'delivery']
  const { delivery_days_min: min, delivery_days_max: max } = method
  if (min === null || max === null) return made
  const days = t(texts.days, { min, max })
  const dates = isQuick && !payment?.isPaidFirst ? quickShipRange(method, now) : null
  if (!dates) return [...made, days]
  const range = format.dateRange(dates.from, dates.to)
  return [countsFromNow(payment) ? t(texts.dates, { range }) : t('checkout.aboutIfPaid', { days, range })]
}

/** Renders nothing for lines that are not delivered, and where the shop does not say when they arrive. */
export function LineDelivery(props: LineDeliveryProps) {
  return useLineDelivery(props).map((text) => (
    <p key={text} className="text-sm text-ink-muted">
      {text}
    </p>
  ))
}

interface OneDeliveryProps {
  cart: CartFragment
  /** A delivery until one is known. */
  method: Pick<DeliveryMethod, 'carrier_code'> | null | undefined
  className?: string
}

/** Said only where a shopper could expect several. */
export function OneDelivery({ cart, method, className }: OneDeliveryProps) {
  const t = useT()
  if (!isCartApart(cart)) return null
  const isPickedUp = method ? isPickup(method) : false
  return <p className={className}>{t(isPickedUp ? 'checkout.onePickup' : 'checkout.oneDelivery')}</p>
}
