// Why a card was not charged, in a sentence for the shopper. The provider's own codes; its sentences are not shown.
import type { StripeError } from '@stripe/stripe-js'
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

type Declined = Pick<StripeError, 'type' | 'code' | 'decline_code'>

/** null for what the provider's form says beside its own field. */
export function declineText({ type, code, decline_code: reason }: Declined): MessageKey | null {
  if (type === 'validation_error') return null
  const known = TEXTS[reason ?? ''] ?? TEXTS[code ?? '']
  return known ?? (type === 'card_error' ? 'pay.declined' : 'pay.declined.trouble')
}
