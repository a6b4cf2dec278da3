// The form state of an address: filled from what was typed before, checked against the provinces.
import { useEffect, useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { zodResolver } from '../forms/zod-resolver.ts'
import { addressSchema, type AddressValues, type Region } from './address-schema.ts'

/**
 * A react-hook-form form. Errors come on submit and go while typing: one that came or went as a field is left would
 * move the button away from under the pointer.
 */
export function useAddressForm(
  initial: AddressValues,
  regions: readonly Region[],
): UseFormReturn<AddressValues> {
  const resolver = useMemo(() => zodResolver(addressSchema(regions)), [regions])
  const form = useForm<AddressValues>({ resolver, defaultValues: initial, shouldFocusError: false })
  const { setValue, getValues } = form
  // The select can only show a province once the provinces are there.
  useEffect(() => {
    if (regions.length > 0) setValue('regionId', getValues('regionId'))
  }, [regions, setValue, getValues])
  return form
}
