// What an address must hold: required fields, country, region and postal code that agree. Messages are Magento's, by code.
import {
  ADDRESS_ATTRIBUTES,
  ADDRESS_CODES,
  type AddressTexts,
} from '@loftwood/graphql-types/address-attributes'
import { isPlainName } from '@loftwood/graphql-types/plain-name'
import type { CountryData } from '@loftwood/demo-store/rules-schema'

/** The country the shop is in, the only one it delivers to and whose taxes it takes. */
export const HOME_COUNTRY = 'CA'

export interface AddressFields {
  firstname: string
  lastname: string
  street: readonly string[]
  city: string
  postcode: string
  telephone: string
  countryCode: string
  regionId: number | undefined
  /** Code or name, when no id is given. */
  region: string | undefined
  texts: AddressTexts
}

export type AddressError =
  | { code: 'REQUIRED_FIELD' | 'PLAIN_NAME_ONLY'; field: string }
  | { code: 'TOO_LONG'; field: string; most: number }
  | { code: 'STREET_LINES'; most: number }
  | {
      code:
        | 'COUNTRY_UNKNOWN'
        | 'REGION_REQUIRED'
        | 'REGION_NOT_AVAILABLE'
        | 'POSTCODE_INVALID'
        | 'POSTCODE_REGION'
    }

export type RegionData = CountryData['regions'][number]

export const MOST_STREET_LINES = 4
const MOST_LETTERS = 255
const REQUIRED = ['firstname', 'lastname', 'street', 'city', 'telephone', 'postcode'] as const
const NAMES = ['firstname', 'lastname', 'city'] as const

/** The region an address names by id, code or name in either language; undefined when there is none such. */
export function findRegion(country: CountryData, address: AddressFields): RegionData | undefined {
  if (address.regionId !== undefined) return country.regions.find((region) => region.id === address.regionId)
  const requested = address.region?.trim().toLowerCase()
  if (!requested) return undefined
  return country.regions.find((region) =>
    [region.code, region.name.en, region.name.fr].some((name) => name.toLowerCase() === requested),
  )
}

/** Everything wrong with an address, in the order of its fields; empty when it can be delivered to by mail. */
export function addressErrors(address: AddressFields, countries: readonly CountryData[]): AddressError[] {
  const missing = REQUIRED.filter((field) => isEmpty(address[field]))
  if (missing.length > 0) return missing.map((field) => ({ code: 'REQUIRED_FIELD', field }))
  return [...lengthErrors(address), ...nameErrors(address), ...placeErrors(address, countries)]
}

function isEmpty(value: string | readonly string[]): boolean {
  return typeof value === 'string' ? value.trim() === '' : value.every((line) => line.trim() === '')
}

function lengthErrors(address: AddressFields): AddressError[] {
  const errors: AddressError[] = REQUIRED.filter((field) => {
    const value = address[field]
    return typeof value === 'string'
      ? value.length > MOST_LETTERS
      : value.some((line) => line.length > MOST_LETTERS)
  }).map((field) => ({ code: 'TOO_LONG', field, most: MOST_LETTERS }))
  for (const code of ADDRESS_CODES) {
    const most = ADDRESS_ATTRIBUTES[code].length
    if ((address.texts[code]?.length ?? 0) > most) errors.push({ code: 'TOO_LONG', field: code, most })
  }
  if (address.street.length > MOST_STREET_LINES)
    errors.push({ code: 'STREET_LINES', most: MOST_STREET_LINES })
  return errors
}

function nameErrors(address: AddressFields): AddressError[] {
  const names = NAMES.filter((field) => !isPlainName(address[field]))
  const texts = ADDRESS_CODES.filter(
    (code) => ADDRESS_ATTRIBUTES[code].isPlain && !isPlainName(address.texts[code] ?? ''),
  )
  return [...names, ...texts].map((field) => ({ code: 'PLAIN_NAME_ONLY', field }))
}

function placeErrors(address: AddressFields, countries: readonly CountryData[]): AddressError[] {
  const country = countries.find((each) => each.id === address.countryCode.toUpperCase())
  if (!country) return [{ code: 'COUNTRY_UNKNOWN' }]
  const isRegionNamed = address.regionId !== undefined || Boolean(address.region?.trim())
  if (!isRegionNamed) return [{ code: 'REGION_REQUIRED' }]
  const region = findRegion(country, address)
  if (!region) return [{ code: 'REGION_NOT_AVAILABLE' }]
  const postcode = address.postcode.trim().toUpperCase()
  if (!new RegExp(country.postalCodePattern).test(postcode)) return [{ code: 'POSTCODE_INVALID' }]
  const letters = region.postalCodeLetters
  return letters && !letters.some((letter) => postcode.startsWith(letter))
    ? [{ code: 'POSTCODE_REGION' }]
    : []
}

/** A Canadian postal code as it is printed: `n1h3a1` -> `N1H 3A1`; other codes upper-cased and trimmed. */
export function normalisePostcode(postcode: string, countryCode: string): string {
  const upper = postcode.trim().toUpperCase()
  return countryCode === HOME_COUNTRY ? upper.replace(/^(...)[ -]?(...)$/, '$1 $2') : upper
}
