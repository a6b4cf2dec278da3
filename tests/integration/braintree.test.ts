// Cards through Braintree of a Magento, through the middleware: each order is paid once, whatever becomes of the answer.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, expect, test } from 'vitest'
import { createBraintree } from '../harness/magento-payments/braintree.ts'
import { CARDS, startBraintreeServer } from '../harness/magento-payments/braintree-server.ts'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { readyToPay } from './ready-to-pay.ts'

const commerce = await startCommerce()
const gateway = startBraintreeServer()
/** Answers to placing orders that are still to be lost. */
let losses = 0
const magento = await startPlainMagento(new URL(commerce.graphqlUrl).origin, [createBraintree(gateway)], {
  isLost: ({ query }) => /\bplaceOrder\(/.test(query) && losses-- > 0,
})
const middleware = await startMiddleware({
  commerceUrl: magento.graphqlUrl,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0' },
})

afterAll(async () => {
  await middleware.stop()
  await magento.stop()
  await commerce.stop()
})

interface Answer {
  data?: Record<string, never> & {
    createBraintreeClientToken: string
    placeOrder: { orderV2: { number: string } | null; errors: { code: string; message: string }[] } | null
    setPaymentMethodOnCart: { cart: { selected_payment_method: { code: string } } } | null
  }
  error?: { code: string }
}

/** A guest whose cart has everything but a payment. */
async function shopper() {
  const call = await readyToPay<Answer>(middleware.url)
  const pay = (number: string, device_data?: string) => {
    const payment_method_nonce = gateway.tokenize({ number, expiry: '12/2029' })
    const braintree = { payment_method_nonce, is_active_payment_token_enabler: false, device_data }
    return call('setPaymentMethodOnCart', { payment_method: { code: 'braintree', braintree } })
  }
  return { call, pay }
}

test('the fields in the browser start with a token of Magento’s', async () => {
  const { call } = await shopper()
  const { data } = await call('createBraintreeClientToken')
  expect(JSON.parse(atob(data?.createBraintreeClientToken ?? ''))).toMatchObject({ environment: 'sandbox' })
})

test('a declined card orders nothing, and the next one pays once', async () => {
  const { call, pay } = await shopper()
  const before = gateway.sales.length
  await pay(CARDS.declined)
  const declined = (await call('placeOrder', {})).data?.placeOrder
  expect(declined?.errors).toMatchObject([{ code: 'UNDEFINED', message: /declined/ }])
  gateway.noteDevice('device-1')
  const set = await pay(CARDS.paid, JSON.stringify({ correlation_id: 'device-1' }))
  expect(set.data?.setPaymentMethodOnCart?.cart.selected_payment_method.code).toBe('braintree')
  const placed = (await call('placeOrder', {})).data?.placeOrder
  expect(placed?.orderV2?.number).toMatch(/^\d+$/)
  expect(gateway.sales.slice(before)).toMatchObject([{ number: CARDS.paid, isDeviceKnown: true }])
})

test('an order whose answer is lost is found, and its card is charged once', { retry: 0 }, async () => {
  const { call, pay } = await shopper()
  const before = gateway.sales.length
  await pay(CARDS.paid)
  losses = 1
  const first = await call('placeOrder', {})
  const again = await call('placeOrder', {})
  // Magento says no more of a guest's ordered cart than that it is gone.
  expect([first.error?.code ?? 'placed', again.error?.code ?? 'placed']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:placed|ORDER_NUMBER_UNKNOWN|CART_NOT_FOUND)$/)]),
  )
  expect(gateway.sales).toHaveLength(before + 1)
})

test('two presses at once charge once', { retry: 0 }, async () => {
  const { call, pay } = await shopper()
  const before = gateway.sales.length
  await pay(CARDS.paid)
  const both = await Promise.all([call('placeOrder', {}), call('placeOrder', {})])
  const numbers = new Set(both.map(({ data }) => data?.placeOrder?.orderV2?.number))
  expect(numbers.size).toBe(1)
  expect(gateway.sales).toHaveLength(before + 1)
})
