import { expect, it } from 'vitest'
import { formatterOf } from '../platform/i18n/format.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import type { LengthUnit } from './my-home/my-home.ts'
import { measuresIn } from './use-measures.ts'

const [english, french] = VIEWS

const measuresOf = async (unit: LengthUnit, view = english) =>
  measuresIn(unit, await loadTranslator(view, ALL_TEXTS), formatterOf(view))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  ['in', english, 38.25, '38.5 in', '3 ft 2.5 in', '38.5'],
  ['in', english, 96.2, '96 in', '8 ft', '96'],
  ['in', english, 95.8, '96 in', '8 ft', '96'],
  ['in', french, 98.5, '98,5 po', '8 pi 2,5 po', '98.5'],
  ['in', english, -0.2, '0 in', '0 ft', '0'],
  ['cm', english, 38.25, '97 cm', '97 cm', '97'],
  ['cm', french, 98.5, '250 cm', '250 cm', '250'],
] as const)('in %s a length is written by one rule: %#', async (unit, view, inches, length, feet, field) => {
  const measures = await measuresOf(unit, view)
  expect(plain(measures.length(inches))).toBe(length)
  expect(plain(measures.feet(inches))).toBe(feet)
  expect(measures.toField(inches)).toBe(field)
})

it('a carton has its sides as they are, and both weights', async () => {
  const carton = { length: 79.25, width: 16, height: 7, weight: 106 }
  const [inches, centimetres] = [await measuresOf('in'), await measuresOf('cm')]
  expect(plain(inches.carton(carton))).toBe('79.25 × 16 × 7 in')
  expect(plain(centimetres.carton(carton))).toBe('201 × 41 × 18 cm')
  expect(plain(inches.weight(106))).toBe('106 lb (48 kg)')
})
