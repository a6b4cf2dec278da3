// Which payment methods a cart has, and which one is chosen.
import type { CartFragment } from '@loftwood/graphql-types'
import { usePageContext } from 'vike-react/usePageContext'
import { documentSettings } from '../platform/settings.ts'
import { hasFeature } from '../platform/use-feature.ts'
import type { CheckoutDraft } from './draft.ts'
import { useExpress } from '../platform/use-express.ts'
import type { PaymentMethod } from './payment/payment-method.ts'
import {
  offeredMethods,
  paymentMethodOf,
  PAYMENT_METHODS,
  unsupportedMethods,
  type OfferedMethod,
} from './payment/payment-methods.ts'
import { stripe, stripeInStep } from './payment/stripe/stripe.ts'
import { useUsualPayment } from './use-usual-payment.ts'

export interface PaymentChoice {
  methods: readonly OfferedMethod[]
  /** Names of what the back end offers and the shop does not support. */
  unsupported: readonly string[]
  /** Chosen by an express button. */
  express: PaymentMethod | undefined
  /** What the shopper has chosen, else what the cart has, else how the last order was paid, else the only one. */
  chosen: OfferedMethod | undefined
}

/** The back end may name a method online that it takes in another way. */
function useSupportedMethods(): readonly PaymentMethod[] {
  const pageContext = usePageContext()
  const { stripe: provider } = useExpress()
  const isInStep = provider !== undefined && documentSettings().mayLoadExpress === true
  return PAYMENT_METHODS.filter(({ needs }) => needs === undefined || hasFeature(pageContext, needs)).map(
    (method) => (isInStep && method === stripe ? stripeInStep : method),
  )
}

interface Choice {
  draft: CheckoutDraft
  /** A code that comes from the address, which anybody can write into a link. */
  express: string | null
  isCustomer: boolean
}

export function usePaymentChoice(
  cart: CartFragment,
  { draft, express: code, isCustomer }: Choice,
): PaymentChoice {
  const supported = useSupportedMethods()
  const usual = useUsualPayment(isCustomer)
  const available = cart.available_payment_methods
  const methods = offeredMethods(available, supported)
  const express = methods.find((method) => method.leave && method.code === code)
  const requested = express?.code || draft.payment.code || cart.selected_payment_method?.code || usual
  const only = methods.length === 1 ? methods[0] : undefined
  const chosen = methods.find((method) => method.code === paymentMethodOf(requested)?.code) ?? only
  return { methods, unsupported: unsupportedMethods(available, supported), express, chosen }
}
