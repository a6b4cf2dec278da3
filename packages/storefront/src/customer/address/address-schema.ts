// What an address form accepts. Messages are keys of the message catalog.
import { ADDRESS_ATTRIBUTES, ADDRESS_CODES, perAddressCode } from '@loftwood/graphql-types/address-attributes'
import * as z from 'zod/mini'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { email } from '../../platform/forms/email.ts'
import { plainName } from '../../platform/forms/plain-name.ts'
import { formatPostalCode, postalCodeIsIn } from '@loftwood/fit/postal-code'
import { type AddressRules, type RegionRule } from './address-rules.ts'
import { EMPTY_ADDRESS, type AddressField, type AddressValues, type Region } from './address-values.ts'

/** The country that is chosen. */
export interface Place {
  countryId: string
  /** Its provinces or states in the back end, if any. */
  regions: readonly Region[]
  region: RegionRule
}

const MAX_LENGTH = 255

const optional = (length: number) => z.string().check(z.trim(), z.maxLength(length, 'form.tooLong'))
const required = (length: number) =>
  z.string().check(z.trim(), z.minLength(1, 'form.required'), z.maxLength(length, 'form.tooLong'))

const LENGTHS: Partial<Record<AddressField, number>> = perAddressCode(({ length }) => length)

/** Not streets, which may have any sign. */
const NAMES: ReadonlySet<AddressField> = new Set([
  'firstname',
  'lastname',
  'city',
  ...ADDRESS_CODES.filter((code) => ADDRESS_ATTRIBUTES[code].isPlain),
])

/** The schema of an address in that country. */
export function addressSchema(
  { fields, ...rules }: Pick<AddressRules, 'fields' | 'optionalZip'>,
  place: Place,
) {
  const needed = new Set(fields.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])))
  if (place.region.isRequired && place.region.kind === 'text') needed.add('region')
  const present = new Set(fields.map(({ name }) => name))
  if (present.has('postcode') && !rules.optionalZip.has(place.countryId)) needed.add('postcode')
  const names = Object.keys(EMPTY_ADDRESS) as AddressField[]
  const textOf = (name: AddressField) => (needed.has(name) ? required : optional)(LENGTHS[name] ?? MAX_LENGTH)
  const shape = Object.fromEntries(
    names.map((name) => [name, NAMES.has(name) ? textOf(name).check(plainName) : textOf(name)]),
  ) as Record<AddressField, ReturnType<typeof required>>
  return z
    .object({ ...shape, regionId: z.string() })
    .check(
      ...checks(place).map(({ path, error, isRight }) =>
        z.refine((values) => isRight(values as AddressValues), { path: [path], error, when: () => true }),
      ),
    )
}

interface Check {
  path: AddressField
  error: MessageKey
  /** Also while other fields are still invalid, so of any values. */
  isRight: (values: AddressValues) => boolean
}

function checks({ countryId, regions, region }: Place): Check[] {
  const regionOf = ({ regionId }: AddressValues) => regions.find(({ id }) => String(id) === regionId)
  const isCode = ({ postcode }: AddressValues) => formatPostalCode(postcode, countryId) !== null
  const isInCanada = countryId === 'CA'
  return [
    {
      path: 'regionId',
      error: REGION_ERRORS[countryId] ?? 'checkout.error.region',
      isRight: (values) => region.kind !== 'list' || !region.isRequired || regionOf(values) !== undefined,
    },
    {
      path: 'postcode',
      error: POSTCODE_ERRORS[countryId] ?? 'checkout.error.postcode-country',
      isRight: (values) => !values.postcode.trim() || isCode(values),
    },
    {
      path: 'postcode',
      error: 'checkout.error.postcode-province',
      isRight: (values) =>
        !isInCanada || !isCode(values) || postalCodeIsIn(values.postcode, regionOf(values)?.code ?? ''),
    },
    {
      path: 'telephone',
      error: isInCanada || countryId === 'US' ? 'checkout.error.phone' : 'checkout.error.phone-country',
      isRight: ({ telephone }) =>
        !telephone.trim() || isPhone(telephone.trim(), LEAST_DIGITS[countryId] ?? 6),
    },
  ]
}

const REGION_ERRORS: Readonly<Record<string, MessageKey>> = {
  CA: 'checkout.error.province',
  US: 'checkout.error.state',
}

const POSTCODE_ERRORS: Readonly<Record<string, MessageKey>> = {
  CA: 'checkout.error.postcode',
  US: 'checkout.error.zip',
}

const PHONE = /^\+?[\d\s()./-]*(?:(?:x|ext\.?|poste)\s*\d+)?$/i

/** With an area code. */
const LEAST_DIGITS: Readonly<Record<string, number>> = { CA: 10, US: 10 }

/** A number, which an extension may follow. */
function isPhone(text: string, least: number): boolean {
  const number = (text.split(/[xep]/i)[0] ?? '').replace(/\D/g, '')
  return PHONE.test(text) && number.length >= least && number.length <= 15
}

/** The contact details. */
export const contactSchema = z.object({ email })
