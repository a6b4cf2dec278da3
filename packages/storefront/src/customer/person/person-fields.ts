// What the store asks a customer for besides name, e-mail and password: from the back end's attribute metadata.
import type { CustomerFormQuery } from '@loftwood/graphql-types'
import type { MessageKey } from '../../platform/i18n/message-key.ts'

/** Nothing typed; the names are those of the wire. */
export const EMPTY_PERSON = {
  prefix: '',
  middlename: '',
  suffix: '',
  date_of_birth: '',
  gender: '',
  taxvat: '',
}

export type PersonValues = typeof EMPTY_PERSON
export type PersonName = keyof PersonValues

export interface PersonField {
  name: PersonName
  isRequired: boolean
  /** To choose from; typed where there are none. */
  options: readonly { value: string; label: string }[]
}

/** In the order in which a name is written. */
export const NAME_LABELS = {
  prefix: 'checkout.namePrefix',
  firstname: 'form.firstname',
  middlename: 'checkout.middlename',
  lastname: 'form.lastname',
  suffix: 'checkout.nameSuffix',
} as const satisfies Record<string, MessageKey>

/** What is not part of the name. */
export const DETAIL_LABELS = {
  date_of_birth: 'person.dateOfBirth',
  gender: 'person.gender',
  taxvat: 'person.taxNumber',
} as const satisfies Record<string, MessageKey>

/** The attributes that are called otherwise. */
const NAMES: Readonly<Record<string, PersonName>> = { dob: 'date_of_birth' }

/** Whether a field is not part of the name. */
export const isDetail = ({ name }: PersonField): boolean => name in DETAIL_LABELS

/** The fields as answered; attributes that the account's inputs lack are left out. */
export function personFields(answer: CustomerFormQuery): PersonField[] {
  return (answer.attributesForm?.items ?? []).flatMap((item) => {
    const code = String(item?.code)
    const name = NAMES[code] ?? code
    if (!item || !Object.hasOwn(EMPTY_PERSON, name)) return []
    const options = item.options.flatMap((option) => (option?.value ? [option] : []))
    return [{ name: name as PersonName, isRequired: item.is_required, options }]
  })
}

type Stored = { [Name in PersonName]?: string | number | null }

/** What the account has; Magento may give a date with a time. */
export function personValues(customer: Stored): PersonValues {
  const names = Object.keys(EMPTY_PERSON) as PersonName[]
  const texts = Object.fromEntries(names.map((name) => [name, String(customer[name] ?? '')])) as PersonValues
  return { ...texts, date_of_birth: texts.date_of_birth.slice(0, 10) }
}

/** What the form sends: the fields it has. Magento clears a text or date that is empty, and ignores null. */
export function personInput(fields: readonly PersonField[], values: PersonValues) {
  const requests = fields.map(({ name }) => [name, values[name]] as const)
  const { gender, ...texts } = Object.fromEntries(requests) as Partial<PersonValues>
  if (gender === undefined) return texts
  return { ...texts, gender: gender === '' ? null : Number(gender) }
}
