// 3-D Secure verifies a card for one amount: the bank answers for no other.
import type { CartFragment } from '@loftwood/graphql-types'
import type { PaymentFields } from './payment-method.ts'

type Priced = Pick<CartFragment, 'prices' | 'selected_payment_method'>

/** What the cart costs, e.g. `1561.48`; undefined where it has no prices. */
export const amountOf = ({ prices }: Pick<Priced, 'prices'>): string | undefined =>
  prices?.grand_total?.value?.toFixed(2)

/** Whether the card that pays was verified for an amount that the cart no longer costs. */
export const isForAnotherAmount = ({ code, amount }: PaymentFields, cart: Priced): boolean =>
  amount !== undefined && code === cart.selected_payment_method?.code && amount !== amountOf(cart)
