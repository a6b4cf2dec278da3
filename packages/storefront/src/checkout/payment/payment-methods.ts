// The registry of payment methods, in the order they are offered. To add one, write its module and name it here.
import { braintree } from './braintree/braintree.ts'
import { bankTransfer, cashOnDelivery, checkmo, free } from './offline-methods.ts'
import type { PaymentMethod } from './payment-method.ts'
import { paypal } from './paypal/paypal.ts'
import { purchaseOrder } from './purchase-order.tsx'
import { stripe } from './stripe/stripe.ts'

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  free,
  stripe,
  braintree,
  paypal,
  bankTransfer,
  checkmo,
  cashOnDelivery,
  purchaseOrder,
]

interface Available {
  code: string
  title: string
  days_to_pay?: number | null
}

type AllAvailable = readonly (Available | null)[] | null | undefined

/** A method as the back end offers it for a cart. */
export interface OfferedMethod extends PaymentMethod {
  /** The back end's own name for it. */
  title: string
  /** Within how many days the money has to arrive; null where no day ends the order. */
  daysToPay: number | null
}

/** The methods that the back end offers for this cart and the shop supports. */
export function offeredMethods(available: AllAvailable, methods = PAYMENT_METHODS): OfferedMethod[] {
  return methods.flatMap((method) => {
    const found = available?.find((each) => each?.code === method.code)
    return found ? [{ ...method, title: found.title, daysToPay: found.days_to_pay ?? null }] : []
  })
}

/** Names of the methods that the back end offers and the shop does not support. */
export function unsupportedMethods(available: AllAvailable, methods = PAYMENT_METHODS): string[] {
  return (available ?? []).flatMap((method) =>
    method && !paymentMethodOf(method.code, methods) ? [method.title] : [],
  )
}

/** The method of a code; undefined for an unsupported one. */
export function paymentMethodOf(
  code: string | null | undefined,
  methods = PAYMENT_METHODS,
): PaymentMethod | undefined {
  return methods.find((method) => method.code === code || method.variants?.some((each) => each === code))
}

/** Whether the days of delivery count from the arrival of the money. */
export const isPaidFirst = (code: string | null | undefined): boolean =>
  paymentMethodOf(code)?.isPaidFirst === true
