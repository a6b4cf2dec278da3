// The state of the payment step: payment and a separate billing address are validated and saved together.
import type { CartAddressInput } from '@loftwood/graphql-types'
import type { FieldProblem } from '@loftwood/ui/error-summary'
import { useState, type SubmitEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { toCartAddress, type AddressValues } from '../customer/address/address-values.ts'
import type { AddressForm } from '../customer/address/use-address-form.ts'
import { focusFirst } from '../platform/forms/field-errors.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useT } from '../platform/i18n/use-t.ts'
import { isBilledToDelivery, useBilling, type BillingProps } from './billing-address.tsx'
import type { CheckoutDraft } from './draft.ts'
import { saveBilling, type BillingPlace } from './driver.ts'
import { leaveToPay } from './leave-to-pay.ts'
import { clearVisit } from './payment/paypal/paypal-visit.ts'
import type { PaymentFields, PaymentMethod } from './payment/payment-method.ts'
import type { CheckoutState } from './use-checkout.ts'

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

/** The errors that remain: a field is checked again at every input. */
function stillWrong({ form }: AddressForm, found: FieldErrors<AddressValues>): FieldErrors<AddressValues> {
  const isWrong = (name: string) => form.getFieldState(name as keyof AddressValues).invalid
  return Object.fromEntries(Object.entries(found).filter(([name]) => isWrong(name)))
}

const asProblems = (errors: Record<string, string>): FieldProblem[] =>
  Object.entries(errors).map(([field, message]) => ({ fieldId: `payment-${field}`, message }))

export function usePaymentForm(props: BillingProps, chosen: PaymentMethod | undefined) {
  const { cart, checkout } = props
  const { draft } = checkout
  const { run, isBusy, failure } = useSubmit()
  const billing = useBilling(props)
  const { address, savedId } = billing
  const isSame = isBilledToDelivery(cart, draft)
  const paymentErrors = usePaymentErrors()
  // The errors of the address that a submit found; null before the first submit, and once all are fixed.
  const [found, setFound] = useState<FieldErrors<AddressValues> | null>(null)
  const errors = found === null ? {} : paymentErrors(chosen, draft)
  const isTyped = !isSame && savedId === null
  const addressProblems = found !== null && isTyped ? address.problemsOf(stillWrong(address, found)) : []
  const problems = [...asProblems(errors), ...addressProblems]
  const reset = () => setFound(null)
  if (found !== null && problems.length === 0) reset()
  const finish = async (wrong: FieldErrors<AddressValues>, place: BillingPlace) => {
    const all = [...asProblems(paymentErrors(chosen, draft)), ...address.problemsOf(wrong)]
    setFound(all.length > 0 ? wrong : null)
    focusFirst(all)
    if (all.length === 0 && chosen) await run(() => save(checkout, chosen, place))
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
  return { billing, isSame, problems, submit, payForDelivery, reset, isBusy, failure, errors }
}

async function save(checkout: CheckoutState, method: PaymentMethod, place: BillingPlace): Promise<void> {
  const { calls, draft } = checkout
  const cart = await saveBilling(calls, place)
  if (method.leave) return leaveToPay(method, { calls, cart })
  // What was approved at PayPal before is not set over this choice.
  clearVisit(localStorage)
  let noted: PaymentFields = {}
  const input = await method.prepare(draft.payment.fields, cart, (paidWith) => (noted = paidWith))
  // When no answer comes, nobody knows which payment is set.
  checkout.change({ paidWith: {} })
  const paid = await calls.setPaymentMethod(input)
  checkout.change({ paidWith: { ...noted, code: input.code } })
  checkout.advance(paid)
}
