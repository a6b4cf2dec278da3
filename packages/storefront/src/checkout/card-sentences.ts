// What Magento says of a card that was not charged. Only the checkout needs it, so it stays out of other pages' code.
import { SentenceError } from '../platform/data/user-error.ts'
import type { MessageKey } from '../platform/i18n/message-key.ts'

/**
 * Why a card was not charged. Magento's own module sends the first message for every reason; other modules pass on that of
 * the bank or of Braintree.
 */
const CARD_SENTENCES: readonly (readonly [RegExp, MessageKey])[] = [
  [
    /Transaction has been declined|Processor Declined|Do Not Honor|Gateway Rejected: (?:avs|fraud|risk)/i,
    'pay.declined',
  ],
  [/Insufficient Funds|Limit Exceeded/i, 'pay.declined.funds'],
  [/Declined CVV|CVV verification failed|Gateway Rejected: (?:avs_and_)?cvv/i, 'pay.declined.code'],
  [/Expired Card|Card is expired/i, 'pay.declined.expired'],
  [/Gateway Rejected: three_d_secure|Cardholder Authentication Required/i, 'pay.declined.proof'],
  // The same order twice within seconds: the first attempt may have gone through.
  [/Gateway Rejected: duplicate/i, 'pay.unclear'],
  [/payment_method_nonce more than once|Unknown .*payment_method_nonce/i, 'checkout.card.again'],
  [/^(?:Unable to place order: )?Sorry, but something went wrong/, 'pay.declined.trouble'],
]

/** The failure with our own sentence, where it is that of a card. */
export function withCardSentence(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure
  const key = CARD_SENTENCES.find(([said]) => said.test(failure.message))?.[1]
  return key ? new SentenceError(key) : failure
}
