// The registry of payment methods, in the order they are offered. To add one, write its module and name it here.
import { bankTransfer, checkmo, free } from './offline-methods.ts'
import type { PaymentMethod } from './payment-method.ts'
import { purchaseOrder } from './purchase-order.tsx'

export const PAYMENT_METHODS: readonly PaymentMethod[] = [free, bankTransfer, checkmo, purchaseOrder]

type Available = readonly ({ code: string } | null)[] | null | undefined

/** The methods that the back end offers for this cart and the shop supports. */
export function offeredMethods(available: Available, methods = PAYMENT_METHODS): PaymentMethod[] {
  const codes = new Set((available ?? []).map((method) => method?.code))
  return methods.filter((method) => codes.has(method.code))
}

/** The method of a code; undefined for an unsupported one. */
export function paymentMethodOf(
  code: string | null | undefined,
  methods = PAYMENT_METHODS,
): PaymentMethod | undefined {
  return methods.find((method) => method.code === code)
}
