import { expect, it } from 'vitest'
import type { Translate } from '../i18n/translator.ts'
import { failureKind, failureText, failureTexts, OperationError } from './operation-error.ts'
import { UserError, SentenceError } from './user-error.ts'

const t: Translate = (key) => key
const userError = (message: string, extensions: Record<string, unknown> = {}) =>
  ({ graphQLErrors: [{ message, extensions }] }) as never

it('says one after the other what several user errors say', () => {
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
  [userError('x', { status: 503, code: 'UPSTREAM_UNAVAILABLE' }), 'unavailable', 'error.unavailable'],
  [userError('x', { category: 'graphql-unavailable', code: 'BUSY' }), 'unavailable', 'error.unavailable'],
  [userError('x', { status: 429 }), 'unavailable', 'error.unavailable'],
  [userError('No cart', { status: 404, code: 'CART_NOT_FOUND' }), 'gone', 'error.cartGone'],
  [userError('No such coupon', { category: 'graphql-no-such-entity' }), 'refused', 'No such coupon'],
  [userError('Not yours', { category: 'graphql-authorization', code: 'NO_GUESTS' }), 'refused', 'Not yours'],
  [
    userError('Operations on cart "Xy1"', { category: 'graphql-authorization', code: 'CART_NOT_OWN' }),
    'refused',
    'error.cartGone',
  ],
  [userError('x', { status: 429, code: 'RATE_LIMITED' }), 'unavailable', 'error.tooMany'],
  [userError('email: is not …', { status: 400, code: 'INVALID_ARGUMENTS' }), 'refused', 'error.notAccepted'],
  [userError('x', { status: 404, code: 'UNKNOWN_METHOD' }), 'refused', 'error.otherRelease'],
  [userError('x', { status: 504, code: 'ORDER_UNCONFIRMED' }), 'unavailable', 'checkout.answerLost'],
])('%j is %s', (failure, kind, text) => {
  expect(failureKind(failure)).toBe(kind)
  expect(failureText(new OperationError(failure), t)).toBe(text)
})

it.each([
  userError('Internal server error'),
  userError('Variable "$input" got invalid value'),
  userError('Field "x" is not defined', { category: 'graphql' }),
  userError('The current user cannot perform operations on cart "Xy1"', {
    category: 'graphql-authorization',
  }),
  userError('Something went wrong', { status: 400, code: 'A_NEW_CODE' }),
  { graphQLErrors: [] } as never,
])('keeps a machine’s sentence from shoppers: %j', (failure) => {
  expect(failureText(new OperationError(failure), t)).toBe('error.notDone')
})

it('of other errors says what is written for shoppers', () => {
  expect(failureText(new SentenceError('pay.declined.code'), t)).toBe('pay.declined.code')
  expect(failureText(new UserError('Only 2 are left.'), t)).toBe('Only 2 are left.')
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
  const failure = new OperationError(userError(sentence, { category: 'graphql-input' }))
  expect(failureTexts(failure, t)).toEqual([key])
  expect(failureTexts(new UserError(sentence), t)).toEqual([key])
})

it('says the plain sentence where the back end has one besides Magento’s', () => {
  const extensions = { category: 'graphql-input', code: 'CART_EMPTY', plain: 'Your cart is empty.' }
  const failure = new OperationError(userError('Cart does not contain products.', extensions))
  expect(failureTexts(failure, t)).toEqual(['Your cart is empty.'])
})

it('leaves the precise sentences of our own back end as they are', () => {
  const sentence = 'The requested qty is not available: 3 are left of the Laurier Desk'
  const extensions = { category: 'graphql-input', code: 'QUANTITY_NOT_AVAILABLE' }
  expect(failureTexts(new OperationError(userError(sentence, extensions)), t)).toEqual([sentence])
})
