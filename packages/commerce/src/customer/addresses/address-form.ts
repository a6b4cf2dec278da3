// The fields of an address form in their order, as Magento's attribute metadata says them.
import { OWN_ADDRESS_ATTRIBUTES } from '@loftwood/graphql-types/address-attributes'
import { MOST_STREET_LINES } from './address-rules.ts'

const ADDRESS_FORMS = ['customer_register_address', 'customer_address_edit']

/** Code, Magento's label, whether it is required; the region is required by country. */
const MAGENTO_FIELDS = [
  ['country_id', 'Country', true],
  ['firstname', 'First Name', true],
  ['lastname', 'Last Name', true],
  ['street', 'Street Address', true],
  ['city', 'City', true],
  ['region', 'State/Province', false],
  ['region_id', 'State/Province', false],
  ['postcode', 'Zip/Postal Code', false],
  ['telephone', 'Phone Number', true],
] as const

const FIELDS = [
  ...MAGENTO_FIELDS.map(([code, label, isRequired], index) => ({
    code,
    label,
    is_required: isRequired,
    sort_order: (index + 1) * 10,
    is_own_field: false,
  })),
  ...OWN_ADDRESS_ATTRIBUTES.map(({ code, label, order }) => ({
    code,
    label: label.en,
    is_required: false,
    sort_order: order,
    is_own_field: true,
  })),
]

/** What a form of addresses has; other forms have nothing. */
export function addressFormNode(formCode: string) {
  const fields = ADDRESS_FORMS.includes(formCode) ? FIELDS : []
  const items = fields.map((field) => ({
    __typename: 'CustomerAttributeMetadata',
    ...field,
    entity_type: 'CUSTOMER_ADDRESS',
    is_unique: false,
    multiline_count: field.code === 'street' ? MOST_STREET_LINES : 0,
    options: [],
  }))
  return { items, errors: [] }
}
