// One field of an address.
import { SelectField } from '@loftwood/ui/select-field'
import { TextField } from '@loftwood/ui/text-field'
import { errorText } from '../../platform/forms/field-errors.ts'
import { postalCodeExample } from '../../platform/forms/postal-code.ts'
import { useT } from '../../platform/i18n/use-t.ts'
import { isPostcodeRequired, type FormField } from './address-rules.ts'
import type { AddressField } from './address-values.ts'
import { CountryField } from './country-field.tsx'
import type { AddressForm } from './use-address-form.ts'

/** Autofill tokens; `shipping` or `billing` goes before them. */
const AUTOCOMPLETE: Readonly<Record<AddressField, string>> = {
  countryId: 'country',
  prefix: 'honorific-prefix',
  firstname: 'given-name',
  middlename: 'additional-name',
  lastname: 'family-name',
  suffix: 'honorific-suffix',
  company: 'organization',
  street: 'address-line1',
  apartment: 'address-line2',
  neighbourhood: 'address-level3',
  extra: 'address-line3',
  city: 'address-level2',
  regionId: 'address-level1',
  region: 'address-level1',
  postcode: 'postal-code',
  telephone: 'tel',
  fax: 'fax',
  vatId: 'off',
}

function useField({ form, kind, labels }: AddressForm) {
  const t = useT()
  const section = kind === 'billing' ? kind : 'shipping'
  return (name: AddressField, isRequired: boolean) => ({
    ...form.register(name),
    id: `${kind}-${name}`,
    label: labels[name] ? t(labels[name]) : '',
    error: errorText(form.formState.errors[name], t),
    autoComplete: name === 'vatId' ? 'off' : `${section} ${AUTOCOMPLETE[name]}`,
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

export function AddressInput({
  address,
  field: { name, isRequired },
}: {
  address: AddressForm
  field: FormField
}) {
  const field = useField(address)
  const { form, rules, countries, countryId } = address
  if (name === 'regionId') return <RegionField address={address} />
  if (name === 'countryId') {
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
  if (name === 'postcode') {
    return (
      <TextField
        {...field(name, isPostcodeRequired(rules, countryId))}
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={postalCodeExample(countryId)}
        maxLength={12}
      />
    )
  }
  const isNumber = name === 'telephone' || name === 'fax'
  return <TextField {...field(name, isRequired)} {...(isNumber ? { type: 'tel', inputMode: 'tel' } : {})} />
}
