// The fields of a person's name, in the order in which it is written.
import { FormRow } from '@loftwood/ui/layout'
import { TextField } from '@loftwood/ui/text-field'
import type { PersonField, PersonName, PersonValues } from './person-fields.ts'
import { PersonInput, type FieldOf } from './person-input.tsx'

export interface PersonFieldsProps<Name extends string = PersonName> {
  /** Those that the store asks for. */
  fields: readonly PersonField[]
  fieldOf: FieldOf<Name>
  /** What the account has. */
  stored?: PersonValues
}

export function NameFields(props: PersonFieldsProps<PersonName | 'firstname' | 'lastname'>) {
  const { fields, fieldOf, stored } = props
  const extra = (name: PersonName) => {
    const field = fields.find((each) => each.name === name)
    return field && <PersonInput field={field} fieldOf={fieldOf} value={stored?.[name]} />
  }
  const prefix = extra('prefix')
  return (
    <>
      {prefix && <FormRow>{prefix}</FormRow>}
      <FormRow>
        <TextField {...fieldOf('firstname')} required autoComplete="given-name" />
        {extra('middlename')}
        <TextField {...fieldOf('lastname')} required autoComplete="family-name" />
        {extra('suffix')}
      </FormRow>
    </>
  )
}
