// An address as typed, and its way to the wire and back.
import type {
  CartAddressFragment,
  CartAddressInput,
  CustomerAddressFragment,
  CustomerAddressInput,
} from '@loftwood/graphql-types'
import { ADDRESS_CODES, addressTexts, perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { formatPostalCode } from '@loftwood/fit/postal-code'

/** A province or state as the country query answers it. */
export interface Region {
  id: number
  code: string
  name: string
}

/** Nothing typed. Country and region of a list go by their codes: `CA`, and the region's number as text. */
export const EMPTY_ADDRESS = {
  countryId: '',
  firstname: '',
  lastname: '',
  street: '',
  apartment: '',
  neighbourhood: '',
  extra: '',
  city: '',
  regionId: '',
  /** Typed, for countries without a list of regions. */
  region: '',
  postcode: '',
  telephone: '',
  ...perAddressCode(() => ''),
}

/** Fields that are not filled in, or not in the form, are empty. */
export type AddressValues = typeof EMPTY_ADDRESS
export type AddressField = keyof AddressValues

/** The address for a cart: empty texts and street lines dropped. */
export function toCartAddress(values: AddressValues, regions: readonly Region[]): CartAddressInput {
  const region = regions.find((candidate) => String(candidate.id) === values.regionId)
  return {
    ...addressTexts(values),
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    street: streetLines(values),
    city: values.city.trim(),
    region: region?.code ?? (values.region.trim() || null),
    region_id: region?.id ?? null,
    postcode: formatPostalCode(values.postcode, values.countryId) ?? values.postcode.trim(),
    country_code: values.countryId,
    telephone: values.telephone.trim(),
  }
}

function streetLines({ street, apartment, neighbourhood, extra }: AddressValues): string[] {
  return [street, apartment, neighbourhood, extra].map((line) => line.trim()).filter((line) => line !== '')
}

interface Defaults {
  shipping: boolean
  billing: boolean
}

/** The address for the address book. An update leaves out nothing that `form` has: what was emptied is sent empty. */
export function toCustomerAddress(
  values: AddressValues,
  { regions, fields }: { regions: readonly Region[]; fields: readonly { name: AddressField }[] },
  defaults: Defaults,
): CustomerAddressInput {
  const { region, region_id, country_code, ...address } = toCartAddress(values, regions)
  const emptied = ADDRESS_CODES.filter((code) => fields.some(({ name }) => name === code))
  return {
    ...Object.fromEntries(emptied.map((code) => [code, ''])),
    ...address,
    region: region_id === null ? { region: region ?? null } : { region_id, region_code: region ?? null },
    country_code: country_code as CustomerAddressInput['country_code'],
    default_shipping: defaults.shipping,
    default_billing: defaults.billing,
  }
}

type Lines = readonly (string | null)[] | null

function linesOf(street: Lines) {
  const [first, apartment, neighbourhood, extra] = street ?? []
  return {
    street: first ?? '',
    apartment: apartment ?? '',
    neighbourhood: neighbourhood ?? '',
    extra: extra ?? '',
  }
}

/** An address that the cart already has, back in the form. */
export function fromCartAddress(address: CartAddressFragment): AddressValues {
  const { region } = address
  return {
    ...EMPTY_ADDRESS,
    ...addressTexts(address),
    ...linesOf(address.street),
    countryId: address.country.code,
    firstname: address.firstname,
    lastname: address.lastname,
    city: address.city,
    regionId: region?.region_id ? String(region.region_id) : '',
    region: region?.region_id ? '' : (region?.label ?? ''),
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}

/** A saved address back in the form. */
export function fromCustomerAddress(address: CustomerAddressFragment): AddressValues {
  const { region } = address
  return {
    ...EMPTY_ADDRESS,
    ...addressTexts(address),
    ...linesOf(address.street),
    countryId: address.country_code ?? '',
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    city: address.city ?? '',
    regionId: region?.region_id ? String(region.region_id) : '',
    region: region?.region_id ? '' : (region?.region ?? ''),
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}

/** Whether nothing was typed; a chosen country alone is nothing. */
export function isEmptyAddress(address: AddressValues): boolean {
  return Object.entries(address).every(([name, text]) => name === 'countryId' || text === '')
}
