// The country of an address, among those of the back end.
import { CountriesDocument } from '@loftwood/graphql-types'
import { SelectField, type SelectFieldProps } from '@loftwood/ui/select-field'
import { useQuery } from 'urql'
import { SHIPPING_COUNTRY } from '../../platform/constants.ts'

interface CountryFieldProps extends Omit<SelectFieldProps, 'options'> {
  /** The chosen country: the only option while the list loads. */
  present: string
}

/** Renders nothing for a single country. */
export function CountryField({ present, ...props }: CountryFieldProps) {
  const [{ data }] = useQuery({ query: CountriesDocument, variables: {} })
  const options = data?.countries?.flatMap((country) =>
    country?.id == null ? [] : [{ value: country.id, label: country.full_name_locale ?? country.id }],
  )
  return options?.length === 1 ? null : (
    <SelectField
      {...props}
      options={options ?? [{ value: present, label: present === SHIPPING_COUNTRY ? 'Canada' : present }]}
      required
    />
  )
}
