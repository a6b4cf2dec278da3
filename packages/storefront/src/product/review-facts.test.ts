import { expect, it } from 'vitest'
import { starCounts, starsOf } from './review-facts.ts'

it.each([
  [100, 5],
  [90, 5],
  [89, 4],
  [50, 3],
  [0, 1],
])('%d percent are %d stars', (percent, stars) => expect(starsOf(percent)).toBe(stars))

it('counts reviews by their stars', () => {
  const reviews = [100, 95, 60].map((average_rating) => ({ average_rating }))
  expect(starCounts(reviews).map(({ count }) => count)).toEqual([2, 0, 1, 0, 0])
})
