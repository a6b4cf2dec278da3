// Where a customer's order goes: to a saved address, or to another one that is typed.
import type { CustomerAddressFragment } from '@loftwood/graphql-types'
import { Button } from '@loftwood/ui/button'
import { FormStack } from '@loftwood/ui/layout'
import { Skeleton } from '@loftwood/ui/skeleton'
import { useState, type FormEvent, type ReactNode } from 'react'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useT } from '../platform/i18n/use-t.ts'
import type { AddressRules } from '../customer/address/address-rules.ts'
import { isEmptyAddress } from '../customer/address/address-values.ts'
import { saveShippingAddress } from './driver.ts'
import { OTHER, SavedAddresses, usualAddress, useSavedAddresses } from './saved-addresses.tsx'
import type { StepProps } from './step-props.ts'

interface ChoiceProps extends StepProps {
  rules: AddressRules
  /** For an address that is typed: the customer's own where none is saved, else often somebody else's. */
  form: (isOwn: boolean) => ReactNode
}

/** Begins with the default address, or with the form when something was typed already. */
function Choice({ addresses, cart, checkout, form }: ChoiceProps & { addresses: CustomerAddressFragment[] }) {
  const t = useT()
  const { isBusy, failure, run } = useSubmit()
  const [chosen, setChosen] = useState(
    isEmptyAddress(checkout.draft.shipping) ? String(usualAddress(addresses)?.id ?? OTHER) : OTHER,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () =>
      checkout.advance(
        await saveShippingAddress(checkout.calls, cart, { customer_address_id: Number(chosen) }),
      ),
    )
  }
  const choice = (
    <SavedAddresses
      legend={t('checkout.savedAddresses')}
      addresses={addresses}
      chosen={chosen}
      onChange={setChosen}
    />
  )
  if (chosen === OTHER) {
    return (
      <div className="flex flex-col gap-6">
        {choice}
        {form(false)}
      </div>
    )
  }
  return (
    <form onSubmit={submit}>
      <FormStack>
        <FormFailure failure={failure} title={t('checkout.addressFailed')} />
        {choice}
        <div>
          <Button type="submit" size="lg" loading={isBusy}>
            {t('checkout.continue')}
          </Button>
        </div>
      </FormStack>
    </form>
  )
}

/** Only where the shop delivers. The form alone where nothing is saved, or the address book cannot be read. */
export function SavedAddressChoice(props: ChoiceProps) {
  const { addresses, isLoading } = useSavedAddresses({ countries: props.rules.shippingCountries })
  if (isLoading) return <Skeleton className="h-40 w-full" />
  return addresses.length === 0 ? props.form(true) : <Choice {...props} addresses={addresses} />
}
