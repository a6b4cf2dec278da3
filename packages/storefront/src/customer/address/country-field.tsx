// The country of an address.
import { SelectField, type SelectFieldProps } from '@loftwood/ui/select-field'
import type { Country } from './address-rules.ts'

interface CountryFieldProps extends Omit<SelectFieldProps, 'options'> {
  countries: readonly Country[]
}

/** Renders nothing for a single country. */
export function CountryField({ countries, ...props }: CountryFieldProps) {
  const options = countries.map(({ id, name }) => ({ value: id, label: name }))
  return options.length === 1 ? null : <SelectField {...props} options={options} required />
}
