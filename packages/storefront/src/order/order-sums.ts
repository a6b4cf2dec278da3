// The lines of a placed order's sum. Releases of Magento answer different parts of it.
import type { MoneyFragment, OrderFragment } from '@loftwood/graphql-types'
import { line, reduction, type TotalLine } from '../cart/cart-totals.ts'

/** Whether nothing was delivered; older releases do not say so themselves. */
export function isVirtualOrder(order: Pick<OrderFragment, 'is_virtual' | 'shipping_address'>): boolean {
  return (order.is_virtual as boolean | null) ?? order.shipping_address === null
}

/** Subtotal, discounts, shipping, taxes, gift cards, credit, total. */
export function orderSums(
  order: Pick<
    OrderFragment,
    | 'total'
    | 'is_virtual'
    | 'shipping_address'
    | 'shipping_method'
    | 'carrier'
    | 'pickup_location'
    | 'applied_gift_cards'
  >,
): TotalLine[] {
  const { total } = order
  if (!total) return []
  // Magento has one of the two since 2.4.8 only.
  const subtotal = (total.subtotal_excl_tax as typeof total.subtotal | null) ?? total.subtotal
  const shipping = isVirtualOrder(order) ? null : total.total_shipping
  return [
    ...line('subtotal', null, subtotal),
    ...(total.discounts ?? []).flatMap((discount) =>
      reduction('discount', discount?.label, discount?.amount),
    ),
    ...shippingLine(order, shipping),
    ...taxLines(total),
    ...(order.applied_gift_cards ?? []).flatMap((card) =>
      reduction('gift-card', card?.code, card?.applied_balance),
    ),
    ...reduction('store-credit', null, total.total_store_credit),
    ...line('grand-total', null, total.grand_total),
  ]
}

/** Magento writes the carrier's name before the method's own title. */
function shippingLine(
  { shipping_method: method, carrier, pickup_location }: Parameters<typeof orderSums>[0],
  amount: MoneyFragment | null,
): TotalLine[] {
  const prefix = `${carrier} - `
  const title = method?.startsWith(prefix) ? method.slice(prefix.length) : method
  return line(pickup_location ? 'pickup' : 'shipping', title, amount)
}

/** Each tax by its title, or their sum where one has none. */
function taxLines({ taxes, total_tax: sum }: NonNullable<OrderFragment['total']>): TotalLine[] {
  const lines = (taxes ?? []).map((tax) => (tax ? line('tax', tax.title || null, tax.amount) : []))
  const areTitled = lines.length > 0 && lines.every(([tax]) => tax?.label)
  if (areTitled) return lines.flat()
  return sum.value ? line('tax', null, sum) : []
}
