// What the back end says of a delivery for nothing.
import type { AvailableShippingMethodFragment, CartFragment, MoneyFragment } from '@loftwood/graphql-types'
import type { CartItem } from './cart-totals.ts'
import { cartItems } from './cart-totals.ts'

type Method = Pick<AvailableShippingMethodFragment, 'amount' | 'amount_to_free'>

/** The smallest amount that is missing for free delivery by one of the methods; null where no method has such an amount. */
export function amountToFree(methods: readonly (Method | null)[]): MoneyFragment | null {
  const amounts = methods.flatMap((method) =>
    method?.amount_to_free ? [{ ...method.amount, value: method.amount_to_free }] : [],
  )
  return amounts.toSorted((one, other) => one.value - other.value)[0] ?? null
}

/** Lines that are not carried to a door count toward no free delivery: services, downloads, gift cards by e-mail. */
export function isCarried(item: CartItem): boolean {
  if (item.__typename === 'GiftCardCartItem') return item.recipient_email === null
  return item.__typename !== 'VirtualCartItem' && item.__typename !== 'DownloadableCartItem'
}

/** Names of the lines that do not count, where the cart also has lines that do. */
export function uncountedNames(cart: Pick<CartFragment, 'items'>): string[] {
  const items = cartItems(cart)
  if (!items.some(isCarried)) return []
  return items.flatMap((item) => (isCarried(item) ? [] : (item.product.name ?? [])))
}
