// A payment form whose fields are frames of a provider's: what is typed there exists only while the form is in the page.
import { useState } from 'react'
import type { CheckoutState } from './use-checkout.ts'

/** Whether the payment step's form stays in the page while another step is open. */
export function useKeepsForm({ step, payment }: Pick<CheckoutState, 'step' | 'payment'>): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (step === 'payment' && !wasOpen) setWasOpen(true)
  return wasOpen && payment.chosen?.isHosted === true
}
