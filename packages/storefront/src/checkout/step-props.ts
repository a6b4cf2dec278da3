// Props of every checkout step.
import type { CartFragment } from '@loftwood/graphql-types'
import type { CheckoutState } from './use-checkout.ts'

export interface StepProps {
  cart: CartFragment
  checkout: CheckoutState
}
