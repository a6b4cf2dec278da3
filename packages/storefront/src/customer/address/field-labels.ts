// What the fields of an address are called.
import type { MessageKey } from '../../platform/i18n/translator.ts'
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

const REGION_LABELS: Readonly<Record<string, MessageKey>> = {
  CA: 'checkout.province',
  US: 'checkout.state',
}

/** The label of each field of the form, in its order; the region's is that of the country. */
export function fieldLabels(
  fields: readonly { name: AddressField }[],
  countryId: string,
): Partial<Record<AddressField, MessageKey>> {
  const region = REGION_LABELS[countryId] ?? LABELS.regionId
  return Object.assign(
    {},
    ...fields.map(({ name }) =>
      name === 'regionId' ? { regionId: region, region } : { [name]: LABELS[name] },
    ),
  ) as Partial<Record<AddressField, MessageKey>>
}
