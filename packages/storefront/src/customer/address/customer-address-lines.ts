// A saved address as lines to read.
import type { CustomerAddressFragment } from '@loftwood/graphql-types'
import { addressLines } from './address-lines.ts'

export function customerAddressLines(address: CustomerAddressFragment): string[] {
  return addressLines({
    firstname: address.firstname ?? '',
    lastname: address.lastname ?? '',
    street: address.street ?? [],
    city: address.city ?? '',
    postcode: address.postcode,
    telephone: address.telephone,
    country_code: address.country_code,
    region: { code: address.region?.region_code ?? null },
  })
}
