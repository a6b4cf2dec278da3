// What the fields of an address are called.
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { AddressField } from './address-values.ts'

const LABELS: Readonly<Record<AddressField, MessageKey>> = {
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
  vatId: 'checkout.vatId',
}

/** What a country calls them. */
const REGION_LABELS: Readonly<Record<string, MessageKey>> = {
  CA: 'checkout.province',
  US: 'checkout.state',
}
const POSTCODE_LABELS: Readonly<Record<string, MessageKey>> = { US: 'checkout.zip' }

/** The label of each field of the form, in its order; those of region and postal code are the country's. */
export function fieldLabels(
  fields: readonly { name: AddressField }[],
  countryId: string,
): Partial<Record<AddressField, MessageKey>> {
  const region = REGION_LABELS[countryId] ?? LABELS.regionId
  const labels = { ...LABELS, regionId: region, postcode: POSTCODE_LABELS[countryId] ?? LABELS.postcode }
  return Object.assign(
    {},
    ...fields.map(({ name }) =>
      name === 'regionId' ? { regionId: region, region } : { [name]: labels[name] },
    ),
  ) as Partial<Record<AddressField, MessageKey>>
}
