// Gift cards as GraphQL answers them, with Adobe Commerce's field names.
import type { Cents } from '../../platform/money.ts'
import { moneyIn } from '../money-shape.ts'
import type { SalesContext } from '../sales-context.ts'
import { shownCode } from './gift-card-code.ts'
import type { GiftCard } from './gift-card-rows.ts'

export function appliedCardShape({ currency }: SalesContext, card: GiftCard, paid: Cents) {
  const money = moneyIn(currency)
  return {
    code: shownCode(card.last4),
    applied_balance: money(paid),
    current_balance: money(card.balanceCents),
    expiration_date: card.expiresOn,
  }
}
