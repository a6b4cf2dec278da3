// A new address, or one that is changed.
import type { CustomerAddressFragment, CustomerFragment } from '@loftwood/graphql-types'
import { Button, ButtonLink } from '@loftwood/ui/button'
import { Checkbox } from '@loftwood/ui/checkbox'
import { EmptyState } from '@loftwood/ui/empty-state'
import { ErrorSummary, type FieldProblem } from '@loftwood/ui/error-summary'
import { FormStack } from '@loftwood/ui/layout'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { addressIdOf, paths } from '../paths.ts'
import { AddressFields } from './address/address-fields.tsx'
import type { AddressRules } from './address/address-rules.ts'
import { EMPTY_ADDRESS, fromCustomerAddress, toCustomerAddress } from './address/address-values.ts'
import { useAddressForm } from './address/use-address-form.ts'
import { WithAddressRules } from './address/with-address-rules.tsx'
import { focusFirst } from '../platform/forms/field-errors.ts'
import { FormFailure } from '../platform/forms/form-failure.tsx'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { WithCustomer } from './customer-data.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'
import { navigate } from 'vike/client/router'

interface AddressFormProps {
  customer: CustomerFragment
  /** Null for a new one. */
  address: CustomerAddressFragment | null
  rules: AddressRules
}

/** Saves, says so, and goes back to the address book. */
function useSave({ address }: AddressFormProps) {
  const t = useT()
  const href = useHref()
  const calls = useCustomerCalls()
  const notify = useSetAtom(notifyAtom)
  return async (input: ReturnType<typeof toCustomerAddress>) => {
    if (address?.id == null) await calls.createAddress(input)
    else await calls.updateAddress(address.id, input)
    notify({ type: 'success', message: t('account.addressSaved') })
    await navigate(href(paths.addresses))
  }
}

function AddressForm(props: AddressFormProps) {
  const { customer, address, rules } = props
  const t = useT()
  const href = useHref()
  const save = useSave(props)
  const { firstname, lastname } = customer
  const initial = address
    ? fromCustomerAddress(address)
    : { ...EMPTY_ADDRESS, firstname: firstname ?? '', lastname: lastname ?? '' }
  const fields = useAddressForm({ rules, kind: 'address', initial })
  const { form, regions } = fields
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const isFirst = (customer.addresses ?? []).length === 0
  const [defaults, setDefaults] = useState({
    shipping: address?.default_shipping ?? isFirst,
    billing: address?.default_billing ?? isFirst,
  })
  const { isBusy, failure, run } = useSubmit()
  const submit = form.handleSubmit(
    (values) => {
      setProblems([])
      return run(() => save(toCustomerAddress(values, { regions, fields: rules.fields }, defaults)))
    },
    (errors) => {
      const found = fields.problemsOf(errors)
      setProblems(found)
      focusFirst(found)
    },
  )
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)} className="max-w-form">
      <FormStack>
        <FormFailure failure={failure} title={t('account.addressFailed')} />
        <ErrorSummary title={t('form.check')} problems={problems} headingLevel={2} />
        <AddressFields address={fields} />
        <Checkbox
          label={t('account.useForShipping')}
          checked={defaults.shipping}
          onChange={(event) => setDefaults({ ...defaults, shipping: event.target.checked })}
        />
        <Checkbox
          label={t('account.useForBilling')}
          checked={defaults.billing}
          onChange={(event) => setDefaults({ ...defaults, billing: event.target.checked })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" loading={isBusy}>
            {t('account.save')}
          </Button>
          <ButtonLink href={href(paths.addresses)} variant="secondary" size="lg">
            {t('account.cancel')}
          </ButtonLink>
        </div>
      </FormStack>
    </form>
  )
}

function NoSuchAddress() {
  const t = useT()
  const href = useHref()
  const back = <ButtonLink href={href(paths.addresses)}>{t('account.menuAddresses')}</ButtonLink>
  return <EmptyState title={t('account.noSuchAddress')} headingLevel={2} actions={back} />
}

export function AddressScreen() {
  const id = addressIdOf(usePageContext().urlPathname)
  return (
    <WithCustomer>
      {(customer) => {
        const address = customer.addresses?.find((each) => each?.id === id) ?? null
        if (id !== null && address === null) return <NoSuchAddress />
        return (
          <WithAddressRules>
            {(rules) => <AddressForm key={id} customer={customer} address={address} rules={rules} />}
          </WithAddressRules>
        )
      }}
    </WithCustomer>
  )
}
