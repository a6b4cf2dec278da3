import { expect, it } from 'vitest'
import { DEFAULT_CODES } from '../src/catalog/filter-codes.ts'
import { listingCodesIn } from './listing-codes.ts'

it('are what the schema filters and sorts by, without look-ups and odd names', () => {
  const magento = {
    equalFilters: { ProductAttributeFilterInput: ['category_id', 'climate', 'size', 'sku', '__proto__'] },
    rangeFilters: { ProductAttributeFilterInput: ['assembled_height', 'Price'] },
    inputs: { ProductAttributeSortInput: ['name', 'position'] },
  }
  expect(listingCodesIn({ magento })).toEqual({
    filters: ['climate', 'size'],
    sorts: ['name', 'position'],
    ranges: ['assembled_height'],
  })
})

it("are this shop's own while the schema is not loaded", () => {
  expect(listingCodesIn({ magento: {} })).toBe(DEFAULT_CODES)
})
