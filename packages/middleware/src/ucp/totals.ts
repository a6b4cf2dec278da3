// What a cart costs, so that every sum is exact: one subtotal, one total, and what lies between them.
import type { CartFragment } from '@loftwood/graphql-types'
import { minorUnits } from './money.ts'
import { plainText } from './plain-text.ts'
import { isFrench, type ShopView } from './shop-views.ts'

export interface Total {
  type: string
  amount: number
  display_text?: string
}

export function currencyOf({ prices }: CartFragment, view: ShopView): string {
  return prices?.grand_total?.currency ?? view.currency ?? 'CAD'
}

const DIFFERENCE = { en: 'Other', fr: 'Autres' }

export function totalsOf(cart: CartFragment, subtotal: number, view: ShopView): Total[] {
  const currency = currencyOf(cart, view)
  const { applied_taxes: taxes, grand_total: grandTotal } = cart.prices ?? {}
  const delivery = cart.shipping_addresses[0]?.selected_shipping_method
  const title = plainText(delivery?.method_title, 100)
  const between: Total[] = [
    ...discountsOf(cart, currency).map((it) => ({
      type: 'discount',
      amount: -it.amount,
      display_text: it.title,
    })),
    ...(delivery
      ? [
          {
            type: 'fulfillment',
            amount: minorUnits(delivery.amount, currency),
            ...(title && { display_text: title }),
          },
        ]
      : []),
    ...(taxes ?? []).flatMap((tax) => {
      const amount = minorUnits(tax?.amount ?? {}, currency)
      return amount > 0 ? { type: 'tax', amount, display_text: plainText(tax?.label, 100) || 'Tax' } : []
    }),
  ]
  const sum = between.reduce((total, { amount }) => total + amount, subtotal)
  const total = grandTotal ? minorUnits(grandTotal, currency) : sum
  const rest = total - sum
  const other = isFrench(view) ? DIFFERENCE.fr : DIFFERENCE.en
  // Gift cards, rounding, taxes that prices contain.
  if (rest !== 0) between.push({ type: rest > 0 ? 'fee' : 'discount', amount: rest, display_text: other })
  return [{ type: 'subtotal', amount: subtotal }, ...between, { type: 'total', amount: total }]
}

/** The discounts that the cart has, each with its code where it needed one. */
export function discountsOf(cart: CartFragment, currency: string) {
  const codes = (cart.applied_coupons ?? []).flatMap((coupon) => coupon?.code ?? [])
  const all = (cart.prices?.discounts ?? []).filter((discount) => discount !== null)
  return all.flatMap(({ label, amount: money, coupon }) => {
    const amount = Math.abs(minorUnits(money, currency))
    const code = coupon?.code ?? (all.length === 1 ? codes[0] : undefined)
    const title = plainText(label, 200) || code || 'Discount'
    return amount > 0 ? { title, amount, ...(code ? { code } : { automatic: true }) } : []
  })
}
