import { expect, test } from 'vitest'
import { SITTING_AGES, sittingHeight } from './sitting-height.ts'

test.each([
  [2, 25],
  [6, 25],
  [7, 26],
  [8, 27],
  [16, 34.5],
  [25, 34.5],
])('a child of %d sits %d in tall', (years, inches) => expect(sittingHeight(years)).toBe(inches))

test('an older child sits taller, and every child below the comfortable 36 in', () => {
  const heights = SITTING_AGES.map(sittingHeight)
  expect(heights.toSorted((a, b) => a - b)).toEqual(heights)
  expect(Math.max(...heights)).toBeLessThan(36)
})
