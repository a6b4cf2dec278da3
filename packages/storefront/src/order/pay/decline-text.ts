// Why a card was not charged, in a sentence for the shopper. The provider's own codes; its sentences are not shown.
import type { Decline } from '../../checkout/declined.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'

const TEXTS: Readonly<Record<string, MessageKey>> = {
  insufficient_funds: 'pay.declined.funds',
  withdrawal_count_limit_exceeded: 'pay.declined.funds',
  card_velocity_exceeded: 'pay.declined.funds',
  incorrect_cvc: 'pay.declined.code',
  invalid_cvc: 'pay.declined.code',
  expired_card: 'pay.declined.expired',
  invalid_expiry_month: 'pay.declined.expired',
  invalid_expiry_year: 'pay.declined.expired',
  authentication_required: 'pay.declined.proof',
  payment_intent_authentication_failure: 'pay.declined.proof',
  processing_error: 'pay.declined.trouble',
  issuer_not_available: 'pay.declined.trouble',
  reenter_transaction: 'pay.declined.trouble',
  try_again_later: 'pay.declined.trouble',
}

/** Whether the provider has answered: else nobody knows yet whether the card was charged. */
export const isAnswered = ({ type }: Decline) => type === 'card_error' || type === 'validation_error'

/** null for what the provider's form says beside its own field. */
export function declineText(error: Decline): MessageKey | null {
  if (error.type === 'validation_error') return null
  if (!isAnswered(error)) return 'pay.unclear'
  return TEXTS[error.decline_code ?? ''] ?? TEXTS[error.code ?? ''] ?? 'pay.declined'
}
