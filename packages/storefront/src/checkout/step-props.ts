// What every step of the checkout is given.
import type { CartFragment } from '@loftwood/graphql-types'
import type { CheckoutState } from './use-checkout.ts'

export interface StepProps {
  cart: CartFragment
  checkout: CheckoutState
}
