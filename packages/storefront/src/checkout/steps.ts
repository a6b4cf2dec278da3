// The steps of the checkout, which of them are done, and which one may be open.
import type { CartFragment } from '@loftwood/graphql-types'

export const CHECKOUT_STEPS = ['contact', 'shipping', 'delivery', 'payment', 'review'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** Fields of a cart that the guard reads. */
export type StepFacts = Pick<
  CartFragment,
  'email' | 'is_virtual' | 'shipping_addresses' | 'billing_address' | 'selected_payment_method'
> & {
  /** The cart of a signed-in customer, whose account has the e-mail address. */
  isCustomer?: boolean
}

const NOT_FOR_VIRTUAL: readonly CheckoutStep[] = ['shipping', 'delivery']

/** The steps this cart goes through, in order: a virtual cart has no delivery, a customer has no contact step. */
export function stepsFor(cart: Pick<StepFacts, 'is_virtual' | 'isCustomer'>): CheckoutStep[] {
  return CHECKOUT_STEPS.filter(
    (step) =>
      !(cart.is_virtual && NOT_FOR_VIRTUAL.includes(step)) && !(cart.isCustomer && step === 'contact'),
  )
}

const IS_DONE: Record<CheckoutStep, (cart: StepFacts) => boolean> = {
  contact: (cart) => Boolean(cart.email),
  shipping: (cart) => Boolean(cart.shipping_addresses[0]),
  delivery: (cart) => Boolean(cart.shipping_addresses[0]?.selected_shipping_method?.method_code),
  payment: (cart) => Boolean(cart.billing_address) && Boolean(cart.selected_payment_method?.code),
  review: () => false,
}

export function isStepDone(step: CheckoutStep, cart: StepFacts): boolean {
  return IS_DONE[step](cart)
}

/** The first step that still needs something. */
export function firstIncompleteStep(cart: StepFacts): CheckoutStep {
  return stepsFor(cart).find((step) => !isStepDone(step, cart)) ?? 'review'
}

/** Whether only the payment is open, and the bill has an address or may go where the order goes. */
export function isReadyToPay(cart: StepFacts): boolean {
  const isPaidNext = ['payment', 'review'].includes(firstIncompleteStep(cart))
  return isPaidNext && (Boolean(cart.billing_address) || !cart.is_virtual)
}

/** The step to open: the requested one when everything before it is done, else the first incomplete one. */
export function guardStep(requested: string | null | undefined, cart: StepFacts): CheckoutStep {
  const steps = stepsFor(cart)
  const limit = steps.indexOf(firstIncompleteStep(cart))
  const index = steps.findIndex((step) => step === requested)
  return (index >= 0 && index <= limit ? steps[index] : steps[limit]) ?? 'review'
}
