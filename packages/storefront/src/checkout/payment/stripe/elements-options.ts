// What Stripe's elements are told of a payment.
import type { StripeElementsOptionsMode } from '@stripe/stripe-js'
import type { ExpressConfig } from '../../../platform/express.ts'
import { shownCents } from './cents.ts'

/** A payment before its order is placed. */
export interface DeferredTerms {
  cents: number
  currency: string
  provider: NonNullable<ExpressConfig['stripe']>
}

/** A payment that has begun has terms of its own. */
export type PaymentTerms = { clientSecret: string } | DeferredTerms

/** @param locale e.g. `fr-CA` */
export const elementsLocale = (locale: string) => (locale === 'fr-CA' ? 'fr-CA' : 'en')

export function deferredOptions({ cents, currency, provider }: DeferredTerms) {
  return {
    mode: 'payment',
    amount: shownCents(cents),
    currency: currency.toLowerCase(),
    captureMethod: provider.capturesLater ? 'manual' : 'automatic',
  } as const satisfies StripeElementsOptionsMode
}
