// The fields of an address: seven visible ones, optional lines behind a button, and the country where there is a choice.
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { FormRow, FormStack } from '@loftwood/ui/layout'
import { SelectField } from '@loftwood/ui/select-field'
import { TextField } from '@loftwood/ui/text-field'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/translator.ts'
import { errorText } from '../../platform/forms/field-errors.ts'
import { SHIPPING_COUNTRY } from '../../platform/constants.ts'
import type { AddressValues, Region } from './address-schema.ts'
import { CountryField } from './country-field.tsx'
import { RegionsFailure } from './regions-failure.tsx'

/** Every field in the order of the form, with its label. */
export const ADDRESS_LABELS: Readonly<Record<keyof AddressValues, MessageKey>> = {
  countryId: 'checkout.country',
  firstname: 'form.firstname',
  lastname: 'form.lastname',
  street: 'checkout.street',
  apartment: 'checkout.apartment',
  neighbourhood: 'checkout.neighbourhood',
  extra: 'checkout.extraLine',
  city: 'checkout.city',
  regionId: 'checkout.province',
  postcode: 'checkout.postcode',
  telephone: 'checkout.telephone',
}

/** Autofill tokens; `shipping` or `billing` goes before them. */
const AUTOCOMPLETE: Readonly<Record<keyof AddressValues, string>> = {
  countryId: 'country',
  firstname: 'given-name',
  lastname: 'family-name',
  street: 'address-line1',
  apartment: 'address-line2',
  neighbourhood: 'address-level3',
  extra: 'address-line3',
  city: 'address-level2',
  regionId: 'address-level1',
  postcode: 'postal-code',
  telephone: 'tel',
}

interface AddressFieldsProps {
  form: UseFormReturn<AddressValues>
  /** Of the form's country. */
  regions: readonly Region[]
  /** False for a country that is not divided into any. */
  hasRegions?: boolean
  /** Any country of the back end may be chosen; otherwise the form stays in its own. */
  anyCountry?: boolean
  /** Also the prefix of the fields' ids. */
  kind: 'shipping' | 'billing'
}

const EXTRA_LINES = ['apartment', 'neighbourhood', 'extra'] as const

/** Uncontrolled inputs of the form given. */
export function AddressFields({
  form,
  regions,
  hasRegions = true,
  anyCountry = false,
  kind,
}: AddressFieldsProps) {
  const t = useT()
  const { errors } = form.formState
  const countryId = form.getValues('countryId')
  const isInCanada = countryId === SHIPPING_COUNTRY
  const [isExpanded, setExpanded] = useState(() => EXTRA_LINES.some((name) => form.getValues(name) !== ''))
  const field = (name: keyof AddressValues) => ({
    ...form.register(name),
    id: `${kind}-${name}`,
    label: t(ADDRESS_LABELS[name]),
    error: errorText(errors[name], t),
    autoComplete: `${kind} ${AUTOCOMPLETE[name]}`,
  })
  const options = regions.map((region) => ({ value: String(region.id), label: region.name }))
  return (
    <FormStack>
      {anyCountry && (
        <CountryField
          {...field('countryId')}
          present={countryId}
          {...form.register('countryId', { onChange: () => form.setValue('regionId', '') })}
        />
      )}
      <FormRow>
        <TextField {...field('firstname')} required />
        <TextField {...field('lastname')} required />
      </FormRow>
      <TextField {...field('street')} required />
      {isExpanded ? (
        EXTRA_LINES.map((name) => <TextField key={name} {...field(name)} labelNote={t('form.optional')} />)
      ) : (
        <Button
          variant="link"
          size="sm"
          className="-my-2 self-start"
          iconStart={<Icon of={Plus} size="sm" />}
          onClick={() => setExpanded(true)}
        >
          {t('checkout.addApartment')}
        </Button>
      )}
      <FormRow>
        <TextField {...field('city')} required />
        {hasRegions && (
          <SelectField
            {...field('regionId')}
            {...(isInCanada ? {} : { label: t('checkout.state') })}
            required
            options={options}
            placeholder={t('checkout.chooseProvince')}
          />
        )}
      </FormRow>
      <FormRow>
        <TextField
          {...field('postcode')}
          required
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={isInCanada ? 'A1A 1A1' : ''}
          maxLength={12}
        />
        <TextField {...field('telephone')} required type="tel" inputMode="tel" />
      </FormRow>
      <RegionsFailure countryId={countryId} />
      {!anyCountry && <p className="text-sm text-ink-muted">{t('checkout.canadaOnly')}</p>}
    </FormStack>
  )
}
