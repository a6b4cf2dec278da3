import { expect, it } from 'vitest'
import { offeredMethods, paymentMethodOf } from './payment-methods.ts'

it('offers what the back end allows and the shop knows, in its own order', () => {
  const available = [{ code: 'checkmo' }, null, { code: 'stripe' }, { code: 'banktransfer' }]
  expect(offeredMethods(available).map((method) => method.code)).toEqual(['banktransfer', 'checkmo'])
  expect(offeredMethods(null)).toEqual([])
  expect(paymentMethodOf('stripe')).toBeUndefined()
})

it('sends the number of a purchase order, which must be there', async () => {
  const method = paymentMethodOf('purchaseorder')
  expect(method?.validate?.({ number: '  ' })).toEqual({ number: 'checkout.error.purchaseOrder' })
  expect(method?.validate?.({ number: 'PO-7' })).toEqual({})
  expect(await method?.prepare({ number: ' PO-7 ' })).toEqual({
    code: 'purchaseorder',
    purchase_order_number: 'PO-7',
  })
})

it.each(['checkmo', 'banktransfer', 'free'])('asks nothing for %s', async (code) => {
  expect(await paymentMethodOf(code)?.prepare({})).toEqual({ code })
})
