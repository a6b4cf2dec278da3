// One field of an address.
import { perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { SelectField } from '@loftwood/ui/select-field'
import { TextField } from '@loftwood/ui/text-field'
import type { ChangeEvent } from 'react'
import { errorText } from '../../platform/forms/field-errors.ts'
import { formatPhone } from '../../platform/forms/phone-number.ts'
import { formatPostalCode, postalCodeExample } from '@loftwood/fit/postal-code'
import { useT } from '../../platform/i18n/use-t.ts'
import { isPostcodeRequired, type FormField } from './address-rules.ts'
import type { AddressField } from './address-values.ts'
import { CountryField } from './country-field.tsx'
import type { AddressForm } from './use-address-form.ts'

/** Autofill tokens; `shipping` or `billing` goes before them. */
const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  countryId: 'country',
  firstname: 'given-name',
  lastname: 'family-name',
  street: 'address-line1',
  apartment: 'address-line2',
  neighbourhood: 'address-level3',
  extra: 'address-line3',
  city: 'address-level2',
  regionId: 'address-level1',
  region: 'address-level1',
  postcode: 'postal-code',
  telephone: 'tel',
  ...perAddressCode(({ autocomplete }) => autocomplete),
}

function useField({ form, kind, labels }: AddressForm) {
  const t = useT()
  const section = kind === 'billing' ? kind : 'shipping'
  return (name: AddressField, isRequired: boolean) => ({
    ...form.register(name),
    id: `${kind}-${name}`,
    label: labels[name] ?? '',
    error: errorText(form.formState.errors[name], t),
    autoComplete: AUTOCOMPLETE[name] === 'off' ? 'off' : `${section} ${AUTOCOMPLETE[name]}`,
    ...(isRequired ? { required: true } : { labelNote: t('form.optional') }),
  })
}

/** Chosen from the country's regions, typed where there are none. */
function RegionField({ address }: { address: AddressForm }) {
  const t = useT()
  const field = useField(address)
  const { regions, region } = address
  if (region.kind === 'none') return null
  if (region.kind === 'text') return <TextField {...field('region', region.isRequired)} />
  return (
    <SelectField
      {...field('regionId', region.isRequired)}
      options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={t('checkout.chooseProvince')}
    />
  )
}

/** Replaces what was typed by its printed form, unless the caret is inside: it would jump to the end. */
function write(input: HTMLInputElement, text: string): void {
  if (input.selectionStart === input.value.length && input.value !== text) input.value = text
}

/** A complete code is written as it is printed, and says the province. */
function PostcodeField({ address }: { address: AddressForm }) {
  const { rules, countryId } = address
  const { onChange, ...field } = useField(address)('postcode', isPostcodeRequired(rules, countryId))
  const example = postalCodeExample(countryId)
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event
    if (example !== '') write(target, formatPostalCode(target.value, countryId) ?? target.value)
    void onChange(event)
    address.fillPlace()
  }
  return (
    <TextField
      {...field}
      onChange={onType}
      autoCapitalize="characters"
      spellCheck={false}
      placeholder={example}
      maxLength={12}
    />
  )
}

interface FieldProps {
  address: AddressForm
  field: FormField
}

function PhoneField({ address, field: { name, isRequired } }: FieldProps) {
  const { onChange, ...field } = useField(address)(name, isRequired)
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    write(event.target, formatPhone(event.target.value, address.countryId))
    void onChange(event)
  }
  return <TextField {...field} onChange={onType} type="tel" inputMode="tel" />
}

export function AddressInput(props: FieldProps) {
  const {
    address,
    field: { name, isRequired },
  } = props
  const field = useField(address)
  const { form, countries } = address
  if (name === 'regionId') return <RegionField address={address} />
  if (name === 'postcode') return <PostcodeField address={address} />
  if (name === 'telephone' || name === 'fax') return <PhoneField {...props} />
  if (name !== 'countryId') return <TextField {...field(name, isRequired)} />
  const clearRegion = () => {
    form.setValue('regionId', '')
    form.setValue('region', '')
  }
  return (
    <CountryField
      {...field(name, true)}
      {...form.register(name, { onChange: clearRegion })}
      countries={countries}
    />
  )
}
