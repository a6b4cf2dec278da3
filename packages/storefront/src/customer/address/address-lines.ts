// An address as lines to read.
import { SHIPPING_COUNTRY } from '../../platform/constants.ts'

interface ReadableAddress {
  firstname: string
  lastname: string
  street: readonly (string | null)[]
  city: string
  postcode: string | null
  telephone: string | null
  region: { code: string | null } | string | null
  country?: { code: string | null } | null
  country_code?: string | null
}

/** Name, street lines, city with province, postal code and any country but the shop's own, phone. */
export function addressLines(address: ReadableAddress): string[] {
  const region = typeof address.region === 'string' ? address.region : address.region?.code
  const country = address.country?.code ?? address.country_code
  const abroad = country === SHIPPING_COUNTRY ? null : country
  return [
    `${address.firstname} ${address.lastname}`,
    ...address.street.filter((line) => line !== null),
    [`${address.city}${region ? ` (${region})` : ''}`, address.postcode, abroad].filter(Boolean).join('  '),
    address.telephone ?? '',
  ].filter((line) => line !== '')
}
