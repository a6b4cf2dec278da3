// The card that has paid an order, from what the back end says of its payment.
import type { OrderFragment } from '@loftwood/graphql-types'
import { brandOf, digitsAtEnd, type CardName } from '../customer/saved-card.ts'

type Payment = NonNullable<NonNullable<OrderFragment['payment_methods']>[number]>

/** By the names that Magento's Braintree module stores; null where the back end says nothing of a card. */
export function paidWith({ additional_data: data }: Pick<Payment, 'additional_data'>): CardName | null {
  const valueOf = (name: string) => data?.find((entry) => entry?.name === name)?.value ?? ''
  const lastDigits = digitsAtEnd(valueOf('cc_number'))
  return lastDigits === '' ? null : { brand: brandOf(valueOf('cc_type')), lastDigits }
}
