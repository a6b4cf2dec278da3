// PayPal Express of a Magento through the middleware: paid is ordered, to the cent, and nothing twice.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, expect, test } from 'vitest'
import { createBraintree } from '../harness/magento-payments/braintree.ts'
import { createPaypal } from '../harness/magento-payments/paypal.ts'
import { startPlainMagento } from '../harness/plain-magento.ts'
import { readyToPay } from './ready-to-pay.ts'

const commerce = await startCommerce()
const paypal = createPaypal('https://shop.example.com/')
const magento = await startPlainMagento(new URL(commerce.graphqlUrl).origin, [paypal, createBraintree()])
const middleware = await startMiddleware({
  commerceUrl: magento.graphqlUrl,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0' },
})

afterAll(async () => {
  await middleware.stop()
  await magento.stop()
  await commerce.stop()
})

interface Cart {
  prices: { grand_total: { value: number } }
  selected_payment_method: { code: string }
  available_payment_methods: { code: string }[]
}

interface Answer {
  data: Record<string, never> & {
    createPaypalExpressToken: { token: string; paypal_urls: { start: string } } | null
    setPaymentMethodOnCart: { cart: Cart } | null
    placeOrder: { orderV2: { number: string } | null; errors: { code: string; message: string }[] }
    cart: Cart
  }
  errors?: { message: string }[]
}

/** A shopper whose cart has everything but a payment. */
async function shopper() {
  const call = await readyToPay<Answer>(middleware.url)
  const paths = { return_url: 'checkout/paypal', cancel_url: 'checkout/paypal' }
  return {
    call,
    begin: async () => {
      const { data: begun } = await call('createPaypalExpressToken', { code: 'paypal_express', urls: paths })
      const token = begun.createPaypalExpressToken?.token ?? ''
      const payment = paypal.payments.get(token)
      if (!payment) throw new Error('PayPal knows no such payment')
      return { token, payment }
    },
    set: (token: string, payer_id: string) =>
      call('setPaymentMethodOnCart', {
        payment_method: { code: 'paypal_express', paypal_express: { token, payer_id } },
      }),
    // Another tab names the cart that it shows, whose cookie is gone by then.
    place: async (cart_id?: string) => (await call('placeOrder', { cart_id })).data.placeOrder,
  }
}

test('an approved payment is taken once, whoever sends the order how often', { retry: 0 }, async () => {
  const { call, begin, set, place } = await shopper()
  const { token, payment } = await begin()
  expect(payment.returnUrl).toBe('https://shop.example.com/checkout/paypal/')
  payment.payerId = 'PAYER2X'
  const { cart } = (await set(token, 'PAYER2X')).data.setPaymentMethodOnCart ?? {}
  expect(cart?.selected_payment_method.code).toBe('paypal_express')
  // The page that PayPal sends shoppers back to is loaded again.
  await set(token, 'PAYER2X')
  expect((await call('cart')).data.cart.available_payment_methods).toContainEqual(
    expect.objectContaining({ code: 'paypal_express' }),
  )
  const before = paypal.charges.length
  const orders = await Promise.all([place(), place(), place(payment.cartId)])
  orders.push(await place(payment.cartId))
  expect(new Set(orders.map(({ orderV2 }) => orderV2?.number)).size).toBe(1)
  expect(orders[0]?.orderV2?.number).toMatch(/^\d{9}$/)
  expect(paypal.charges.slice(before)).toEqual([
    expect.objectContaining({ total: cart?.prices.grand_total.value }),
  ])
  expect(magento.userErrors).toEqual([])
})

test('a declined payment leaves the cart as it is, and another one pays for it', async () => {
  const { begin, set, place } = await shopper()
  const first = await begin()
  Object.assign(first.payment, { payerId: 'P1', isDeclined: true })
  await set(first.token, 'P1')
  const declined = await place()
  expect(declined.orderV2).toBeNull()
  expect(declined.errors[0]?.message).toContain('#10486: ')
  const second = await begin()
  second.payment.payerId = 'P1'
  await set(second.token, 'P1')
  expect((await place()).orderV2?.number).toMatch(/^\d{9}$/)
  expect(first.payment.isPaid).toBe(false)
})

test('a payment that is not approved, expired or unknown is not set', async () => {
  const { begin, set } = await shopper()
  const { token, payment } = await begin()
  expect((await set(token, 'P1')).errors?.[0]?.message).toContain('#10419: ')
  payment.isExpired = true
  expect((await set(token, 'P1')).errors?.[0]?.message).toContain('#10411: ')
  expect((await set('EC-1', 'P1')).errors?.[0]?.message).toContain('#10410: ')
})
