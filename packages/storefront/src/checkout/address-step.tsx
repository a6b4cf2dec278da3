// Step: who orders, and where the order goes; customers choose among their saved addresses.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary, type FieldProblem } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { useState, type SubmitEvent } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { readDeliveryPlace } from '../delivery/delivery-place.ts'
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
import { WithAccountNames } from './account-names.tsx'
import { ContactStep, EmailField, saveEmail, useContactForm } from './contact-step.tsx'
import type { CheckoutDraft } from './draft.ts'
import { saveShippingAddress } from './driver.ts'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import { focusFirst, formProblems, stillWrong } from '../platform/forms/field-errors.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'

/** The draft's address, else the cart's, else the account's names with the place of the estimate. */
function initialShipping(cart: CartFragment, draft: CheckoutDraft, names: AddressValues): AddressValues {
  const [saved] = cart.shipping_addresses
  if (!isEmptyAddress(draft.shipping)) return draft.shipping
  return saved ? fromCartAddress(saved) : { ...names, ...readDeliveryPlace(sessionStorage) }
}

/** What a submit has found. */
interface Found {
  email: FieldErrors<{ email: string }>
  address: FieldErrors<AddressValues>
}

interface FormProps extends StepProps {
  rules: AddressRules
  names: AddressValues
}

/** A form for an address, which a customer may save; a guest's e-mail address stands above it. */
function AddressForm({ rules, names, ...props }: FormProps) {
  const { cart, checkout } = props
  const t = useT()
  const [isSaved, setSaved] = useState(true)
  const { isBusy, failure, run } = useSubmit()
  const initial = initialShipping(cart, checkout.draft, names)
  const address = useAddressForm({ rules, kind: 'shipping', initial })
  const { form, regions } = address
  const contact = useContactForm(props)
  const [found, setFound] = useState<Found>({ email: {}, address: {} })
  const problemsOf = (errors: Found): FieldProblem[] => [
    ...formProblems(errors.email, { email: t('form.emailLabel') }, { prefix: 'contact', t }),
    ...address.problemsOf(errors.address),
  ]
  const problems = problemsOf({
    email: stillWrong(contact, found.email),
    address: stillWrong(form, found.address),
  })
  const save = async (values: AddressValues) => {
    if (!checkout.isCustomer) await saveEmail(props, contact.getValues('email'))
    const given = toCartAddress(values, regions)
    const place = checkout.isCustomer ? { ...given, save_in_address_book: isSaved } : given
    checkout.advance(await saveShippingAddress(checkout.calls, cart, { address: place }))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    let email: Found['email'] = {}
    if (!checkout.isCustomer)
      await contact.handleSubmit(
        () => undefined,
        (errors) => void (email = errors),
      )()
    const show = (errors: Found): FieldProblem[] => {
      const all = problemsOf(errors)
      setFound(errors)
      focusFirst(all)
      return all
    }
    await form.handleSubmit(
      async (values) => {
        if (show({ email, address: {} }).length === 0) await run(() => save(values))
      },
      (errors) => void show({ email, address: errors }),
    )(event)
  }
  const change = () =>
    checkout.change({
      shipping: form.getValues(),
      ...(!checkout.isCustomer && { email: contact.getValues('email') }),
    })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={change}>
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.addressFailed')} />
        <ErrorSummary title={t('form.check')} problems={problems} headingLevel={3} />
        {!checkout.isCustomer && <EmailField form={contact} checkout={checkout} />}
        <AddressFields address={address} />
        {checkout.isCustomer && (
          <Checkbox
            label={t('checkout.saveAddress')}
            checked={isSaved}
            onChange={(event) => setSaved(event.target.checked)}
          />
        )}
        <div>
          <Button type="submit" size="lg" loading={isBusy}>
            {t('checkout.continue')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

export function AddressStep(props: StepProps) {
  const { isCustomer } = props.checkout
  if (props.cart.is_virtual) return <ContactStep {...props} />
  return (
    <WithAddressRules>
      {(rules) => {
        const form = (isOwn: boolean) => (
          <WithAccountNames isCustomer={isOwn}>
            {(names) => <AddressForm {...props} rules={rules} names={names} />}
          </WithAccountNames>
        )
        return isCustomer ? <SavedAddressChoice {...props} rules={rules} form={form} /> : form(false)
      }}
    </WithAddressRules>
  )
}
