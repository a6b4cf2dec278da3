// One field of a person.
import { SelectField } from '@loftwood/ui/select-field'
import { TextField, type TextFieldProps } from '@loftwood/ui/text-field'
import { useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { PersonField, PersonName } from './person-fields.ts'
import { today } from './person-schema.ts'

type Attributes = Pick<TextFieldProps, 'label' | 'error'> & { id: string; name: string }
export type FieldOf<Name extends string> = (name: Name) => Attributes

interface PersonInputProps {
  field: PersonField
  fieldOf: FieldOf<PersonName>
  /** Stored value, which the store may no longer offer. */
  value?: string | undefined
}

const AUTOCOMPLETE: Readonly<Record<PersonName, string>> = {
  prefix: 'honorific-prefix',
  middlename: 'additional-name',
  suffix: 'honorific-suffix',
  date_of_birth: 'bday',
  gender: 'sex',
  taxvat: 'off',
}

/** Magento's own labels, which a store may not have translated. */
const PLAIN_LABELS: Readonly<Record<string, MessageKey>> = {
  Male: 'person.male',
  Female: 'person.female',
  'Not Specified': 'person.notSaid',
}

export function PersonInput({ field: { name, isRequired, options }, fieldOf, value = '' }: PersonInputProps) {
  const t = useT()
  const attributes = {
    ...fieldOf(name),
    autoComplete: AUTOCOMPLETE[name],
    ...(isRequired ? { required: true } : { labelNote: t('form.optional') }),
  }
  if (options.length === 0)
    return name === 'date_of_birth' ? (
      <TextField {...attributes} type="date" min="1900-01-01" max={today()} />
    ) : (
      <TextField {...attributes} />
    )
  const choices = options.map(({ value: choice, label }) => {
    const key = PLAIN_LABELS[label]
    return { value: choice, label: key ? t(key) : label }
  })
  const isOffered = value === '' || choices.some((choice) => choice.value === value)
  return (
    <SelectField
      {...attributes}
      options={isOffered ? choices : [...choices, { value, label: value }]}
      placeholder={t('checkout.chooseProvince')}
    />
  )
}
