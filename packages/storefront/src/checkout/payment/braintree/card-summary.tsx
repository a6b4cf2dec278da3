// Which card pays, in the summary of the payment step.
import { useCardName } from '../../../customer/use-card-name.ts'
import { useSavedCards } from '../../../customer/use-saved-cards.ts'
import type { PaymentSummaryProps } from '../payment-method.ts'
import { savedHashIn } from './braintree.ts'
import { mountedCard } from './mounted-card.ts'

/** After a reload nobody knows which new card was typed. */
export function CardSummary({ fields, title }: PaymentSummaryProps) {
  const nameOf = useCardName()
  const { cards } = useSavedCards()
  const hash = savedHashIn(fields)
  const card =
    hash === undefined ? mountedCard()?.latest() : cards?.find(({ publicHash }) => publicHash === hash)
  return card ? nameOf(card) : title
}
