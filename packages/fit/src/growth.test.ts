import { expect, test } from 'vitest'
import { AGES, growthAt } from './growth.ts'

/** Two rows of each table around the birthday: of the CDC's wtage.csv in kilograms and statage.csv in centimetres, of those who are
 * heavier and taller. */
test.each([
  [6, [28.575, 28.922], [124.604, 125.254]],
  [10, [50.835, 51.429], [151.054, 151.529]],
  [15, [82.736, 83.24], [183.784, 184.127]],
])('the 97th percentile at %d years', (years, weights, heights) => {
  const middle = ([before, after]: number[]) => ((before ?? 0) + (after ?? 0)) / 2
  expect(growthAt(years)).toEqual({
    weight: Math.round(middle(weights) / 0.453_592_37),
    height: Math.round(middle(heights) / 2.54),
  })
})

test('nobody is smaller a year later, and ages beyond the table are its ends', () => {
  const ages = Array.from({ length: AGES.max - AGES.min }, (_, index) => AGES.min + index)
  for (const years of ages) {
    expect(growthAt(years + 1).weight).toBeGreaterThan(growthAt(years).weight)
    expect(growthAt(years + 1).height).toBeGreaterThanOrEqual(growthAt(years).height)
  }
  expect(growthAt(0)).toEqual(growthAt(AGES.min))
  expect(growthAt(40)).toEqual(growthAt(AGES.max))
})
