// The parameters that pages read from their addresses.
import { filterName, inAddressOrder, takesCeiling, type ListingCodes } from '../catalog/filter-codes.ts'
import { MAX_TERM_LENGTH, MAX_VALUES, SHAPES } from '../catalog/listing-shapes.ts'
import { CHOICES, readChoice, readSleepers } from '../finder/finder-values.ts'

/** Reads the values of a parameter as its page does: as one text, the same for all that mean the same, or '' for none. */
type Read = (values: readonly string[]) => string
/** What a page reads, in the order in which its address names it. */
export type Params = Readonly<Record<string, Read>>

const first =
  (shape: RegExp): Read =>
  ([value = '']) =>
    shape.test(value) ? value : ''

const price: Read = ([value = '']) => (SHAPES.price.test(value) ? String(Number(value)) : '')

export const text: Read = ([value = '']) => value.replace(/\s+/g, ' ').trim().slice(0, MAX_TERM_LENGTH)

/** A name may be repeated, or have several values separated by commas. */
const list: Read = (values) => {
  const valid = values.flatMap((value) => value.split(',')).filter((value) => SHAPES.filterValue.test(value))
  return [...new Set(valid)].sort().slice(0, MAX_VALUES).join(',')
}

export const IDENTIFIER: Params = { identifier: first(/^[\w./-]{1,100}$/) }

/** Bounded: there are only as many addresses as combinations of the offered answers. */
export const FINDER: Params = {
  who: readSleepers,
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name, readChoice(choices)])),
}

/** Of a list of products. */
function listingParams(codes: ListingCodes): Params {
  const { filters, sorts } = codes
  const sort: Read = ([value = '']) => {
    const [, code = ''] = SHAPES.sort.exec(value) ?? []
    return sorts.includes(code) ? value : ''
  }
  return {
    ...Object.fromEntries(inAddressOrder(filters).map((code) => [filterName(code), list])),
    price_from: price,
    price_to: price,
    ...(takesCeiling(codes) && { ceiling: first(SHAPES.ceiling) }),
    sort,
    page: first(SHAPES.page),
    size: first(SHAPES.size),
    view: first(SHAPES.view),
  }
}

/**
 * Of a category's or a product's address. The options of a product are filters of listings too: names that were invented
 * make no other page. An option that is named as the size of a list has a number as its value too.
 */
function catalogParams({ filters }: ListingCodes, listing: Params): Params {
  return filters.includes('size') ? { ...listing, size: first(/^\d{1,9}$/) } : listing
}

/** What follows from the filters and orders of a back end. */
export interface CodeParams {
  /** Of lists of products. */
  listing: Params
  /** Of an address that may be a category's or a product's. */
  catalog: Params
}

/** Computed once for the codes of a back end. */
const computed = new WeakMap<ListingCodes, CodeParams>()

export function paramsOf(codes: ListingCodes): CodeParams {
  const present = computed.get(codes)
  if (present) return present
  const listing = listingParams(codes)
  const made = { listing, catalog: catalogParams(codes, listing) }
  computed.set(codes, made)
  return made
}
