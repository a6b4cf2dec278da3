// What Magento says in English without a code, whatever the store's language, and what the shop says in its place. Errors
// with a code are those of operation-error.ts.
import type { MessageKey } from '../i18n/message-key.ts'

/** By how the sentence begins, or by PayPal's number in it; the first row that fits counts. */
const SENTENCES: readonly (readonly [RegExp, MessageKey])[] = [
  [/^Guest checkout is not allowed/, 'refused.guest'],
  [/^(?:Unable to place order: )?Please register or login to continue/, 'refused.guest'],
  [/^The account sign-in was incorrect/, 'refused.signIn'],
  [/^Invalid login or password/, 'refused.password'],
  [/^There are no source items with the in stock status/, 'refused.soldOut'],
  [
    /^(?:Could not (?:add|update).*)?The requested (?:qty|quantity) .*(?:not|n't) available/,
    'refused.tooMany',
  ],
  [/^Not enough items for sale/, 'refused.tooMany'],
  [/^Carrier with such method not found/, 'refused.delivery'],
  // https://developer.paypal.com/api/nvp-soap/errors/
  [/#(?:10417|10422|10486): /, 'refused.paypalDeclined'],
  [/#(?:10408|10410|10411|10416): /, 'refused.paypalExpired'],
  [/#(?:10412|10415): /, 'refused.paypalPaid'],
  [/#10736: /, 'refused.paypalAddress'],
  [/PayPal\b.*#\d{5}: /, 'refused.paypal'],
  [/Payment Gateway is unreachable at the moment/, 'refused.paypalAway'],
  [/^PayPal can't process orders with a zero balance/, 'refused.payment'],
  [/^The requested Payment Method is not available/i, 'refused.payment'],
  [/^Unable to place order: (?:A server error|An error)/, 'refused.order'],
]

/** The key of our own sentence; undefined for what has none: it is shown as it came. */
export const plainSentence = (sentence: string): MessageKey | undefined =>
  SENTENCES.find(([start]) => start.test(sentence))?.[1]
