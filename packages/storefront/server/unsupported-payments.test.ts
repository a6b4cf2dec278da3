import { expect, test, vi } from 'vitest'
import { PAYMENT_CODES } from '../src/checkout/payment/payment-codes.ts'
import { createPaymentWatch } from './unsupported-payments.ts'

const cartWith = (...codes: string[]) => {
  const available_payment_methods = codes.map((code) => ({
    __typename: 'AvailablePaymentMethod',
    code,
    title: 'A [b]',
  }))
  return Buffer.from(
    JSON.stringify({ data: { cart: { id: 'a', available_payment_methods, items: [{ code: 'x' }] } } }),
  )
}

test('a payment method without a module is logged once per process', () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const watch = createPaymentWatch({ warn })
  for (let time = 0; time < 3; time += 1)
    watch(cartWith('checkmo', 'adyen_cc', 'braintree', 'braintree_cc_vault', 'klarna_kp'))
  watch(cartWith())
  watch(Buffer.from('{"data":{"products":null}}'))
  watch(Buffer.from('{"available_payment_methods":[{"code":"cut'))
  expect(warn.mock.calls.map(([fields]) => fields)).toEqual([{ code: 'adyen_cc' }, { code: 'klarna_kp' }])
})

test('invented codes do not fill the memory', () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const watch = createPaymentWatch({ warn })
  for (let code = 0; code < 1_000; code += 1) watch(cartWith(`invented_${code}`))
  expect(warn).toHaveBeenCalledTimes(101 - PAYMENT_CODES.length)
})
