// The state of the payment step: the method, a separate billing address and the terms are checked together. One press saves
// what the cart does not have yet, and places the order.
import type { CartAddressInput, CartFragment } from '@loftwood/graphql-types'
import type { FieldProblem } from '@loftwood/ui/error-summary'
import { useState, type SubmitEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { toCartAddress, type AddressValues } from '../customer/address/address-values.ts'
import { focusFirst, stillWrong } from '../platform/forms/field-errors.ts'
import type { Submission } from '../platform/forms/use-submit.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { agreementId, type Agreements } from './agreements.tsx'
import { isBilledToDelivery, useBilling, type BillingProps } from './billing-address.tsx'
import type { CheckoutDraft } from './draft.ts'
import { isSamePlace, saveBilling, type BillingPlace } from './driver.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { clearVisit } from './payment/paypal/paypal-visit.ts'
import type { PaymentMethod } from './payment/payment-method.ts'
import { paymentMethodOf } from './payment/payment-methods.ts'
import type { PlaceOrderState } from './use-place-order.ts'

/** Errors of the chosen method as texts by field, `method` for none chosen. */
function usePaymentErrors(): (
  method: PaymentMethod | undefined,
  draft: CheckoutDraft,
) => Record<string, string> {
  const t = useT()
  return (method, draft) => {
    if (!method) return { method: t('checkout.error.paymentMethod') }
    const problems = Object.entries(method.validate?.(draft.payment.fields) ?? {})
    return Object.fromEntries(problems.flatMap(([field, key]) => (key ? [[field, t(key)]] : [])))
  }
}

const asProblems = (errors: Record<string, string>): FieldProblem[] =>
  Object.entries(errors).map(([field, message]) => ({ fieldId: `payment-${field}`, message }))

const isSelected = (cart: CartFragment, method: PaymentMethod | undefined): boolean =>
  paymentMethodOf(cart.selected_payment_method?.code)?.code === method?.code

function isBilledTo(cart: CartFragment, { sameAsShipping }: BillingPlace): boolean {
  const [to, bill] = [cart.shipping_addresses[0], cart.billing_address]
  return sameAsShipping && Boolean(bill && to && isSamePlace(to, bill))
}

export interface PaymentFormProps extends BillingProps {
  /** Saves what the order needs; a state of the page, in which nothing else may begin meanwhile. */
  saving: Submission
  order: PlaceOrderState
  agreements: Agreements
}

export function usePaymentForm(props: PaymentFormProps) {
  const { cart, checkout, order, agreements, saving } = props
  const { draft } = checkout
  const { chosen } = checkout.payment
  const { run, isBusy, failure } = saving
  const billing = useBilling(props)
  const { address, savedId } = billing
  const isSame = isBilledToDelivery(cart, draft)
  const paymentErrors = usePaymentErrors()
  // The errors of the address that a submit found; null before the first submit, and once all are fixed.
  const [found, setFound] = useState<FieldErrors<AddressValues> | null>(null)
  const [isChecked, setChecked] = useState(false)
  const errors = found === null ? {} : paymentErrors(chosen, draft)
  const isTyped = !isSame && savedId === null
  const addressProblems = found !== null && isTyped ? address.problemsOf(stillWrong(address.form, found)) : []
  const problems = [...asProblems(errors), ...addressProblems]
  const reset = () => {
    setFound(null)
    order.reset()
  }
  if (found !== null && problems.length === 0) setFound(null)
  /** Whether the shopper goes to the provider's page first, and comes back to order. */
  const isLeaving = chosen?.leave !== undefined && !isSelected(cart, chosen)
  /** The bill's address decides the taxes of what is not delivered: the total is shown before the button orders. */
  const isUnpriced = cart.is_virtual && !cart.billing_address
  const areAgreed = () => {
    setChecked(true)
    const [first] = agreements.missing
    if (first) document.getElementById(agreementId(first))?.focus()
    return agreements.isKnown && !first
  }
  const pay = (method: PaymentMethod, place: BillingPlace) =>
    run(async () => {
      // The order may have been placed, with the payment that is set: then the cart is gone.
      const isOpen = order.fate === 'unsure' || order.fate === 'untraced'
      if (isOpen && isSelected(cart, method)) return order.place(cart)
      order.reset()
      // A card is verified for a total, so it is prepared once that is known.
      if (isUnpriced && !isLeaving) return void (await saveBilling(checkout.calls, place))
      await savePayment(props, method, place)
      await order.place(cart)
    })
  const finish = async (wrong: FieldErrors<AddressValues>, place: BillingPlace) => {
    const all = [...asProblems(paymentErrors(chosen, draft)), ...address.problemsOf(wrong)]
    setFound(all.length > 0 ? wrong : null)
    focusFirst(all)
    if (all.length === 0 && chosen && (isLeaving || isUnpriced || areAgreed())) await pay(chosen, place)
  }
  const payForDelivery = () => finish({}, { sameAsShipping: true })
  const typed = (values?: CartAddressInput): BillingPlace => ({ sameAsShipping: false, address: values })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSame) return void payForDelivery()
    if (savedId !== null) return void finish({}, { sameAsShipping: false, savedId })
    void address.form.handleSubmit(
      (values) => finish({}, typed(toCartAddress(values, address.regions))),
      (errors) => finish(errors, typed()),
    )(event)
  }
  const isOrdering = order.isBusy || (isBusy && !isLeaving && !isUnpriced)
  const state = { isBusy: isBusy || order.isBusy, isOrdering, failure, isChecked, isLeaving, isUnpriced }
  return { billing, isSame, problems, submit, payForDelivery, reset, errors, ...state }
}

/** Saves what the cart does not have yet. A method whose fields the shopper fills in is set anew: its token pays once. */
async function savePayment(
  { cart, checkout }: BillingProps,
  method: PaymentMethod,
  place: BillingPlace,
): Promise<void> {
  const { calls, draft } = checkout
  const billed = isBilledTo(cart, place) ? cart : await saveBilling(calls, place)
  if (isSelected(billed, method) && !method.Form) return
  if (method.leave) return leaveToPay(method, { calls, cart: billed })
  // What was approved at PayPal before is not set over this choice.
  clearVisit(localStorage)
  await calls.setPaymentMethod(await method.prepare(draft.payment.fields, billed))
}
