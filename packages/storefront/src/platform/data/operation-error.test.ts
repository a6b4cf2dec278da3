import { expect, it } from 'vitest'
import type { Translate } from '../i18n/translator.ts'
import { failureKind, failureText, OperationError } from './operation-error.ts'

const t: Translate = (key) => key
const refusal = (message: string, extensions: Record<string, unknown> = {}) =>
  ({ graphQLErrors: [{ message, extensions }] }) as never

it('joins the messages of the back end with commas', () => {
  const failure = {
    graphQLErrors: [
      { message: 'One', extensions: { category: 'graphql-input' } },
      { message: 'Two', extensions: { category: 'graphql-input' } },
    ],
  } as never
  expect(failureText(new OperationError(failure), t)).toBe('One, Two')
})

it.each([
  [{ networkError: new Error('cut'), graphQLErrors: [] } as never, 'offline', 'error.offline'],
  [refusal('x', { status: 503, code: 'UPSTREAM_UNAVAILABLE' }), 'unavailable', 'error.unavailable'],
  [refusal('x', { status: 429 }), 'unavailable', 'error.unavailable'],
  [refusal('No cart', { status: 404, code: 'CART_NOT_FOUND' }), 'gone', 'No cart'],
  [refusal('No such coupon', { category: 'graphql-no-such-entity' }), 'refused', 'No such coupon'],
  [refusal('Internal server error'), 'refused', 'error.title'],
  [refusal('x', { status: 429, code: 'RATE_LIMITED' }), 'unavailable', 'error.tooMany'],
  [refusal('email: is not …', { status: 400, code: 'INVALID_ARGUMENTS' }), 'refused', 'error.notAccepted'],
])('%j is %s', (failure, kind, text) => {
  expect(failureKind(failure)).toBe(kind)
  expect(failureText(new OperationError(failure), t)).toBe(text)
})

it('returns the message of other errors', () => {
  expect(failureText(new Error('first user error'), t)).toBe('first user error')
  expect(failureText('?', t)).toBe('error.title')
})
