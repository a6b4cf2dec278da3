import { expect, it } from 'vitest'
import { ALL_REVIEWS, languagesOf, reviewsIn, starCounts, starsOf, type ReviewView } from './review-facts.ts'

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

const review = (name: string, average_rating: number, language: string | null = 'en') => ({
  name,
  average_rating,
  language,
  created_at: `2026-0${name}-01 12:00:00`,
})
const reviews = [review('2', 80), review('1', 100), review('3', 40, 'fr')]
const names = (view: Partial<ReviewView>) =>
  reviewsIn(reviews, { ...ALL_REVIEWS, ...view }).map(({ name }) => name)

it('orders reviews and leaves the back end its own order', () => {
  expect(names({})).toEqual(['2', '1', '3'])
  expect(names({ order: 'newest' })).toEqual(['3', '2', '1'])
  expect(names({ order: 'best' })).toEqual(['1', '2', '3'])
  expect(names({ order: 'worst' })).toEqual(['3', '2', '1'])
})

it('keeps reviews of some stars or of one language', () => {
  expect(names({ stars: 4 })).toEqual(['2'])
  expect(names({ language: 'fr' })).toEqual(['3'])
  expect(names({ stars: 5, language: 'fr' })).toEqual([])
})

it('offers languages where there are several', () => {
  expect(languagesOf(reviews)).toEqual(['en', 'fr'])
  expect(languagesOf(reviews.slice(0, 2))).toEqual([])
  expect(languagesOf([review('1', 100, null)])).toEqual([])
})
