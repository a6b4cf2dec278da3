// The labelled height ranges: their borders, what has no height, and the groups of three.
import { expect, test } from 'vitest'
import { heightOptions, heightValue, namedRangeOf, parseHeightValue } from './heights.ts'

test.each([
  ['bunk', 1, 'Low bunks (under 62 in)'],
  ['bunk', 61.9, 'Low bunks'],
  ['bunk', 62, 'Mid-height bunks'],
  ['bunk', 68.9, 'Mid-height bunks'],
  ['bunk', 69, 'High bunks (69 in and up)'],
  ['bunk', 120, 'High bunks'],
  ['loft', 42, 'Low lofts'],
  ['loft', 59.9, 'Low lofts'],
  ['loft', 60, 'Mid-height lofts (60 to under 67 in)'],
  ['loft', 66.9, 'Mid-height lofts'],
  ['loft', 67, 'High lofts'],
  ['loft', 72, 'Ultra lofts'],
  ['loft', 77.9, 'Ultra lofts'],
  ['loft', 88, 'Über lofts (88 in)'],
] as const)('a %s of %s inches is among the %s', (group, height, label) => {
  const [option, ...others] = heightOptions([{ group, height, count: 2 }], 'en')
  expect(others).toEqual([])
  expect(option?.label).toContain(label)
  const range = parseHeightValue(option?.value ?? '')
  expect(height >= (range?.from ?? Infinity) && height < (range?.to ?? 0)).toBe(true)
})

test('a loft below the lowest range is in none', () => {
  expect(namedRangeOf('loft', 41.9)).toBeUndefined()
})

test('other heights go in threes, from the lowest; zero is dropped', () => {
  const heights = [30, 8, 0, 24, 9, 46, 13, 29].map((height) => ({ group: 'other', height, count: 1 }))
  expect(heightOptions(heights, 'en')).toEqual([
    { value: 'other_8_13', label: 'From 8 To 13\u00a0in', count: 3 },
    { value: 'other_24_30', label: 'From 24 To 30\u00a0in', count: 3 },
    { value: 'other_46_46', label: '46\u00a0in', count: 1 },
  ])
  expect(heightOptions(heights, 'fr')[0]?.label).toBe('De 8 à 13\u00a0po')
  const half = [{ group: 'other', height: 7.5, count: 1 }]
  expect(heightOptions(half, 'fr')).toEqual([{ value: 'other_7.5_7.5', label: '7,5\u00a0po', count: 1 }])
})

test.each(['bunk_0_62', 'other_28_30.5'])('%s is read as it was written', (value) => {
  const range = parseHeightValue(value)
  expect(range && heightValue(range)).toBe(value)
})

test.each(['', 'tall', 'bunk_62', 'bed_1_2', 'bunk_a_b', 'bunk_1_2; drop table product'])(
  '%s is no range',
  (value) => {
    expect(parseHeightValue(value)).toBeUndefined()
  },
)
