// What the fields of an address are called.
import { OWN_ADDRESS_ATTRIBUTES, ownLabel } from '@loftwood/graphql-types/address-attributes'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { Translate } from '../../platform/i18n/translator.ts'
import type { AddressField } from './address-values.ts'

const LABELS = {
  countryId: 'checkout.country',
  prefix: 'checkout.namePrefix',
  firstname: 'form.firstname',
  middlename: 'checkout.middlename',
  lastname: 'form.lastname',
  suffix: 'checkout.nameSuffix',
  company: 'checkout.company',
  street: 'checkout.street',
  apartment: 'checkout.apartment',
  neighbourhood: 'checkout.neighbourhood',
  extra: 'checkout.extraLine',
  city: 'checkout.city',
  regionId: 'checkout.region',
  region: 'checkout.region',
  postcode: 'checkout.postcode',
  telephone: 'checkout.telephone',
  fax: 'checkout.fax',
  vat_id: 'checkout.vatId',
} satisfies Partial<Record<AddressField, MessageKey>>

/** What a country calls them. */
const REGION_LABELS: Readonly<Record<string, MessageKey>> = {
  CA: 'checkout.province',
  US: 'checkout.state',
}
const POSTCODE_LABELS: Readonly<Record<string, MessageKey>> = { US: 'checkout.zip' }

/** The label of each field of the form, in its order; those of region and postal code are the country's. */
export function fieldLabels(
  fields: readonly { name: AddressField }[],
  { countryId, language, t }: { countryId: string; language: string; t: Translate },
): Partial<Record<AddressField, string>> {
  const region = REGION_LABELS[countryId] ?? LABELS.regionId
  const keys: Partial<Record<AddressField, MessageKey>> = {
    ...LABELS,
    regionId: region,
    region,
    postcode: POSTCODE_LABELS[countryId] ?? LABELS.postcode,
  }
  const textOf = (name: AddressField) => {
    const own = OWN_ADDRESS_ATTRIBUTES.find(({ code }) => code === name)
    return own ? ownLabel(own, language) : keys[name] && t(keys[name])
  }
  const names = fields.flatMap(({ name }) => (name === 'regionId' ? [name, 'region' as const] : [name]))
  return Object.fromEntries(names.map((name) => [name, textOf(name)]))
}
