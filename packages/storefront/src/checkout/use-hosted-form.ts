// A payment form whose fields are frames of a provider's: what is typed there exists only while the form is in the page.
import type { CartFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { paymentMethodOf } from './payment/payment-methods.ts'
import type { CheckoutState } from './use-checkout.ts'

interface HostedForm {
  /** Whether the payment step's form stays in the page while another step is open. */
  isKept: boolean
  /** Whether a refused order has used up what the cart would be paid with, so that the payment has to be set again. */
  isSpent: boolean
}

export function useHostedForm(
  cart: CartFragment,
  { step, draft }: Pick<CheckoutState, 'step' | 'draft'>,
): HostedForm {
  const [wasOpen, setWasOpen] = useState(false)
  if (step === 'payment' && !wasOpen) setWasOpen(true)
  const selected = cart.selected_payment_method?.code
  const isHosted = (code: string | undefined) => paymentMethodOf(code)?.isHosted === true
  return { isKept: wasOpen && isHosted(draft.payment.code || selected), isSpent: isHosted(selected) }
}
