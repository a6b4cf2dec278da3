import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { makeGroup } from '../testing/make-set.ts'
import { tilePriceOf } from './tile-price.tsx'

const priceOf = (suggested: readonly number[]) => {
  const parts = [900, 400, 189].map((price, index) => ({
    uid: `${price}`,
    price,
    suggested: suggested[index] ?? 0,
  }))
  return tilePriceOf(makeGroup(parts) as unknown as ProductListItemFragment)
}

it('is that of a set’s pieces in their default quantities', () => {
  expect(priceOf([1, 2, 0])).toEqual({ final: 1700, regular: 1700, currency: 'CAD', isFrom: false })
})

it('begins with the cheapest piece where a set has no default quantities', () => {
  expect(priceOf([])).toMatchObject({ final: 189, isFrom: true })
})
