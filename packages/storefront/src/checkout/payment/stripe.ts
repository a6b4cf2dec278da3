// Cards and wallets through Stripe: the order is placed first, then paid on `paths.pay`; its script loads there, and for express buttons.
import type { PaymentMethod } from './payment-method.ts'

/** The code of Stripe's own Magento module. */
export const stripe: PaymentMethod = {
  code: 'stripe_payments',
  label: 'checkout.payment.stripe',
  description: 'checkout.payment.stripeDetail',
  nextStep: 'checkout.payment.stripeNext',
  isOnline: true,
  needs: 'orderPayments',
  prepare: () => Promise.resolve({ code: 'stripe_payments' }),
}
