// The country of an address, among those the back end knows.
import { CountriesDocument } from '@loftwood/graphql-types'
import { SelectField, type SelectFieldProps } from '@loftwood/ui/select-field'
import { useQuery } from 'urql'
import { SHIPPING_COUNTRY } from '../../platform/constants.ts'

interface CountryFieldProps extends Omit<SelectFieldProps, 'options'> {
  /** The country chosen now: stands alone while the list is on its way. */
  present: string
}

/** Nothing where there is but one. */
export function CountryField({ present, ...props }: CountryFieldProps) {
  const [{ data }] = useQuery({ query: CountriesDocument, variables: {} })
  const known = data?.countries?.flatMap((country) =>
    country?.id == null ? [] : [{ value: country.id, label: country.full_name_locale ?? country.id }],
  )
  return known?.length === 1 ? null : (
    <SelectField
      {...props}
      options={known ?? [{ value: present, label: present === SHIPPING_COUNTRY ? 'Canada' : present }]}
      required
    />
  )
}
