// The fields of a form as rows: short ones that follow each other stand side by side.
import { OWN_ADDRESS_ATTRIBUTES } from '@loftwood/graphql-types/address-attributes'
import type { FormField } from './address-rules.ts'
import type { AddressField } from './address-values.ts'

const SHORT: ReadonlySet<AddressField> = new Set([
  'prefix',
  'firstname',
  'middlename',
  'lastname',
  'suffix',
  'city',
  'regionId',
  'postcode',
  'telephone',
  'fax',
  'vat_id',
  ...OWN_ADDRESS_ATTRIBUTES.map(({ code }) => code),
])

export interface FieldRow {
  fields: readonly FormField[]
  isPair: boolean
}

/** Rows, and in place of the fields that `foldOf` hides, what hides them, once. */
export function fieldRows<Fold>(
  fields: readonly FormField[],
  foldOf: (field: FormField) => Fold | undefined,
): (FieldRow | { fold: Fold })[] {
  const rows: (FieldRow | { fold: Fold })[] = []
  const folds = new Set<Fold>()
  for (const field of fields) {
    const fold = foldOf(field)
    const last = rows.at(-1)
    if (fold !== undefined) {
      if (!folds.has(fold)) rows.push({ fold })
      folds.add(fold)
    } else if (!SHORT.has(field.name)) {
      rows.push({ fields: [field], isPair: false })
    } else if (last && 'fields' in last && last.isPair && last.fields.length === 1) {
      rows[rows.length - 1] = { fields: [...last.fields, field], isPair: true }
    } else {
      rows.push({ fields: [field], isPair: true })
    }
  }
  return rows
}
