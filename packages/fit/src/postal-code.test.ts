import { expect, it } from 'vitest'
import { formatPostalCode, postalCodeIsIn, provinceOf } from './postal-code.ts'

it.each([
  ['k1a0b1', 'CA', 'K1A 0B1'],
  ['H2X-1Y4', 'CA', 'H2X 1Y4'],
  ['  v6b 4n7 ', 'CA', 'V6B 4N7'],
  ['D1A 0B1', 'CA', null],
  ['K1A 0O1', 'CA', null],
  ['12345', 'CA', null],
  ['', 'CA', null],
  ['90210', 'US', '90210'],
  ['902101234', 'US', '90210-1234'],
  ['9021', 'US', null],
  ['GIR 0AA', 'GB', 'GIR 0AA'],
  [' 1012 ab ', 'NL', '1012 ab'],
])('%s of %s → %s', (typed, country, formatted) => {
  expect(formatPostalCode(typed, country)).toBe(formatted)
})

it('finds the province of the first letter', () => {
  expect(postalCodeIsIn('H2X 1Y4', 'QC')).toBe(true)
  expect(postalCodeIsIn('H2X 1Y4', 'ON')).toBe(false)
  expect(postalCodeIsIn('x0a 0h0', 'NU')).toBe(true)
  expect(postalCodeIsIn('90210', 'CA-ELSEWHERE')).toBe(true)
})

it.each([
  ['K1A 0B1', 'ON'],
  ['H2W 2R2', 'QC'],
  ['X0A 0H0', 'NU'],
  ['X1A 2P7', 'NT'],
  ['V6B 1A1', 'BC'],
])('%s is in %s', (code, province) => {
  expect(provinceOf(code)).toBe(province)
})
