import { expect, it } from 'vitest'
import type { Translate } from '../i18n/translator.ts'
import { failureKind, failureText, failureTexts, OperationError } from './operation-error.ts'
import { RefusedError, SentenceError } from './refused-error.ts'

const t: Translate = (key) => key
const refusal = (message: string, extensions: Record<string, unknown> = {}) =>
  ({ graphQLErrors: [{ message, extensions }] }) as never

it('says one after the other what several refusals say', () => {
  const graphQLErrors = ['One', 'Two'].map((message) => ({
    message,
    extensions: { category: 'graphql-input' },
  }))
  const failure = new OperationError({ graphQLErrors } as never)
  expect(failureTexts(failure, t)).toEqual(['One', 'Two'])
  expect(failureText(failure, t)).toBe('One, Two')
})

it.each([
  [{ networkError: new Error('cut'), graphQLErrors: [] } as never, 'offline', 'error.offline'],
  [refusal('x', { status: 503, code: 'UPSTREAM_UNAVAILABLE' }), 'unavailable', 'error.unavailable'],
  [refusal('x', { category: 'graphql-unavailable', code: 'BUSY' }), 'unavailable', 'error.unavailable'],
  [refusal('x', { status: 429 }), 'unavailable', 'error.unavailable'],
  [refusal('No cart', { status: 404, code: 'CART_NOT_FOUND' }), 'gone', 'error.cartGone'],
  [refusal('No such coupon', { category: 'graphql-no-such-entity' }), 'refused', 'No such coupon'],
  [refusal('Not yours', { category: 'graphql-authorization', code: 'NO_GUESTS' }), 'refused', 'Not yours'],
  [
    refusal('Operations on cart "Xy1"', { category: 'graphql-authorization', code: 'CART_NOT_OWN' }),
    'refused',
    'error.cartGone',
  ],
  [refusal('x', { status: 429, code: 'RATE_LIMITED' }), 'unavailable', 'error.tooMany'],
  [refusal('email: is not …', { status: 400, code: 'INVALID_ARGUMENTS' }), 'refused', 'error.notAccepted'],
  [refusal('x', { status: 404, code: 'UNKNOWN_METHOD' }), 'refused', 'error.otherRelease'],
  [refusal('x', { status: 504, code: 'ORDER_UNCONFIRMED' }), 'unavailable', 'checkout.answerLost'],
])('%j is %s', (failure, kind, text) => {
  expect(failureKind(failure)).toBe(kind)
  expect(failureText(new OperationError(failure), t)).toBe(text)
})

it.each([
  refusal('Internal server error'),
  refusal('Variable "$input" got invalid value'),
  refusal('Field "x" is not defined', { category: 'graphql' }),
  refusal('The current user cannot perform operations on cart "Xy1"', { category: 'graphql-authorization' }),
  refusal('Something went wrong', { status: 400, code: 'A_NEW_CODE' }),
  { graphQLErrors: [] } as never,
])('keeps a machine’s sentence from shoppers: %j', (failure) => {
  expect(failureText(new OperationError(failure), t)).toBe('error.notDone')
})

it('of other errors says what is written for shoppers', () => {
  expect(failureText(new SentenceError('pay.declined.code'), t)).toBe('pay.declined.code')
  expect(failureText(new RefusedError('Only 2 are left.'), t)).toBe('Only 2 are left.')
  expect(failureText(new TypeError('x is undefined'), t)).toBe('error.title')
  expect(failureText('?', t)).toBe('error.title')
})

const PAYPAL = 'PayPal gateway has rejected request.'

it.each([
  ['Guest checkout is not allowed. Register a customer account or login with existing one.', 'refused.guest'],
  ['The account sign-in was incorrect or your account is disabled temporarily.', 'refused.signIn'],
  ['There are no source items with the in stock status', 'refused.soldOut'],
  ['The requested qty is not available', 'refused.tooMany'],
  ['Not enough items for sale', 'refused.tooMany'],
  ['Carrier with such method not found: freight, curbside', 'refused.delivery'],
  ['The requested Payment Method is not available.', 'refused.payment'],
  [`${PAYPAL} This transaction couldn't be completed (#10486: Declined).`, 'refused.paypalDeclined'],
  [`Unable to place order: ${PAYPAL} Token is invalid (#10410: Invalid token).`, 'refused.paypalExpired'],
  [`${PAYPAL} Already completed for this token (#10415: Refused).`, 'refused.paypalPaid'],
  [`La passerelle a rejeté la demande. Shipping address (#10736: Error).`, 'refused.paypalAddress'],
  ['Payment Gateway is unreachable at the moment. Please use another.', 'refused.paypalAway'],
  [`${PAYPAL} Internal error (#10001: Internal Error).`, 'refused.paypal'],
])('says in its own words what Magento says: %s', (sentence, key) => {
  const failure = new OperationError(refusal(sentence, { category: 'graphql-input' }))
  expect(failureTexts(failure, t)).toEqual([key])
  expect(failureTexts(new RefusedError(sentence), t)).toEqual([key])
})

it('leaves the precise sentences of our own back end as they are', () => {
  const sentence = 'The requested qty is not available: 3 are left of the Laurier Desk'
  const extensions = { category: 'graphql-input', code: 'QUANTITY_NOT_AVAILABLE' }
  expect(failureTexts(new OperationError(refusal(sentence, extensions)), t)).toEqual([sentence])
})
