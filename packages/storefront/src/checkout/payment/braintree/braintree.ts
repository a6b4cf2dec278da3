// Cards through Braintree, as Magento's own module takes them: its frames turn the card into a token, which pays when the
// order is placed. Or a card that the customer has saved, by its hash.
import { SentenceError } from '../../../platform/data/user-error.ts'
import { lazyNamed } from '../../../platform/lazy-named.ts'
import type { MessageKey } from '../../../platform/i18n/message-key.ts'
import { BRAINTREE } from '../payment-codes.ts'
import type { PaymentFields, PaymentMethod } from '../payment-method.ts'
import { mountedCard, savedHashIn, type CardField } from './paying-card.ts'

const PROBLEMS: Readonly<Record<CardField, MessageKey>> = {
  number: 'checkout.card.numberError',
  expirationDate: 'checkout.card.expiryError',
  cvv: 'checkout.card.codeError',
}

function problemsOf(fields: PaymentFields): Partial<Record<string, MessageKey>> {
  if (savedHashIn(fields) !== undefined) return {}
  const card = mountedCard()
  if (!card) return { number: 'checkout.card.notLoaded' }
  return Object.fromEntries(card.invalid().map((field) => [field, PROBLEMS[field]]))
}

const prepare: PaymentMethod['prepare'] = async (fields, cart) => {
  const public_hash = savedHashIn(fields)
  const card = mountedCard()
  if (public_hash !== undefined) {
    const device_data = await card?.deviceData()
    return { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash, device_data } }
  }
  if (!card) throw new SentenceError('checkout.card.notLoaded')
  const payment_method_nonce = await card.payableToken(cart)
  const device_data = await card.deviceData()
  const is_active_payment_token_enabler = fields['save'] === 'yes'
  return {
    code: BRAINTREE,
    braintree: { payment_method_nonce, is_active_payment_token_enabler, device_data },
  }
}

export const braintree: PaymentMethod = {
  code: BRAINTREE,
  variants: ['braintree_cc_vault'],
  label: 'checkout.payment.card',
  description: 'checkout.payment.cardDetail',
  nextStep: 'checkout.payment.cardNext',
  needs: 'braintree',
  isHosted: true,
  Form: lazyNamed(() => import('./card-form.tsx'), 'CardForm'),
  validate: problemsOf,
  prepare,
}
