// The form state of an address: filled with the draft, validated by the rules of its country.
import type { FieldProblem } from '@loftwood/ui/error-summary'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useForm, useWatch, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { formProblems } from '../../platform/forms/field-errors.ts'
import { zodResolver } from '../../platform/forms/zod-resolver.ts'
import { useT, useView } from '../../platform/i18n/use-t.ts'
import { billingRules, regionRule, type AddressRules, type Country } from './address-rules.ts'
import { addressSchema, type Place } from './address-schema.ts'
import type { AddressField, AddressValues } from './address-values.ts'
import { fillsOf, placeOf, type Place as FilledPlace } from './fill-place.ts'
import { fieldLabels } from './field-labels.ts'
import { useRegions } from './use-regions.ts'

export interface AddressForm extends Place {
  form: UseFormReturn<AddressValues>
  rules: AddressRules
  kind: AddressKind
  /** Those to choose from. */
  countries: readonly Country[]
  labels: Partial<Record<AddressField, string>>
  /** Fills province and city from the postal code. */
  fillPlace: () => void
  /** What is wrong, for the summary above the form. */
  problemsOf: (errors: FieldErrors<AddressValues>) => FieldProblem[]
}

/** Also the prefix of the fields' ids. */
export type AddressKind = 'shipping' | 'billing' | 'address' | 'estimate'

interface FormSettings {
  rules: AddressRules
  kind: AddressKind
  initial: AddressValues
}

/** A Canadian postal code says its province, which an estimate need not ask for. */
const NO_REGION = { kind: 'none', isRequired: false } as const

/** The values with a country that can be chosen. */
function withCountry({ rules, initial }: FormSettings, countries: readonly Country[]): AddressValues {
  const isOffered = (code: string) => countries.some(({ id }) => id === code)
  if (isOffered(initial.countryId)) return initial
  const countryId = isOffered(rules.defaultCountry) ? rules.defaultCountry : (countries[0]?.id ?? '')
  return { ...initial, countryId, regionId: '', region: '' }
}

/** Fills in what the postal code says; errors of filled fields disappear. */
function useFillPlace(form: UseFormReturn<AddressValues>, { countryId, regions }: Place) {
  const filled = useRef<Partial<FilledPlace>>({})
  return () => {
    const values = form.getValues()
    const fills = fillsOf(values, placeOf({ ...values, countryId, regions }), filled.current)
    filled.current = { ...filled.current, ...fills }
    for (const [name, text] of Object.entries(fills))
      form.setValue(name as keyof FilledPlace, text, { shouldValidate: form.formState.isSubmitted })
  }
}

/**
 * A react-hook-form form. Errors appear on submit and disappear while typing: a change on blur would
 * move the button away from the pointer.
 */
export function useAddressForm(settings: FormSettings): AddressForm {
  const { kind, rules: all } = settings
  const rules = useMemo(() => (kind === 'billing' ? billingRules(all) : all), [kind, all])
  const t = useT()
  const { language } = useView()
  const isDelivery = kind === 'shipping' || kind === 'estimate'
  const countries = isDelivery ? rules.shippingCountries : rules.countries
  const [initial] = useState(() => withCountry(settings, countries))
  const [countryId, setCountryId] = useState(initial.countryId)
  const { regions, hasRegions } = useRegions(countryId)
  const place = useMemo(
    () => ({
      countryId,
      regions,
      region:
        kind === 'estimate' && countryId === 'CA' ? NO_REGION : regionRule(rules, countryId, hasRegions),
    }),
    [rules, kind, countryId, regions, hasRegions],
  )
  const resolver = useMemo(() => zodResolver<AddressValues>(addressSchema(rules, place)), [rules, place])
  const form = useForm<AddressValues>({ resolver, defaultValues: initial, shouldFocusError: false })
  const { control, setValue, getValues } = form
  const chosen = useWatch({ control, name: 'countryId' })
  if (chosen !== countryId) setCountryId(chosen)
  const fillPlace = useFillPlace(form, place)
  const onRegions = useEffectEvent(() => {
    setValue('regionId', getValues('regionId'))
    fillPlace()
  })
  // The select can only show a province once the provinces are there.
  useEffect(() => {
    if (regions.length > 0) onRegions()
  }, [regions])
  const labels = fieldLabels(rules.fields, { countryId, language, t })
  const problemsOf = (errors: FieldErrors<AddressValues>) => formProblems(errors, labels, { prefix: kind, t })
  return { form, rules, kind, countries, ...place, labels, fillPlace, problemsOf }
}
