import { expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { productBadges } from './product-badges.ts'

const BED = {
  made_in_canada: 1,
  att_quick_ship: QUICK_SHIP_OPTION_ID,
  new: 1,
  best_seller: 0,
  further_reduced: 0,
  stock_status: 'IN_STOCK',
}
const kindsFor = (filters: readonly string[]) => productBadges(BED, filters).map(({ kind }) => kind)

it('has the reason why a product is in a list first, else new before quick ship', () => {
  expect(kindsFor([])).toEqual(['new', 'made_in_canada', 'quick_ship'])
  expect(kindsFor(['category_uid', 'att_quick_ship'])).toEqual(['quick_ship', 'new', 'made_in_canada'])
  expect(kindsFor(['manufacturer'])).toEqual(['made_in_canada', 'new', 'quick_ship'])
  expect(kindsFor(['best_seller'])).toEqual(kindsFor([]))
})

it('promises no quick ship of what is sold out', () => {
  const kinds = productBadges({ ...BED, stock_status: 'OUT_OF_STOCK' }).map(({ kind }) => kind)
  expect(kinds).toEqual(['new', 'made_in_canada'])
})
