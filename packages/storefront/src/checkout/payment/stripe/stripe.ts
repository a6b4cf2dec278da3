// Cards and wallets through Stripe. The order is placed first, then paid: by the form in the payment step in documents that may
// load the provider's script, as express buttons need it, else on `paths.pay`.
import { SentenceError } from '../../../platform/data/user-error.ts'
import { ShownFailure } from '../../../platform/forms/shown-failure.ts'
import { lazyNamed } from '../../../platform/lazy-named.ts'
import { toCents } from './cents.ts'
import type { PaymentMethod } from '../payment-method.ts'
import { mountedForm } from './card-in-step.ts'

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

export const stripeInStep: PaymentMethod = {
  ...stripe,
  // Wallets have the express buttons.
  label: 'checkout.payment.card',
  isOwnLabel: true,
  description: 'checkout.payment.cardDetail',
  isHosted: true,
  Form: lazyNamed(() => import('./stripe-form.tsx'), 'StripeForm'),
  async prepare(fields, cart) {
    const form = mountedForm()
    if (!form) throw new SentenceError('checkout.card.notLoaded')
    const error = await form.check(toCents(cart.prices?.grand_total))
    if (error?.type === 'validation_error') throw new ShownFailure(error)
    if (error) throw new SentenceError('checkout.card.notAccepted')
    return stripe.prepare(fields, cart)
  },
}
