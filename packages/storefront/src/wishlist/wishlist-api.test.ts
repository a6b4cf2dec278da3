import { expect, it } from 'vitest'
import { allOf } from './wishlist-api.ts'

it.each([
  [undefined, 1_000_000],
  [20, 1_000_000],
  [1_000_001, 1_000_011],
])('reads a whole list of %s items in one page of %i', (count, pageSize) =>
  expect(allOf(count)).toEqual({ pageSize, currentPage: 1 }),
)
