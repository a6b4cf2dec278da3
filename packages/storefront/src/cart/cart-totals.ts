// The lines of a cart's sum, in the order a shopper reads them. What they are called is for the view.
import type { CartFragment, MoneyFragment } from '@loftwood/graphql-types'
import { isPickup } from '@loftwood/fit/pickup-method'

export interface TotalLine {
  kind: 'subtotal' | 'discount' | 'shipping' | 'pickup' | 'tax' | 'gift-card' | 'store-credit' | 'grand-total'
  /** The back end's own words for discounts, shipping and taxes; what is shown of a gift card's code. */
  label: string | null
  /** Discounts and what gift cards and credit pay are negative. */
  amount: MoneyFragment
}

interface Summed extends Pick<CartFragment, 'prices' | 'applied_gift_cards' | 'applied_store_credit'> {
  shipping_addresses: readonly ({
    selected_shipping_method: {
      carrier_code: string
      method_title: string | null
      amount: MoneyFragment
    } | null
  } | null)[]
}

/** Subtotal, discounts, shipping once a method is chosen, taxes by label, gift cards, credit, and what is left to pay. */
export function cartTotals(cart: Summed): TotalLine[] {
  const { prices } = cart
  const shipping = cart.shipping_addresses[0]?.selected_shipping_method
  return [
    line('subtotal', null, prices?.subtotal_excluding_tax),
    ...(prices?.discounts ?? []).map((discount) => reduction('discount', discount?.label, discount?.amount)),
    line(
      shipping && isPickup(shipping) ? 'pickup' : 'shipping',
      shipping?.method_title ?? null,
      shipping?.amount,
    ),
    ...(prices?.applied_taxes ?? []).map((tax) => line('tax', tax?.label ?? null, tax?.amount)),
    ...(cart.applied_gift_cards ?? []).map((card) =>
      reduction('gift-card', card?.code, card?.applied_balance),
    ),
    reduction('store-credit', null, cart.applied_store_credit?.applied_balance),
    line('grand-total', null, prices?.grand_total),
  ].flat()
}

/** A line of a sum, if there is an amount. */
export function line(
  kind: TotalLine['kind'],
  label: string | null,
  amount: MoneyFragment | null | undefined,
): TotalLine[] {
  return amount ? [{ kind, label, amount }] : []
}

/** A line that reduces the sum; nothing where it reduces nothing. */
export function reduction(
  kind: TotalLine['kind'],
  label: string | null | undefined,
  amount: MoneyFragment | null | undefined,
): TotalLine[] {
  return amount?.value ? line(kind, label ?? null, { ...amount, value: -Math.abs(amount.value) }) : []
}

/** Lines of the cart without the blanks that the wire allows. */
export function cartItems(cart: Pick<CartFragment, 'items'> | null | undefined) {
  return (cart?.items ?? []).filter((item) => item !== null)
}

export type CartItem = ReturnType<typeof cartItems>[number]
