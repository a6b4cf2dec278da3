// A listing's state in its URL: filters, price, sort, page, page size, view. Invalid values
// fall back to the default; defaults are omitted from the URL.
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '@loftwood/graphql-types'
import { tallestUnder } from '@loftwood/fit/rules'
import { PAGE_SIZE } from '../platform/constants.ts'
import { FILTER_CODES, filterName, inAddressOrder } from './filter-codes.ts'
import { MAX_TERM_LENGTH, MAX_VALUES, SHAPES } from './listing-shapes.ts'

/** The list's own order, or one by an attribute, e.g. `name_ASC`. */
export type Sort = 'default' | `${string}_${'ASC' | 'DESC'}`
export type View = 'grid' | 'list'

export interface ListingParams {
  /** Search words; empty in categories. */
  term: string
  /** Values by attribute code. */
  filters: Partial<Record<string, string[]>>
  priceFrom: number | null
  priceTo: number | null
  /** Inches of the ceiling that everything fits under. */
  ceiling: number | null
  sort: Sort
  page: number
  pageSize: number
  view: View
}

/** Defaults of a listing. */
export interface ListingDefaults {
  pageSize: number
}

export const FACET_DEFAULTS: ListingDefaults = { pageSize: PAGE_SIZE.facets }
export const TERM_DEFAULTS: ListingDefaults = { pageSize: PAGE_SIZE.term }

const MAX_PRICE = 1_000_000

type Search = Readonly<Record<string, string[] | undefined>>

/**
 * Reads a URL's query (all values of every name).
 * @param codes of the attributes to filter by
 */
export function parseListing(search: Search, defaults: ListingDefaults, codes = FILTER_CODES): ListingParams {
  const first = (name: string) => search[name]?.[0] ?? ''
  const prices = [price(first('price_from')), price(first('price_to'))] as const
  const [low, high] = prices
  const isSwapped = low !== null && high !== null && low > high
  return {
    term: first('term').replace(/\s+/g, ' ').trim().slice(0, MAX_TERM_LENGTH),
    filters: parseFilters(search, codes),
    priceFrom: isSwapped ? high : low,
    priceTo: isSwapped ? low : high,
    ceiling: SHAPES.ceiling.test(first('ceiling')) ? Number(first('ceiling')) : null,
    sort: SHAPES.sort.test(first('sort')) ? (first('sort') as Sort) : 'default',
    page: SHAPES.page.test(first('page')) ? Number(first('page')) : 1,
    pageSize: pageSizes(defaults).find((size) => size === Number(first('size'))) ?? defaults.pageSize,
    view: first('view') === 'list' ? 'list' : 'grid',
  }
}

/** The page sizes a shopper may choose. */
export function pageSizes({ pageSize }: ListingDefaults): number[] {
  return [...new Set([pageSize, ...PAGE_SIZE.options])].sort((a, b) => a - b)
}

/** A name may be repeated (forms) or have several values separated by commas (our links). */
function parseFilters(search: Search, codes: readonly string[]): ListingParams['filters'] {
  const found = inAddressOrder(codes).map((code) => {
    const values = (search[filterName(code)] ?? [])
      .flatMap((text) => text.split(','))
      .filter((value) => SHAPES.filterValue.test(value))
    return [code, [...new Set(values)].slice(0, MAX_VALUES)] as const
  })
  return Object.fromEntries(found.filter(([, values]) => values.length > 0))
}

function price(text: string): number | null {
  const number = Number(text)
  return SHAPES.price.test(text) && number <= MAX_PRICE ? number : null
}

/** The query of a listing, `''` or `?...`; the same state always gives the same text. */
export function listingQuery(params: ListingParams, defaults: ListingDefaults): string {
  let query = ''
  const add = (name: string, value: string | number | null | undefined) => {
    if (value === null || value === undefined || value === '') return
    query += `${query === '' ? '?' : '&'}${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`
  }
  add('term', params.term)
  for (const code of inAddressOrder(Object.keys(params.filters))) {
    add(filterName(code), params.filters[code]?.join(','))
  }
  add('price_from', params.priceFrom)
  add('price_to', params.priceTo)
  add('ceiling', params.ceiling)
  add('sort', params.sort === 'default' ? null : params.sort)
  add('page', params.page > 1 ? params.page : null)
  add('size', params.pageSize === defaults.pageSize ? null : params.pageSize)
  add('view', params.view === 'list' ? 'list' : null)
  return query
}

/** The state with one value of a filter, or all of a range's, put in or taken out; back on the first page. */
export function withToggled(params: ListingParams, code: string, value: string): ListingParams {
  const present = params.filters[code] ?? []
  const values = value.split(',')
  const others = present.filter((other) => !values.includes(other))
  const next = values.every((each) => present.includes(each)) ? others : [...others, ...values]
  const { [code]: _old, ...otherFilters } = params.filters
  return { ...params, filters: next.length > 0 ? { ...otherFilters, [code]: next } : otherFilters, page: 1 }
}

/** The state without any filter. */
export function withoutFilters(params: ListingParams): ListingParams {
  return { ...params, filters: {}, priceFrom: null, priceTo: null, ceiling: null, page: 1 }
}

export function isFiltered({ filters, priceFrom, priceTo, ceiling }: ListingParams): boolean {
  return Object.keys(filters).length > 0 || [priceFrom, priceTo, ceiling].some((limit) => limit !== null)
}

/** Whether the list differs from the one its plain address shows, pages aside. */
export function isVaried(params: ListingParams, defaults: ListingDefaults): boolean {
  return listingQuery({ ...params, page: 1, term: '' }, defaults) !== ''
}

function sortInput(sort: Sort): ProductAttributeSortInput | undefined {
  const [, code, direction] = SHAPES.sort.exec(sort) ?? []
  return code === undefined ? undefined : { [code]: direction }
}

/** The filter input of the query. One value means equals, several mean any of them. */
export interface ListingVariables {
  search?: string
  filter: ProductAttributeFilterInput
  pageSize: number
  currentPage: number
  sort?: ProductAttributeSortInput
}

/** Nothing without a ceiling. */
const heightUnder = (ceiling: number | null): ProductAttributeFilterInput =>
  ceiling === null ? {} : { assembled_height: { to: String(tallestUnder(ceiling)) } }

/**
 * The variables of the products query.
 * @param fixed filters of the page itself, which no URL changes
 */
export function listingVariables(
  params: ListingParams,
  fixed: ProductAttributeFilterInput,
): ListingVariables {
  const chosen = Object.entries(params.filters).map(([code, values]) => {
    const [only, ...more] = values ?? []
    return [code, more.length === 0 ? { eq: only } : { in: values }] as const
  })
  const { priceFrom, priceTo, ceiling } = params
  const hasPrice = priceFrom !== null || priceTo !== null
  const range = {
    ...(priceFrom === null ? {} : { from: String(priceFrom) }),
    ...(priceTo === null ? {} : { to: String(priceTo) }),
  }
  const sort = sortInput(params.sort)
  return {
    ...(params.term === '' ? {} : { search: params.term }),
    filter: {
      ...Object.fromEntries(chosen),
      ...(hasPrice ? { price: range } : {}),
      ...heightUnder(ceiling),
      ...fixed,
    },
    pageSize: params.pageSize,
    currentPage: params.page,
    ...(sort ? { sort } : {}),
  }
}
