// What a store asks about a person besides the name.
import { FormRow } from '@loftwood/ui/layout'
import type { PersonFieldsProps } from './name-fields.tsx'
import { isDetail } from './person-fields.ts'
import { PersonInput } from './person-input.tsx'

/** Nothing where the store asks for none. */
export function DetailFields({ fields, fieldOf, stored }: PersonFieldsProps) {
  const details = fields.filter(isDetail)
  if (details.length === 0) return null
  return (
    <FormRow>
      {details.map((field) => (
        <PersonInput key={field.name} field={field} fieldOf={fieldOf} value={stored?.[field.name]} />
      ))}
    </FormRow>
  )
}
