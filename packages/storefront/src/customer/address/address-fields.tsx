// The fields of an address in the store's order; optional lines are behind a button.
import { OWN_ADDRESS_ATTRIBUTES } from '@loftwood/graphql-types/address-attributes'
import { Button } from '@loftwood/ui/button'
import { Icon } from '@loftwood/ui/icon'
import { FormRow, FormStack } from '@loftwood/ui/layout'
import { Plus } from 'lucide'
import { useState } from 'react'
import { useT } from '../../platform/i18n/use-t.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { AddressInput } from './address-input.tsx'
import type { FormField } from './address-rules.ts'
import type { AddressField } from './address-values.ts'
import { fieldRows } from './field-rows.ts'
import { RegionsFailure } from './regions-failure.tsx'
import type { AddressForm } from './use-address-form.ts'

interface Fold {
  fields: readonly AddressField[]
  button: MessageKey
}

const OWN_CODES = OWN_ADDRESS_ATTRIBUTES.map(({ code }) => code)

/** Optional fields that few shoppers need. */
const FOLDS: readonly Fold[] = [
  // What Magento lacks is about the way to the door, as the apartment is.
  { fields: ['apartment', 'neighbourhood', 'extra', ...OWN_CODES], button: 'checkout.addApartment' },
  { fields: ['company', 'vat_id'], button: 'checkout.addCompany' },
]

const foldOf = ({ name, isRequired }: FormField) =>
  isRequired ? undefined : FOLDS.find(({ fields }) => fields.includes(name))

function FoldButton({ fold, onOpen }: { fold: Fold; onOpen: () => void }) {
  const t = useT()
  return (
    <Button
      variant="link"
      size="sm"
      className="-my-2 self-start"
      iconStart={<Icon of={Plus} size="sm" />}
      onClick={onOpen}
    >
      {t(fold.button)}
    </Button>
  )
}

/** Where the store delivers, unless that is everywhere. */
function DeliveryNote({ address: { rules, kind } }: { address: AddressForm }) {
  const t = useT()
  const { countries, shippingCountries } = rules
  if (kind === 'billing' || shippingCountries.length === countries.length) return null
  const isCanada = shippingCountries.length === 1 && shippingCountries[0]?.id === 'CA'
  const names = shippingCountries.map(({ name }) => name).join(', ')
  return (
    <p className="text-sm text-ink-muted">
      {isCanada ? t('checkout.canadaOnly') : t('checkout.deliversTo', { countries: names })}
    </p>
  )
}

/** Uncontrolled inputs of the form given. */
export function AddressFields({ address }: { address: AddressForm }) {
  const { form, rules } = address
  const [open, setOpen] = useState<readonly Fold[]>(() =>
    FOLDS.filter(({ fields }) => fields.some((name) => form.getValues(name) !== '')),
  )
  const rows = fieldRows(rules.fields, (field) => {
    const fold = foldOf(field)
    return fold && !open.includes(fold) ? fold : undefined
  })
  return (
    <FormStack>
      {rows.map((row) =>
        'fold' in row ? (
          <FoldButton key={row.fold.button} fold={row.fold} onOpen={() => setOpen([...open, row.fold])} />
        ) : row.isPair ? (
          <FormRow key={row.fields[0]?.name}>
            {row.fields.map((field) => (
              <AddressInput key={field.name} address={address} field={field} />
            ))}
          </FormRow>
        ) : (
          row.fields.map((field) => <AddressInput key={field.name} address={address} field={field} />)
        ),
      )}
      <RegionsFailure countryId={address.countryId} />
      <DeliveryNote address={address} />
    </FormStack>
  )
}
