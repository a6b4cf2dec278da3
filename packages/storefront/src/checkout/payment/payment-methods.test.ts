import { expect, it } from 'vitest'
import { makeCart } from '../../cart/testing/make-cart.ts'
import { offeredMethods, PAYMENT_METHODS, paymentMethodOf, unsupportedMethods } from './payment-methods.ts'
import { PAYMENT_CODES } from './payment-codes.ts'
import { sampleCard } from './testing/sample-card.tsx'

const codesOf = (methods: readonly { code: string }[]) => methods.map(({ code }) => code)

it('offers methods that both back end and shop support, in the order of the shop', () => {
  const available = [
    { code: 'checkmo', title: 'Cheque to Ann' },
    null,
    { code: 'adyen_cc', title: 'Card' },
    { code: 'banktransfer', title: 'Transfer' },
  ]
  expect(codesOf(offeredMethods(available))).toEqual(['banktransfer', 'checkmo'])
  expect(offeredMethods(available).map(({ title }) => title)).toEqual(['Transfer', 'Cheque to Ann'])
  expect(unsupportedMethods(available)).toEqual(['Card'])
  expect(offeredMethods(null)).toEqual([])
})

it('puts what shoppers like best first: cards, PayPal, then transfers and what is paid later', () => {
  expect(codesOf(PAYMENT_METHODS)).toEqual([
    'free',
    'stripe_payments',
    'braintree',
    'paypal_express',
    'banktransfer',
    'checkmo',
    'cashondelivery',
    'purchaseorder',
  ])
})

it('has a module for every code that the server takes as supported', () => {
  const codes = PAYMENT_METHODS.flatMap(({ code, variants = [] }) => [code, ...variants])
  expect(codes.toSorted()).toEqual([...PAYMENT_CODES].toSorted())
})

it('knows a cart that is paid with a saved card by the card’s method', () => {
  expect(paymentMethodOf('braintree_cc_vault')?.code).toBe('braintree')
  const available = [
    { code: 'braintree_cc_vault', title: 'Stored cards' },
    { code: 'braintree', title: 'Credit card' },
  ]
  expect(codesOf(offeredMethods(available))).toEqual(['braintree'])
  expect(unsupportedMethods(available)).toEqual([])
})

it('takes a method with a client step through the checkout as it is', async () => {
  const methods = [...PAYMENT_METHODS, sampleCard((holder) => Promise.resolve(`token of ${holder}`))]
  const [card] = offeredMethods([{ code: 'samplecard', title: 'Card' }], methods)
  expect(paymentMethodOf('samplecard', methods)?.code).toBe(card?.code)
  expect(card?.validate?.({ holder: ' ' })).toEqual({ holder: 'form.required' })
  expect(card?.Form).toBeDefined()

  const payment = await card?.prepare({ holder: 'Nora' }, makeCart())
  expect(payment).toEqual({ code: 'samplecard', purchase_order_number: 'token of Nora' })
})

it('says before the call why a client step did not work', async () => {
  const card = sampleCard(() => Promise.reject(new Error('The card was declined')))
  await expect(card.prepare({ holder: 'Nora' }, makeCart())).rejects.toThrow('The card was declined')
})
