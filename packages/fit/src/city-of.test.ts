import { expect, it } from 'vitest'
import { cityOf } from './city-of.ts'

it.each([
  ['N1H 3A1', 'Guelph'],
  ['H2W 2R2', 'Montréal'],
  ['X0A 0H0', 'Iqaluit'],
  // Several places, and offices of the government on both sides of a river.
  ['N0B 1A0', ''],
  ['X0A 0H1', ''],
  ['K1A 0B1', ''],
])('%s is in %s', (code, city) => {
  expect(cityOf(code)).toBe(city)
})
