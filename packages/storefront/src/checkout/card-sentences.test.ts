import { expect, it } from 'vitest'
import { UserError, SentenceError } from '../platform/data/user-error.ts'
import { withCardSentence } from './card-sentences.ts'

it.each([
  ['Transaction has been declined. Please try again later.', 'pay.declined'],
  ['Unable to place order: Transaction has been declined. Please try again later.', 'pay.declined'],
  ['Insufficient Funds', 'pay.declined.funds'],
  ['Card Issuer Declined CVV', 'pay.declined.code'],
  ['CVV verification failed.', 'pay.declined.code'],
  ['Expired Card', 'pay.declined.expired'],
  ['Gateway Rejected: fraud', 'pay.declined'],
  ['Gateway Rejected: three_d_secure', 'pay.declined.proof'],
  ['Gateway Rejected: duplicate', 'pay.unclear'],
  ['Cannot use a payment_method_nonce more than once.', 'checkout.card.again'],
  ['Sorry, but something went wrong', 'pay.declined.trouble'],
])('says in its own words why a card was not charged: %s', (sentence, key) => {
  expect(withCardSentence(new UserError(sentence))).toEqual(new SentenceError(key as SentenceError['key']))
})

it('leaves other failures as they are', () => {
  const failure = new UserError('Only 2 are left.')
  expect(withCardSentence(failure)).toBe(failure)
  expect(withCardSentence(undefined)).toBeUndefined()
})
