// The form state of an address: filled with the draft, validated against the provinces of its country.
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { zodResolver } from '../../platform/forms/zod-resolver.ts'
import { addressSchema, type AddressValues, type Region } from './address-schema.ts'
import { useRegions } from './use-regions.ts'

export interface AddressForm {
  form: UseFormReturn<AddressValues>
  /** Of the country that is chosen. */
  regions: readonly Region[]
  hasRegions: boolean
}

/**
 * A react-hook-form form. Errors appear on submit and disappear while typing: a change on blur would
 * move the button away from the pointer.
 */
export function useAddressForm(initial: AddressValues): AddressForm {
  const [countryId, setCountryId] = useState(initial.countryId)
  const { regions, hasRegions } = useRegions(countryId)
  const resolver = useMemo(() => zodResolver(addressSchema(regions, hasRegions)), [regions, hasRegions])
  const form = useForm<AddressValues>({ resolver, defaultValues: initial, shouldFocusError: false })
  const { control, setValue, getValues } = form
  const chosen = useWatch({ control, name: 'countryId' })
  if (chosen !== countryId) setCountryId(chosen)
  // The select can only show a province once the provinces are there.
  useEffect(() => {
    if (regions.length > 0) setValue('regionId', getValues('regionId'))
  }, [regions, setValue, getValues])
  return { form, regions, hasRegions }
}
