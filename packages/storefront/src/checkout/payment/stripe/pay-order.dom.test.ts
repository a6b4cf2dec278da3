// What the page after an order says of its payment.
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { beforeEach, expect, test } from 'vitest'
import { keepDecline, takeDecline } from '../../declined.ts'
import type { PlacedOrder } from '../../last-order.ts'
import { payOrder } from './pay-order.ts'

const order = { online_payment: { token: 'token' } } as unknown as PlacedOrder
const pageOf = () => 'https://shop.example/checkout/pay'
const startPayment = (token: string) => Promise.resolve(`secret of ${token}`)
const answer = (result: object) => () => Promise.resolve(result as PaymentIntentResult)

/** The decline of an order before this one. */
beforeEach(() => keepDecline(sessionStorage, { type: 'card_error', code: 'expired_card' }))

test('a payment that went through says nothing, nor does the decline of an order before', async () => {
  const sent: string[][] = []
  const confirm = (...given: string[]) => {
    sent.push(given)
    return answer({ paymentIntent: { status: 'succeeded' } })()
  }
  await payOrder(order, { startPayment, confirm, pageOf })
  expect(sent).toEqual([['secret of token', pageOf()]])
  expect(takeDecline(sessionStorage)).toBeNull()
})

test('a decline is told by its code', async () => {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }
  await payOrder(order, { startPayment, confirm: answer({ error }), pageOf })
  expect(takeDecline(sessionStorage)).toEqual(error)
})

test('a payment without an answer may have been made', async () => {
  await payOrder(order, { startPayment, confirm: () => Promise.reject(new Error('cut')), pageOf })
  expect(takeDecline(sessionStorage)).toEqual({ type: 'api_connection_error' })
})

test('a payment that could not begin needs no explanation', async () => {
  let confirmed = 0
  const confirm = () => {
    confirmed += 1
    return answer({})()
  }
  await payOrder(order, { startPayment: () => Promise.reject(new Error('429')), confirm, pageOf })
  expect([confirmed, takeDecline(sessionStorage)]).toEqual([0, null])
})
