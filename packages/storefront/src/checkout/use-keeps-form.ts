// A payment form whose fields are frames of a provider's: what is typed there exists only while the form is in the page.
import type { CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { paymentMethodOf } from './payment/payment-methods.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Whether the payment step's form stays in the page while another step is open. */
export function useKeepsForm(
  cart: CartFragment,
  { step, draft }: Pick<CheckoutState, 'step' | 'draft'>,
): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (step === 'payment' && !wasOpen) setWasOpen(true)
  const code = draft.payment.code || cart.selected_payment_method?.code
  return wasOpen && paymentMethodOf(code)?.isHosted === true
}
