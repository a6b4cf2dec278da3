// What registration and account information ask for, as Magento's attribute metadata says it, and what must be given.
import type { CustomerCreateInput, CustomerUpdateInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'

const REGISTRATION = 'customer_account_create'
const CUSTOMER_FORMS = [REGISTRATION, 'customer_account_edit']

/** Every field in the form's order: Magento's code, label and kind, and the input's field. */
const FIELDS = [
  { code: 'prefix', label: 'Name Prefix', input: 'TEXT', field: 'prefix' },
  { code: 'firstname', label: 'First Name', input: 'TEXT', field: 'firstname' },
  { code: 'middlename', label: 'Middle Name/Initial', input: 'TEXT', field: 'middlename' },
  { code: 'lastname', label: 'Last Name', input: 'TEXT', field: 'lastname' },
  { code: 'suffix', label: 'Name Suffix', input: 'TEXT', field: 'suffix' },
  { code: 'email', label: 'Email', input: 'TEXT', field: undefined },
  { code: 'dob', label: 'Date of Birth', input: 'DATE', field: 'date_of_birth' },
  { code: 'taxvat', label: 'Tax/VAT Number', input: 'TEXT', field: 'taxvat' },
  { code: 'gender', label: 'Gender', input: 'SELECT', field: 'gender' },
] as const

const ALWAYS_REQUIRED: readonly string[] = ['firstname', 'lastname', 'email']

/** Values are Magento's. */
const GENDERS = [
  { value: '1', label: { en: 'Man', fr: 'Homme' } },
  { value: '2', label: { en: 'Woman', fr: 'Femme' } },
  { value: '3', label: { en: 'Prefer not to say', fr: 'Je préfère ne pas répondre' } },
]

/** What a form of customers has; undefined for other forms. */
export function customerFormNode(formCode: string, context: Context) {
  if (!CUSTOMER_FORMS.includes(formCode)) return undefined
  const items = FIELDS.flatMap(({ code, label, input }, index) => {
    const rule = ruleOf(code, formCode, context)
    if (!rule) return []
    return {
      __typename: 'CustomerAttributeMetadata',
      code,
      label,
      entity_type: 'CUSTOMER',
      frontend_input: input,
      is_required: rule.isRequired,
      is_unique: code === 'email',
      multiline_count: 0,
      sort_order: (index + 1) * 10,
      options: rule.options.map((option) => ({
        __typename: 'AttributeOptionMetadata',
        ...option,
        is_default: false,
      })),
    }
  })
  return { items, errors: [] }
}

/** A typed prefix or suffix is stored as its text, so its options have no values of their own. */
function ruleOf(code: (typeof FIELDS)[number]['code'], formCode: string, { shop, view }: Context) {
  if (ALWAYS_REQUIRED.includes(code)) return { isRequired: true, options: [] }
  const requests = shop.rules.store.accounts.customerFields.find((field) => field.code === code)
  if (!requests) return undefined
  const { isRequired, isInRegistration } = requests
  if (formCode === REGISTRATION && !isInRegistration && !isRequired) return undefined
  const texts = requests.options.map((label) => ({
    value: label[view.language],
    label: label[view.language],
  }))
  const genders = GENDERS.map(({ value, label }) => ({ value, label: label[view.language] }))
  return { isRequired, options: code === 'gender' ? genders : texts }
}

/**
 * A new account needs every field that the store requires; a change needs those that it names.
 * @throws CUSTOMER_FIELD_REQUIRED
 */
export function requireFields(
  input: CustomerCreateInput | CustomerUpdateInput,
  { isNew }: { isNew: boolean },
  { shop }: Context,
): void {
  const required = shop.rules.store.accounts.customerFields.filter(({ isRequired }) => isRequired)
  for (const { code, label, field } of FIELDS) {
    if (field === undefined || !required.some((each) => each.code === code)) continue
    const value = input[field]
    const isChecked = isNew || value !== undefined
    if (isChecked && String(value ?? '').trim() === '') throw userError('CUSTOMER_FIELD_REQUIRED', label)
  }
}
