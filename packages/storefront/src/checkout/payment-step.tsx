// Step: how the order is paid, and the address on the bill.
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary, type FieldFault } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { Notification } from '@loftwood/ui/notification'
import { RadioGroup } from '@loftwood/ui/radio-group'
import type { CartAddressInput, CartFragment } from '@loftwood/graphql-types'
import { useState, type SubmitEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { useT } from '../platform/i18n/use-t.ts'
import { AddressFields } from '../customer/address/address-fields.tsx'
import type { AddressRules } from '../customer/address/address-rules.ts'
import {
  fromCartAddress,
  isEmptyAddress,
  toCartAddress,
  type AddressValues,
} from '../customer/address/address-values.ts'
import { useAddressForm } from '../customer/address/use-address-form.ts'
import { WithAddressRules } from '../customer/address/with-address-rules.tsx'
import type { CheckoutDraft } from './draft.ts'
import { saveBillingAndPayment } from './driver.ts'
import { focusFirst } from '../platform/forms/field-errors.ts'
import type { PaymentMethod } from './payment/payment-method.ts'
import { offeredMethods, unsupportedMethods, type OfferedMethod } from './payment/payment-methods.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'
import type { CheckoutState } from './use-checkout.ts'

interface MethodChoiceProps {
  methods: readonly OfferedMethod[]
  chosen: PaymentMethod | undefined
  checkout: CheckoutState
  errors: Readonly<Record<string, string>>
}

function MethodChoice({ methods, chosen, checkout, errors }: MethodChoiceProps) {
  const t = useT()
  const { payment } = checkout.draft
  const Form = chosen?.Form
  return (
    <>
      <RadioGroup
        id="payment-method"
        legend={t('checkout.paymentMethod')}
        legendHidden
        framed
        error={errors['method']}
        value={chosen?.code ?? null}
        onChange={(code) => checkout.change({ payment: { ...payment, code } })}
        options={methods.map((method) => ({
          value: method.code,
          label: method.title || t(method.label),
          description: t(method.description),
        }))}
      />
      {Form && (
        <Form
          fields={payment.fields}
          errors={errors}
          onChange={(fields) => checkout.change({ payment: { ...payment, fields } })}
        />
      )}
    </>
  )
}

/** Nothing that the shop can take; what the back end offers is named. */
function NoMethods({ names }: { names: readonly string[] }) {
  const t = useT()
  return (
    <Notification tone="warning">
      <p>{t('checkout.noPaymentMethods')}</p>
      {names.length > 0 && <p>{t('checkout.unsupportedMethods', { names: names.join(', ') })}</p>}
    </Notification>
  )
}

/** The draft's values, else the cart's, else empty. */
function initialBilling(cart: CartFragment, draft: CheckoutDraft): AddressValues {
  const saved = cart.billing_address
  return isEmptyAddress(draft.billing) && saved && !draft.billingSameAsShipping
    ? fromCartAddress(saved)
    : draft.billing
}

/** Faults of the chosen method as texts by field, `method` for none chosen. */
function usePaymentErrors(): (
  method: PaymentMethod | undefined,
  draft: CheckoutDraft,
) => Record<string, string> {
  const t = useT()
  return (method, draft) => {
    if (!method) return { method: t('checkout.error.paymentMethod') }
    const faults = Object.entries(method.validate?.(draft.payment.fields) ?? {})
    return Object.fromEntries(faults.flatMap(([field, key]) => (key ? [[field, t(key)]] : [])))
  }
}

/** Submits the form: payment and a separate billing address are validated together. */
function usePaymentForm({ cart, checkout, rules }: PaymentProps, chosen: PaymentMethod | undefined) {
  const { run, ...sending } = useSubmit()
  const { draft } = checkout
  const address = useAddressForm({ rules, kind: 'billing', initial: initialBilling(cart, draft) })
  const { form } = address
  const isSame = draft.billingSameAsShipping && !cart.is_virtual
  const paymentErrors = usePaymentErrors()
  const [isChecked, setChecked] = useState(false)
  const [faults, setFaults] = useState<FieldFault[]>([])
  const finish = async (errors: FieldErrors<AddressValues>, billing?: AddressValues) => {
    const found = [
      ...Object.entries(paymentErrors(chosen, draft)).map(([field, message]) => ({
        fieldId: `payment-${field}`,
        message,
      })),
      ...address.faultsOf(errors),
    ]
    setChecked(true)
    setFaults(found)
    focusFirst(found)
    if (found.length === 0 && chosen)
      await run(() => save(checkout, chosen, billing && toCartAddress(billing, address.regions)))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void (isSame
      ? finish({})
      : form.handleSubmit(
          (billing) => finish({}, billing),
          (errors) => finish(errors),
        )(event))
  }
  return {
    address,
    isSame,
    faults,
    submit,
    ...sending,
    errors: isChecked ? paymentErrors(chosen, draft) : {},
  }
}

/** Without an address the billing address is the delivery address. */
async function save(
  checkout: CheckoutState,
  method: PaymentMethod,
  address?: CartAddressInput,
): Promise<void> {
  const payment = await method.prepare(checkout.draft.payment.fields)
  const billing = address ? { sameAsShipping: false, address } : { sameAsShipping: true }
  checkout.advance(await saveBillingAndPayment(checkout.calls, { ...billing, payment }))
}

interface PaymentProps extends StepProps {
  rules: AddressRules
}

function PaymentForm({ cart, checkout, rules }: PaymentProps) {
  const t = useT()
  const { draft } = checkout
  const methods = offeredMethods(cart.available_payment_methods)
  const code = draft.payment.code || cart.selected_payment_method?.code
  const only = methods.length === 1 ? methods[0] : undefined
  const chosen = methods.find((method) => method.code === code) ?? only
  const payment = usePaymentForm({ cart, checkout, rules }, chosen)
  const { address, isSame } = payment
  if (methods.length === 0) return <NoMethods names={unsupportedMethods(cart.available_payment_methods)} />
  return (
    <form
      noValidate
      onSubmit={payment.submit}
      onChange={() => !isSame && checkout.change({ billing: address.form.getValues() })}
    >
      <FormStack>
        <FormFailure failure={payment.failure} title={t('checkout.paymentFailed')} />
        <ErrorSummary title={t('form.check')} faults={payment.faults} headingLevel={3} />
        <MethodChoice methods={methods} chosen={chosen} checkout={checkout} errors={payment.errors} />
        {!cart.is_virtual && (
          <Checkbox
            label={t('checkout.billingSame')}
            checked={isSame}
            onChange={(event) => checkout.change({ billingSameAsShipping: event.target.checked })}
          />
        )}
        {!isSame && (
          <fieldset className="flex flex-col gap-5">
            <legend className="mb-4 text-lg font-semibold">{t('checkout.billingAddress')}</legend>
            <AddressFields address={address} />
          </fieldset>
        )}
        <div>
          <Button type="submit" size="lg" loading={payment.isBusy}>
            {t('checkout.toReview')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

export function PaymentStep(props: StepProps) {
  return <WithAddressRules>{(rules) => <PaymentForm {...props} rules={rules} />}</WithAddressRules>
}
