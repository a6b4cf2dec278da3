// Which attributes a listing can be filtered and sorted by. Apart from the listing: every page reads addresses.

/** The attributes of this shop's own filters, in the order in which addresses name them. Others follow by name. */
export const FILTER_CODES: readonly string[] = [
  'category_uid',
  'att_height_options',
  'att_bed_size',
  'color',
  'att_fabric',
  'b_collection_name',
  'manufacturer',
  'att_quick_ship',
  'made_in_canada',
  'new',
  'best_seller',
  'further_reduced',
]

/** What the back end filters and sorts by. Addresses name nothing else, so that no invented name makes another page. */
export interface ListingCodes {
  filters: readonly string[]
  sorts: readonly string[]
  /** Filtered between two numbers. */
  ranges?: readonly string[]
}

/** Until the back end's own are read. */
export const DEFAULT_CODES: ListingCodes = {
  filters: FILTER_CODES,
  sorts: ['name', 'price'],
  ranges: ['assembled_height'],
}

/** What a listing's address names besides filters. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'term',
  'price_from',
  'price_to',
  'ceiling',
  'sort',
  'page',
  'size',
  'view',
])

/** Whether lists can be filtered by what fits under a ceiling. */
export const takesCeiling = ({ ranges = [] }: ListingCodes): boolean => ranges.includes('assembled_height')

/** The name of a filter in an address: the attribute's code, marked where the listing has a use of its own for that name. */
export const filterName = (code: string): string => (OWN_NAMES.has(code) ? `filter_${code}` : code)

/** The codes in the order in which addresses name them. */
export function inAddressOrder(codes: readonly string[]): string[] {
  const others = codes.filter((code) => !FILTER_CODES.includes(code))
  return [...FILTER_CODES.filter((code) => codes.includes(code)), ...others.toSorted()]
}
