// The steps of the checkout, which of them are done, and which one may be open.
import type { CartFragment } from '@loftwood/graphql-types'

export const CHECKOUT_STEPS = ['address', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/** Steps by the names that addresses had for them. */
const FORMER: Readonly<Record<string, CheckoutStep>> = {
  contact: 'address',
  shipping: 'address',
  review: 'payment',
}

/** Fields of a cart that the guard reads. */
export type StepFacts = Pick<
  CartFragment,
  'email' | 'is_virtual' | 'shipping_addresses' | 'billing_address'
> & {
  /** The cart of a signed-in customer, whose account has the e-mail address. */
  isCustomer?: boolean
}

/** The steps this cart goes through, in order: a virtual cart has no delivery, and needs nothing but a guest's e-mail address. */
export function stepsFor(cart: Pick<StepFacts, 'is_virtual' | 'isCustomer'>): CheckoutStep[] {
  if (!cart.is_virtual) return [...CHECKOUT_STEPS]
  return cart.isCustomer ? ['payment'] : ['address', 'payment']
}

const IS_DONE: Record<CheckoutStep, (cart: StepFacts) => boolean> = {
  address: (cart) =>
    (cart.isCustomer === true || Boolean(cart.email)) &&
    (cart.is_virtual || Boolean(cart.shipping_addresses[0])),
  delivery: (cart) => Boolean(cart.shipping_addresses[0]?.selected_shipping_method?.method_code),
  payment: () => false,
}

export function isStepDone(step: CheckoutStep, cart: StepFacts): boolean {
  return IS_DONE[step](cart)
}

/** The first step that still needs something. */
export function firstIncompleteStep(cart: StepFacts): CheckoutStep {
  return stepsFor(cart).find((step) => !isStepDone(step, cart)) ?? 'payment'
}

/** Whether only the payment is open, and the bill has an address or may go where the order goes. */
export function isReadyToPay(cart: StepFacts): boolean {
  return firstIncompleteStep(cart) === 'payment' && (Boolean(cart.billing_address) || !cart.is_virtual)
}

/** The step to open: the requested one when everything before it is done, else the first incomplete one. */
export function guardStep(requested: string | null | undefined, cart: StepFacts): CheckoutStep {
  const steps = stepsFor(cart)
  const limit = steps.indexOf(firstIncompleteStep(cart))
  const name = FORMER[requested ?? ''] ?? requested
  const index = steps.findIndex((step) => step === name)
  return (index >= 0 && index <= limit ? steps[index] : steps[limit]) ?? 'payment'
}
