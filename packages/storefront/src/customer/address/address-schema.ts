// What an address form accepts, and how it goes over the wire. Messages are keys of the message catalog.
import * as z from 'zod/mini'
import type { CartAddressFragment, CartAddressInput } from '@loftwood/graphql-types'
import { SHIPPING_COUNTRY } from '../../platform/constants.ts'
import { formatPostalCode, postalCodeIsIn } from '../../platform/forms/postal-code.ts'

/** A province or state as the country query answers it. */
export interface Region {
  id: number
  code: string
  name: string
}

/** An address as typed; `countryId` is a code such as `CA`, `regionId` is the number of the region as text, the optional lines may be empty. */
export interface AddressValues {
  countryId: string
  firstname: string
  lastname: string
  street: string
  apartment: string
  neighbourhood: string
  extra: string
  city: string
  regionId: string
  postcode: string
  telephone: string
}

export const EMPTY_ADDRESS: AddressValues = {
  countryId: SHIPPING_COUNTRY,
  firstname: '',
  lastname: '',
  street: '',
  apartment: '',
  neighbourhood: '',
  extra: '',
  city: '',
  regionId: '',
  postcode: '',
  telephone: '',
}

const MAX_LENGTH = 255

const optional = z.string().check(z.trim(), z.maxLength(MAX_LENGTH, 'form.tooLong'))
const required = z
  .string()
  .check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(MAX_LENGTH, 'form.tooLong'))
const PHONE = /^\+?[\d\s().-]*(?:(?:x|ext\.?|poste)\s*\d+)?$/i

const telephone = required.check(
  z.refine((text) => text === '' || isPhone(text), { error: 'checkout.error.phone' }),
)

/** At least an area code and a number; an extension may follow. */
function isPhone(text: string): boolean {
  const number = (text.split(/[xep]/i)[0] ?? '').replace(/\D/g, '')
  return PHONE.test(text) && number.length >= 10 && number.length <= 15
}

/** The schema of an address, given the provinces or states of its country in the back end, if any. */
export function addressSchema(regions: readonly Region[], hasRegions = true) {
  const isRegion = ({ regionId }: Place) =>
    !hasRegions || regions.some((region) => String(region.id) === regionId)
  return z
    .object({
      countryId: required,
      firstname: required,
      lastname: required,
      street: required,
      apartment: optional,
      neighbourhood: optional,
      extra: optional,
      city: required,
      regionId: z.string(),
      postcode: required,
      telephone,
    })
    .check(
      z.refine(isRegion, {
        path: ['regionId'],
        error: ({ input }) =>
          (input as Place).countryId === SHIPPING_COUNTRY
            ? 'checkout.error.province'
            : 'checkout.error.state',
        when: () => true,
      }),
      z.refine(isPostalCodeOfCountry, {
        path: ['postcode'],
        error: 'checkout.error.postcode',
        when: ({ value }) => ((value ?? {}) as Partial<Place>).postcode?.trim() !== '',
      }),
      z.refine((address) => agreesWithProvince(address, regions), {
        path: ['postcode'],
        error: 'checkout.error.postcode-province',
        when: ({ value }) => hasPlace(value),
      }),
    )
}

type Place = Pick<AddressValues, 'countryId' | 'postcode' | 'regionId'>

/** The back end validates postal codes of other countries. */
function isPostalCodeOfCountry({ countryId, postcode }: Place): boolean {
  return countryId !== SHIPPING_COUNTRY || formatPostalCode(postcode) !== null
}

function hasPlace(value: unknown): boolean {
  const { postcode = '', regionId = '' } = (value ?? {}) as Partial<Place>
  return regionId !== '' && formatPostalCode(postcode) !== null
}

function agreesWithProvince(address: Place, regions: readonly Region[]): boolean {
  const region = regions.find((candidate) => String(candidate.id) === address.regionId)
  return region === undefined || postalCodeIsIn(address.postcode, region.code)
}

/** The contact details. */
export const contactSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'form.required'), z.email('form.email')),
})

/** The address for the back end: at most four street lines, the empty ones dropped. */
export function toCartAddress(values: AddressValues, regions: readonly Region[]): CartAddressInput {
  const region = regions.find((candidate) => String(candidate.id) === values.regionId)
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    street: streetLines(values),
    city: values.city.trim(),
    region: region?.code ?? null,
    region_id: region?.id ?? null,
    postcode: formatPostalCode(values.postcode) ?? values.postcode.trim(),
    country_code: values.countryId,
    telephone: values.telephone.trim(),
  }
}

function streetLines({ street, apartment, neighbourhood, extra }: AddressValues): string[] {
  return [street, apartment, neighbourhood, extra].map((line) => line.trim()).filter((line) => line !== '')
}

/** An address that the cart already has, back in the form. */
export function fromCartAddress(address: CartAddressFragment): AddressValues {
  const [street = '', apartment = '', neighbourhood = '', extra = ''] = address.street.map(
    (line) => line ?? '',
  )
  return {
    countryId: address.country.code ?? SHIPPING_COUNTRY,
    firstname: address.firstname,
    lastname: address.lastname,
    street,
    apartment,
    neighbourhood,
    extra,
    city: address.city,
    regionId: address.region?.region_id == null ? '' : String(address.region.region_id),
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}
