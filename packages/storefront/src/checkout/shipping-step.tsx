// Step: where the order goes; customers choose among their saved addresses.
import type { CartFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { ErrorSummary, type FieldFault } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { useState } from 'react'
import { useT } from '../platform/i18n/use-t.ts'
import { ADDRESS_LABELS, AddressFields } from '../customer/address/address-fields.tsx'
import {
  EMPTY_ADDRESS,
  fromCartAddress,
  toCartAddress,
  type AddressValues,
} from '../customer/address/address-schema.ts'
import { SHIPPING_COUNTRY } from '../platform/constants.ts'
import { useAddressForm } from '../customer/address/use-address-form.ts'
import { isEmptyAddress, type CheckoutDraft } from './draft.ts'
import { saveShippingAddress } from './driver.ts'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import { focusFirst, formFaults } from '../platform/forms/field-errors.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import type { StepProps } from './step-props.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'

/** The draft's address, else the cart's; the shop delivers to one country. */
function initialShipping(cart: CartFragment, draft: CheckoutDraft): AddressValues {
  const [saved] = cart.shipping_addresses
  const typed = isEmptyAddress(draft.shipping) && saved ? fromCartAddress(saved) : draft.shipping
  return typed.countryId === SHIPPING_COUNTRY ? typed : EMPTY_ADDRESS
}

/** A form for an address, which a customer may save. */
function ShippingForm({ cart, checkout }: StepProps) {
  const t = useT()
  const [isSaved, setSaved] = useState(true)
  const { isBusy, failure, run } = useSubmit()
  const { form, regions } = useAddressForm(initialShipping(cart, checkout.draft))
  const [faults, setFaults] = useState<FieldFault[]>([])
  const submit = form.handleSubmit(
    (values) => {
      setFaults([])
      return run(async () =>
        checkout.advance(
          await saveShippingAddress(checkout.calls, cart, {
            address: {
              ...toCartAddress(values, regions),
              ...(checkout.isCustomer ? { save_in_address_book: isSaved } : {}),
            },
          }),
        ),
      )
    },
    (errors) => {
      const found = formFaults(errors, ADDRESS_LABELS, { prefix: 'shipping', t })
      setFaults(found)
      focusFirst(found)
    },
  )
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => checkout.change({ shipping: form.getValues() })}
    >
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.addressFailed')} />
        <ErrorSummary title={t('form.check')} faults={faults} headingLevel={3} />
        <AddressFields form={form} regions={regions} kind="shipping" />
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

/** The form when there are no saved addresses. */
export function ShippingStep(props: StepProps) {
  if (!props.checkout.isCustomer) return <ShippingForm {...props} />
  return <SavedAddressChoice {...props} form={<ShippingForm {...props} />} />
}
