// The attributes that listings can be filtered and sorted by, from the back end's schema.
import { DEFAULT_CODES, type ListingCodes } from '../src/catalog/filter-codes.ts'
import type { Capabilities } from './capabilities.ts'

/** Fields of the filter that find one product or category: no shopper chooses among their values. */
const LOOK_UPS: ReadonlySet<string> = new Set(['category_id', 'category_url_path', 'sku', 'url_key'])
/** A Magento names attributes so. */
const CODE = /^[a-z]\w{0,59}$/

/** This shop's own until the schema is read. */
export function listingCodesIn({ magento }: Capabilities): ListingCodes {
  const filters = magento?.equalFilters?.['ProductAttributeFilterInput'] ?? []
  const ranges = magento?.rangeFilters?.['ProductAttributeFilterInput'] ?? []
  const sorts = magento?.inputs?.['ProductAttributeSortInput'] ?? []
  if (filters.length === 0) return DEFAULT_CODES
  return {
    filters: filters.filter((code) => CODE.test(code) && !LOOK_UPS.has(code)),
    sorts: sorts.filter((code) => CODE.test(code)),
    ranges: ranges.filter((code) => CODE.test(code)),
  }
}
