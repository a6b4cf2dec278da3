import { expect, test } from 'vitest'
import { lengthWithin, typedCeiling, typedLength } from './typed-length.ts'

test.each([
  ['96', 96],
  [' 96.5 in ', 96.5],
  ['96"', 96],
  ['96 po', 96],
  ['8 ft', 96],
  ["8'", 96],
  ['8′ 2″', 98],
  [`8'2"`, 98],
  ['8 ft 2', 98],
  ['8 pi 2 po', 98],
  ['8 pieds 2,5 pouces', 98.5],
  ['254 cm', 100],
  ['2,54 m', 100],
  ['2.54 mètres', 100],
])('%s is %d in', (typed, inches) => expect(typedLength(typed, 'in')).toBeCloseTo(inches, 6))

test('a number alone is of the unit', () => expect(typedLength('254', 'cm')).toBeCloseTo(100, 6))

test.each(['', 'high', '-96', '8 2', '96 kg', '8 ft 2 cm', '1e3', '96 in 8 ft'])(
  '"%s" is no length',
  (typed) => expect(typedLength(typed, 'in')).toBeUndefined(),
)

test('a ceiling of 8 is feet, one of 2.44 metres', () => {
  expect(typedCeiling('8', 'in')).toBe(96)
  expect(typedCeiling('8 in', 'in')).toBe(8)
  expect(typedCeiling('2,44', 'cm')).toBeCloseTo(96.06, 2)
  expect(typedCeiling('244', 'cm')).toBeCloseTo(96.06, 2)
})

test.each([
  [undefined, 'unread'],
  [11.4, 'outside'],
  [11.5, 12],
  [12, 12],
  [240, 240],
  [240.5, 240],
  [241, 'outside'],
] as const)('a field from 12 to 240 takes %s as %s', (inches, taken) =>
  expect(lengthWithin(inches, { min: 12, max: 240 })).toBe(taken),
)
