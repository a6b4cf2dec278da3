// How far an order is, by the back end's documents and quantities alone. No back end reports a delivery.
import { isReadyApart } from '@loftwood/fit/delivery-dates'
import type { OrderFragment } from '@loftwood/graphql-types'
import { isVirtualOrder } from './order-sums.ts'

export type StageKind =
  | 'ordered'
  | 'preparing'
  | 'partlyShipped'
  | 'shipped'
  | 'ready'
  | 'delivery'
  | 'paid'
  | 'canceled'
  | 'refunded'

export interface Stage {
  kind: StageKind
  /** A time of the back end; null where it does not say one. */
  date: string | null
}

export interface Progress {
  stages: Stage[]
  /** Index of the stage the order is at. */
  current: number
}

type Order = Pick<
  OrderFragment,
  | 'items'
  | 'invoices'
  | 'shipments'
  | 'is_virtual'
  | 'shipping_address'
  | 'pickup_location'
  | 'order_date'
  | 'order_status_change_date'
  | 'delivery_days_max'
>

/** Types that are never shipped. */
const VIRTUAL_TYPES: ReadonlySet<string> = new Set(['virtual', 'downloadable', 'giftcard'])

export function progressOf(order: Order): Progress {
  const ordered: Stage = { kind: 'ordered', date: order.order_date }
  const end = endOf(order)
  if (end) return { stages: [ordered, end], current: 1 }
  const hasInvoice = order.invoices.length > 0
  if (isVirtualOrder(order))
    return { stages: [ordered, { kind: 'paid', date: null }], current: hasInvoice ? 1 : 0 }
  const { isShipped, hasShipment, date } = shippedOf(order)
  return {
    stages: [
      ordered,
      { kind: hasShipment && !isShipped ? 'partlyShipped' : 'preparing', date: null },
      { kind: order.pickup_location ? 'ready' : 'shipped', date: isShipped ? date : null },
      ...(order.pickup_location || order.delivery_days_max == null
        ? []
        : [{ kind: 'delivery' as const, date: null }]),
    ],
    current: isShipped ? 2 : hasShipment || hasInvoice ? 1 : 0,
  }
}

const itemsOf = ({ items }: Pick<Order, 'items'>) => (items ?? []).filter((item) => item !== null)

/** What is shipped or picked up. */
export const carriedItems = (order: Pick<Order, 'items'>) =>
  itemsOf(order).filter((item) => !VIRTUAL_TYPES.has(item.product_type ?? ''))

type Quantities = Pick<
  ReturnType<typeof itemsOf>[number],
  'quantity_ordered' | 'quantity_shipped' | 'quantity_canceled' | 'quantity_refunded'
>

/** Whether some of what was ordered is neither on its way nor off the order. */
export function isStillToSend(item: Quantities): boolean {
  const gone = (item.quantity_shipped ?? 0) + (item.quantity_canceled ?? 0) + (item.quantity_refunded ?? 0)
  return gone < (item.quantity_ordered ?? 1)
}

/** Whether what is still to send is ready at different times; once some has left it is no longer one delivery. */
export function isOrderApart(order: Pick<Order, 'items' | 'shipments'>): boolean {
  const isWhole = (order.shipments ?? []).length === 0
  return (
    isWhole &&
    isReadyApart(
      carriedItems(order)
        .filter(isStillToSend)
        .map(({ product }) => product),
    )
  )
}

/** Of an order that goes no further. */
function endOf(order: Order): Stage | null {
  const items = itemsOf(order)
  const areAll = (of: 'quantity_canceled' | 'quantity_refunded') =>
    items.length > 0 && items.every((item) => (item[of] ?? 0) >= (item.quantity_ordered ?? 1))
  // Releases before 2.4.8 do not say since when, and an order without history may have an empty text.
  const since = order.order_status_change_date ?? ''
  const date = /^\d{4}-\d\d-\d\d/.test(since) ? since : null
  if (areAll('quantity_canceled')) return { kind: 'canceled', date }
  return areAll('quantity_refunded') ? { kind: 'refunded', date } : null
}

function shippedOf(order: Order) {
  const shipments = (order.shipments ?? []).filter((shipment) => shipment !== null)
  const open = carriedItems(order).filter(isStillToSend)
  const hasShipment = shipments.length > 0
  return {
    hasShipment,
    isShipped: hasShipment && open.length === 0,
    date: shipments.at(-1)?.created_at ?? null,
  }
}
