// The fields of an address form in their order, as Magento's attribute metadata says them.
import { MOST_STREET_LINES } from './address-rules.ts'

const ADDRESS_FORMS = ['customer_register_address', 'customer_address_edit']

/** Code, Magento's label, whether it is required; the region is required by country. */
const FIELDS = [
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

/** What a form of addresses has; other forms have nothing. */
export function addressFormNode(formCode: string) {
  const fields = ADDRESS_FORMS.includes(formCode) ? FIELDS : []
  const items = fields.map(([code, label, isRequired], index) => ({
    __typename: 'CustomerAttributeMetadata',
    code,
    label,
    entity_type: 'CUSTOMER_ADDRESS',
    is_required: isRequired,
    is_unique: false,
    multiline_count: code === 'street' ? MOST_STREET_LINES : 0,
    sort_order: (index + 1) * 10,
    options: [],
  }))
  return { items, errors: [] }
}
