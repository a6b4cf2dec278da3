import { readFileSync } from 'node:fs'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { countriesFile } from '@loftwood/demo-store/rules-schema'
import { expect, test } from 'vitest'
import { type AddressFields, addressErrors, findRegion, normalisePostcode } from './address-rules.ts'

const countries = countriesFile.parse(JSON.parse(readFileSync(`${dataFolder}/countries.json`, 'utf8')))

function makeAddress(overrides: Partial<AddressFields> = {}): AddressFields {
  return {
    firstname: 'Maude',
    lastname: 'Tremblay',
    texts: {},
    street: ['12 rue des Érables'],
    city: 'Québec',
    postcode: 'G1R 2B5',
    telephone: '418 555-0134',
    countryCode: 'CA',
    regionId: 76,
    region: undefined,
    ...overrides,
  }
}

test('a complete address has no error', () => {
  expect(addressErrors(makeAddress(), countries)).toEqual([])
  expect(
    addressErrors(makeAddress({ postcode: 'g1r2b5', regionId: undefined, region: 'québec' }), countries),
  ).toEqual([])
})

test('every missing field is named at once', () => {
  expect(addressErrors(makeAddress({ telephone: ' ', postcode: '', street: [''] }), countries)).toEqual([
    { code: 'REQUIRED_FIELD', field: 'street' },
    { code: 'REQUIRED_FIELD', field: 'telephone' },
    { code: 'REQUIRED_FIELD', field: 'postcode' },
  ])
})

test.each([
  ['COUNTRY_UNKNOWN', { countryCode: 'ZZ' }],
  ['REGION_REQUIRED', { regionId: undefined }],
  ['REGION_NOT_AVAILABLE', { regionId: 9999 }],
  ['POSTCODE_INVALID', { postcode: '12345' }],
  ['POSTCODE_INVALID', { postcode: 'G1R 2B5x' }],
  ['POSTCODE_REGION', { postcode: 'V6B 1A1' }],
  ['STREET_LINES', { street: ['1', '2', '3', '4', '5'] }],
  ['TOO_LONG', { city: 'a'.repeat(256) }],
  ['PLAIN_NAME_ONLY', { lastname: 'Buy pills http://pills.example' }],
  ['PLAIN_NAME_ONLY', { texts: { company: 'pills.com' } }],
  ['PLAIN_NAME_ONLY', { city: '<b>Guelph</b>' }],
] as const)('%s', (code, overrides) => {
  expect(addressErrors(makeAddress(overrides), countries).map((error) => error.code)).toEqual([code])
})

test('a region is found by id, by code and by its name in both languages', () => {
  const canada = countries.find((country) => country.id === 'CA')!
  for (const region of ['BC', 'british columbia', 'Colombie-Britannique']) {
    expect(findRegion(canada, makeAddress({ regionId: undefined, region }))?.id).toBe(67)
  }
})

test('postal codes are stored as they are printed', () => {
  expect(normalisePostcode(' n1h3a1 ', 'CA')).toBe('N1H 3A1')
  expect(normalisePostcode('N1H-3A1', 'CA')).toBe('N1H 3A1')
  expect(normalisePostcode('10001', 'US')).toBe('10001')
})
