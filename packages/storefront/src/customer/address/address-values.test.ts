import type { CartAddressFragment } from '@loftwood/graphql-types'
import { perAddressCode } from '@loftwood/graphql-types/address-attributes'
import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'
import {
  EMPTY_ADDRESS,
  fromCartAddress,
  isEmptyAddress,
  toCartAddress,
  toCustomerAddress,
} from './address-values.ts'
import { TYPED_ADDRESS } from './testing/typed-address.ts'

const labelled = (label: string, text: string) => `${label}: ${text}`
const regions = [{ id: 68, code: 'QC', name: 'Québec' }]
const address = TYPED_ADDRESS

const british: CartAddressFragment = {
  __typename: 'ShippingCartAddress',
  ...perAddressCode(() => null),
  prefix: 'Dr',
  firstname: 'Ada',
  lastname: 'King',
  company: 'Engines Ltd',
  street: ['12 St James’s Square'],
  city: 'London',
  region: { __typename: 'CartAddressRegion', code: null, label: 'Greater London', region_id: null },
  postcode: 'SW1Y 4JH',
  country: { __typename: 'CartAddressCountry', code: 'GB', label: 'GB' },
  telephone: '020 7930 0001',
  vat_id: 'GB123456789',
}

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

it('goes abroad with a typed region, and comes back from the cart', () => {
  const values = fromCartAddress(british)
  expect(values).toMatchObject({
    countryId: 'GB',
    region: 'Greater London',
    regionId: '',
    vat_id: 'GB123456789',
  })
  expect(toCartAddress(values, [])).toEqual({
    prefix: 'Dr',
    firstname: 'Ada',
    lastname: 'King',
    company: 'Engines Ltd',
    street: ['12 St James’s Square'],
    city: 'London',
    region: 'Greater London',
    region_id: null,
    postcode: 'SW1Y 4JH',
    country_code: 'GB',
    telephone: '020 7930 0001',
    vat_id: 'GB123456789',
  })
})

it('empties in the address book what was emptied in the form', () => {
  const fields = [{ name: 'company' }, { name: 'city' }] as const
  const defaults = { shipping: true, billing: false }
  expect(toCustomerAddress(address, { regions, fields }, defaults)).toMatchObject({
    company: '',
    region: { region_id: 68, region_code: 'QC' },
    default_shipping: true,
    default_billing: false,
  })
})

it('is empty while nothing but its country is chosen', () => {
  expect(isEmptyAddress({ ...EMPTY_ADDRESS, countryId: 'FR' })).toBe(true)
  expect(isEmptyAddress({ ...EMPTY_ADDRESS, city: 'Paris' })).toBe(false)
})

it('is read with its country where that is not the store’s own', () => {
  expect(addressLines(british, { home: 'US', language: 'fr-CA', labelled })).toEqual([
    'Dr Ada King',
    'Engines Ltd',
    '12 St James’s Square',
    'London Greater London\u00a0\u00a0SW1Y\u00a04JH',
    'Royaume-Uni',
    '020 7930 0001',
    'GB123456789',
  ])
  expect(
    addressLines({ ...british, buzzer_code: '12' }, { home: 'GB', language: 'fr-CA', labelled }),
  ).toContain('Code de l’interphone: 12')
  expect(addressLines(british, { home: 'GB', language: 'en-CA', labelled })).not.toContain('United Kingdom')
})

it('is read as Canada Post writes it, also an order’s, which has the province’s name alone', () => {
  const guelph = {
    ...british,
    prefix: null,
    company: null,
    vat_id: null,
    city: 'Guelph',
    postcode: 'N1H 3V2',
    street: ['1 Main St'],
    country_code: 'CA',
    country: null,
  }
  const reader = { home: 'CA', language: 'en-CA', labelled }
  const lines = ['Ada King', '1 Main St', 'Guelph ON\u00a0\u00a0N1H\u00a03V2', '020 7930 0001']
  expect(addressLines({ ...guelph, region: { code: 'ON', label: 'Ontario' } }, reader)).toEqual(lines)
  expect(addressLines({ ...guelph, region: 'Ontario' }, reader)).toEqual(lines)
})
