// PayPal Express of a Magento: approved on PayPal's own page, charged when the order is placed. No script of PayPal runs here.
import { paths } from '../../../paths.ts'
import { PAYPAL_EXPRESS } from '../payment-codes.ts'
import type { PaymentMethod } from '../payment-method.ts'
import { writeVisit } from './paypal-visit.ts'

/** PayPal's button then says that the shopper goes on in the shop, not that they pay there: the order is placed afterwards. */
function withContinue(address: string): string {
  const url = new URL(address)
  url.searchParams.set('useraction', 'continue')
  return url.href
}

export const paypal: PaymentMethod = {
  code: PAYPAL_EXPRESS,
  label: 'checkout.payment.paypal',
  description: 'checkout.payment.paypalDetail',
  nextStep: 'checkout.payment.paypalNext',
  needs: 'paypalExpress',
  leave: async (cart, { calls, back }) => {
    const { token, address } = await calls.beginPaypal(paths.paypal.slice(1))
    const total = cart.prices?.grand_total?.value ?? null
    writeVisit(localStorage, {
      state: 'left',
      token,
      payerId: '',
      cartId: cart.id,
      total,
      back,
      at: Date.now(),
    })
    return withContinue(address)
  },
  prepare: ({ token = '', payerId = '' }) =>
    Promise.resolve({ code: PAYPAL_EXPRESS, paypal_express: { token, payer_id: payerId } }),
}
