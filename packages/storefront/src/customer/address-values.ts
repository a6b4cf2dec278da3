// The customer's addresses between the wire, the form and the eye.
import type { CustomerAddressFragment, CustomerAddressInput } from '@loftwood/graphql-types'
import { EMPTY_ADDRESS, toCartAddress, type AddressValues, type Region } from './address/address-schema.ts'
import { SHIPPING_COUNTRY } from '../platform/constants.ts'

/** A saved address back in the form. */
export function fromCustomerAddress(address: CustomerAddressFragment): AddressValues {
  const [street = '', apartment = '', neighbourhood = '', extra = ''] = (address.street ?? []).map(
    (line) => line ?? '',
  )
  return {
    ...EMPTY_ADDRESS,
    countryId: address.country_code ?? SHIPPING_COUNTRY,
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    street,
    apartment,
    neighbourhood,
    extra,
    city: address.city ?? '',
    regionId: address.region?.region_id == null ? '' : String(address.region.region_id),
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}

interface Defaults {
  shipping: boolean
  billing: boolean
}

/** The form for the address book. */
export function toCustomerAddress(
  values: AddressValues,
  regions: readonly Region[],
  defaults: Defaults,
): CustomerAddressInput {
  const address = toCartAddress(values, regions)
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: address.street,
    city: address.city,
    region: { region_id: address.region_id ?? null, region_code: address.region ?? null },
    postcode: address.postcode ?? null,
    country_code: address.country_code as CustomerAddressInput['country_code'],
    telephone: address.telephone ?? null,
    default_shipping: defaults.shipping,
    default_billing: defaults.billing,
  }
}
