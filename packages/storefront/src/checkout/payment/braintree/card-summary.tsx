// Which card pays, in the summary of the payment step.
import { useCardName } from '../../../customer/use-card-name.ts'
import { useSavedCards } from '../../../customer/use-saved-cards.ts'
import type { PaymentSummaryProps } from '../payment-method.ts'

export function CardSummary({ paidWith, title }: PaymentSummaryProps) {
  const nameOf = useCardName()
  const { cards } = useSavedCards()
  const { hash, brand = '', digits: lastDigits } = paidWith
  if (lastDigits) return nameOf({ brand: brand || null, lastDigits })
  const card = cards?.find(({ publicHash }) => publicHash === hash)
  return card ? nameOf(card) : title
}
