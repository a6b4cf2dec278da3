import { expect, it } from 'vitest'
import { savedCardsIn } from './saved-card.ts'

const token = (details: unknown, type: 'card' | 'account' = 'card') => ({
  __typename: 'PaymentToken' as const,
  public_hash: 'hash',
  payment_method_code: 'braintree',
  type,
  details: typeof details === 'string' ? details : JSON.stringify(details),
})
const visa = { type: 'VI', maskedCC: '1111', expirationDate: '12/2027' }

it('reads brand, last digits and expiry as Magento’s modules write them', () => {
  const card = {
    publicHash: 'hash',
    methodCode: 'braintree',
    brand: 'Visa',
    lastDigits: '1111',
    expiry: '12/27',
  }
  expect(savedCardsIn([token(visa)])).toEqual([card])
  const other = { type: 'MC', maskedCC: '************4444', expirationDate: '1/28' }
  expect(savedCardsIn([token(other)])).toEqual([
    { ...card, brand: 'Mastercard', lastDigits: '4444', expiry: '01/28' },
  ])
})

it('leaves out accounts and what cannot be read, and does without brand and expiry', () => {
  expect(
    savedCardsIn([null, token({}, 'account'), token('oops'), token('null'), token({ type: 'VI' })]),
  ).toEqual([])
  expect(savedCardsIn([token({ type: 'XX', maskedCC: '0005' })])).toMatchObject([{ brand: null, expiry: '' }])
})
