import { expect, it } from 'vitest'
import { fillsOf, placeOf } from './fill-place.ts'
import { EMPTY_ADDRESS } from './address-values.ts'

const regions = [
  { id: 74, code: 'ON', name: 'Ontario' },
  { id: 76, code: 'QC', name: 'Québec' },
]
const place = (postcode: string, countryId = 'CA') => placeOf({ postcode, countryId, regions })

it('takes the province from the postal code, and the city where it is certain', () => {
  expect(place('n1h3v2')).toEqual({ regionId: '74', city: 'Guelph' })
  expect(place('H2W 2R2')).toEqual({ regionId: '76', city: 'Montréal' })
  expect(place('N0B 1A0')).toEqual({ regionId: '74', city: '' })
  // Government offices on both sides of the river.
  expect(place('K1A 0B1').city).toBe('')
  expect(place('N1H 3V')).toEqual({ regionId: '', city: '' })
  expect(place('14201', 'US')).toEqual({ regionId: '', city: '' })
})

it('fills what is empty or was filled before, and nothing that was typed', () => {
  const guelph = { regionId: '74', city: 'Guelph' }
  const montreal = { regionId: '76', city: 'Montréal' }
  expect(fillsOf(EMPTY_ADDRESS, guelph, {})).toEqual(guelph)
  expect(fillsOf({ ...EMPTY_ADDRESS, ...guelph }, montreal, guelph)).toEqual(montreal)
  // Prefilled with the code of an estimate: another code changes it.
  expect(fillsOf({ ...EMPTY_ADDRESS, ...guelph }, guelph, {})).toEqual(guelph)
  expect(fillsOf({ ...EMPTY_ADDRESS, ...guelph, city: 'Arkell' }, montreal, guelph)).toEqual({
    regionId: '76',
  })
})
