// An address as carts and orders store it (a JSON column), and its parser for a shopper's input.
import { type AddressTexts, addressTexts } from '@loftwood/graphql-types/address-attributes'
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import type { CartAddressInput } from '@loftwood/graphql-types/schema-types'
import { type Reason, reason, userError, userErrorOf, userErrors } from '../../user-errors/user-error.ts'
import {
  type AddressError,
  type AddressFields,
  addressErrors,
  findRegion,
  normalisePostcode,
} from './address-rules.ts'

export interface StoredAddress extends AddressTexts {
  firstname: string
  lastname: string
  street: string[]
  city: string
  regionId: number
  regionCode: string
  regionNames: { en: string; fr: string }
  postcode: string
  countryCode: string
  telephone: string
}

/** Checks an address and completes its region. @throws every error at once, with Magento's messages */
export function readAddress(input: CartAddressInput, countries: ShopRules['countries']): StoredAddress {
  const fields: AddressFields = {
    firstname: input.firstname.trim(),
    lastname: input.lastname.trim(),
    street: input.street.map((line) => line?.trim() ?? '').filter((line) => line !== ''),
    city: input.city.trim(),
    postcode: input.postcode?.trim() ?? '',
    telephone: input.telephone?.trim() ?? '',
    countryCode: input.country_code.toUpperCase(),
    regionId: input.region_id ?? undefined,
    region: input.region ?? undefined,
    texts: addressTexts(input),
  }
  const errors = addressErrors(fields, countries)
  if (errors.length > 0) throw userErrors(errors.map((error) => userErrorOf(errorReason(error))))
  return addressOf(fields, countries)
}

/** A checked address with its region's names. */
export function addressOf(fields: AddressFields, countries: ShopRules['countries']): StoredAddress {
  const country = countries.find((each) => each.id === fields.countryCode)
  const region = country && findRegion(country, fields)
  if (!region) throw userError('REGION_NOT_AVAILABLE')
  return {
    firstname: fields.firstname,
    lastname: fields.lastname,
    street: [...fields.street],
    city: fields.city,
    regionId: region.id,
    regionCode: region.code,
    regionNames: region.name,
    postcode: normalisePostcode(fields.postcode, fields.countryCode),
    countryCode: fields.countryCode,
    telephone: fields.telephone,
    ...fields.texts,
  }
}

/** Why an address is refused. */
export function errorReason(error: AddressError): Reason {
  if (error.code === 'TOO_LONG') return reason(error.code, error.field, error.most)
  if ('field' in error) return reason(error.code, error.field)
  if (error.code === 'STREET_LINES') return reason(error.code, error.most)
  return reason(error.code)
}
