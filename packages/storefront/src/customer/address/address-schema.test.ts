import { describe, expect, it } from 'vitest'
import type { CartAddressFragment } from '@loftwood/graphql-types'
import {
  addressSchema,
  contactSchema,
  fromCartAddress,
  toCartAddress,
  type AddressValues,
} from './address-schema.ts'

const regions = [
  { id: 66, code: 'ON', name: 'Ontario' },
  { id: 68, code: 'QC', name: 'Québec' },
]
const address: AddressValues = {
  countryId: 'CA',
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: '4200, boul. Saint-Laurent',
  apartment: ' app. 3 ',
  neighbourhood: '',
  extra: '  ',
  city: 'Montréal',
  regionId: '68',
  postcode: 'h2w2r2',
  telephone: '514 555-0199',
}

function errorsOf(changes: Partial<AddressValues>): Record<string, string> {
  const result = addressSchema(regions).safeParse({ ...address, ...changes })
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('addressSchema', () => {
  it('accepts a Canadian address', () => {
    expect(errorsOf({})).toEqual({})
  })

  it('names each missing field, and the province by its own text', () => {
    expect(errorsOf({ firstname: ' ', city: '', regionId: '', postcode: '', telephone: '' })).toMatchObject({
      firstname: 'form.required',
      city: 'form.required',
      regionId: 'checkout.error.province',
      postcode: 'form.required',
      telephone: 'form.required',
    })
  })

  it('asks for a state outside Canada', () => {
    expect(errorsOf({ countryId: 'US', postcode: '05401', regionId: '', city: '' })).toEqual({
      city: 'form.required',
      regionId: 'checkout.error.state',
    })
  })

  it('checks the postal code, also against the province, also while other fields are still empty', () => {
    expect(errorsOf({ postcode: '90210' })).toEqual({ postcode: 'checkout.error.postcode' })
    expect(errorsOf({ regionId: '66' })).toEqual({ postcode: 'checkout.error.postcode-province' })
    expect(errorsOf({ regionId: '66', city: '' })).toMatchObject({
      postcode: 'checkout.error.postcode-province',
    })
    expect(errorsOf({ regionId: '999' })).toEqual({ regionId: 'checkout.error.province' })
  })

  it('leaves the postal codes of other countries to the back end', () => {
    expect(errorsOf({ countryId: 'US', postcode: '90210' })).toEqual({})
    expect(errorsOf({ countryId: 'US', postcode: '' })).toEqual({ postcode: 'form.required' })
  })

  it.each(['514 555-0199', '+1 (514) 555-0199', '15145550199', '514.555.0199 poste 12', '514-555-0199 x4'])(
    'takes the phone number %s',
    (telephone) => expect(errorsOf({ telephone })).toEqual({}),
  )

  it.each(['555-0199', 'call me', '514 555-019O'])('refuses the phone number %s', (telephone) => {
    expect(errorsOf({ telephone })).toEqual({ telephone: 'checkout.error.phone' })
  })
})

it('checks the e-mail address', () => {
  expect(contactSchema.safeParse({ email: ' maude@example.ca ' }).data).toEqual({ email: 'maude@example.ca' })
  expect(contactSchema.safeParse({ email: 'maude@' }).error?.issues[0]?.message).toBe('form.email')
  expect(contactSchema.safeParse({ email: '' }).error?.issues[0]?.message).toBe('form.required')
})

it('goes over the wire with its region by id and without empty street lines', () => {
  expect(toCartAddress(address, regions)).toEqual({
    firstname: 'Maude',
    lastname: 'Tremblay',
    street: ['4200, boul. Saint-Laurent', 'app. 3'],
    city: 'Montréal',
    region: 'QC',
    region_id: 68,
    postcode: 'H2W 2R2',
    country_code: 'CA',
    telephone: '514 555-0199',
  })
})

it('comes back from the cart', () => {
  const stored: CartAddressFragment = {
    __typename: 'ShippingCartAddress',
    firstname: 'Maude',
    lastname: 'Tremblay',
    company: null,
    street: ['4200, boul. Saint-Laurent', 'app. 3'],
    city: 'Montréal',
    region: { __typename: 'CartAddressRegion', code: 'QC', label: 'Québec', region_id: 68 },
    postcode: 'H2W 2R2',
    country: { __typename: 'CartAddressCountry', code: 'CA', label: 'Canada' },
    telephone: '514 555-0199',
  }
  expect(toCartAddress(fromCartAddress(stored), regions)).toEqual(toCartAddress(address, regions))
})
