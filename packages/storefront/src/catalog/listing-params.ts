// A listing's state in its URL: filters, price, sort, page, page size, view. Invalid values
// fall back to the default; defaults are omitted from the URL.
import type { ProductAttributeFilterInput, ProductAttributeSortInput } from '@loftwood/graphql-types'
import { PAGE_SIZE } from '../platform/constants.ts'
import { FILTER_CODES, type FilterCode } from './filter-codes.ts'
import { MAX_TERM_LENGTH, MAX_VALUES, SHAPES } from './listing-shapes.ts'

export const SORTS = ['default', 'name_ASC', 'name_DESC', 'price_ASC', 'price_DESC'] as const
export type Sort = (typeof SORTS)[number]
export type View = 'grid' | 'list'

const SORT_INPUTS: Record<Sort, ProductAttributeSortInput | undefined> = {
  default: undefined,
  name_ASC: { name: 'ASC' },
  name_DESC: { name: 'DESC' },
  price_ASC: { price: 'ASC' },
  price_DESC: { price: 'DESC' },
}

export interface ListingParams {
  /** Search words; empty in categories. */
  term: string
  filters: Partial<Record<FilterCode, string[]>>
  priceFrom: number | null
  priceTo: number | null
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

/** Reads a URL's query (all values of every name). */
export function parseListing(search: Search, defaults: ListingDefaults): ListingParams {
  const first = (name: string) => search[name]?.[0] ?? ''
  const prices = [price(first('price_from')), price(first('price_to'))] as const
  const [low, high] = prices
  const isSwapped = low !== null && high !== null && low > high
  return {
    term: first('term').replace(/\s+/g, ' ').trim().slice(0, MAX_TERM_LENGTH),
    filters: parseFilters(search),
    priceFrom: isSwapped ? high : low,
    priceTo: isSwapped ? low : high,
    sort: SORTS.find((sort) => sort === first('sort')) ?? 'default',
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
function parseFilters(search: Search): ListingParams['filters'] {
  const found = FILTER_CODES.map((code) => {
    const values = (search[code] ?? [])
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
  for (const code of FILTER_CODES) add(code, params.filters[code]?.join(','))
  add('price_from', params.priceFrom)
  add('price_to', params.priceTo)
  add('sort', params.sort === 'default' ? null : params.sort)
  add('page', params.page > 1 ? params.page : null)
  add('size', params.pageSize === defaults.pageSize ? null : params.pageSize)
  add('view', params.view === 'list' ? 'list' : null)
  return query
}

/** The state with one value of a filter, or all of a range's, put in or taken out; back on the first page. */
export function withToggled(params: ListingParams, code: FilterCode, value: string): ListingParams {
  const present = params.filters[code] ?? []
  const values = value.split(',')
  const others = present.filter((other) => !values.includes(other))
  const next = values.every((each) => present.includes(each)) ? others : [...others, ...values]
  const { [code]: _old, ...otherFilters } = params.filters
  return { ...params, filters: next.length > 0 ? { ...otherFilters, [code]: next } : otherFilters, page: 1 }
}

/** The state without any filter. */
export function withoutFilters(params: ListingParams): ListingParams {
  return { ...params, filters: {}, priceFrom: null, priceTo: null, page: 1 }
}

export function isFiltered({ filters, priceFrom, priceTo }: ListingParams): boolean {
  return Object.keys(filters).length > 0 || priceFrom !== null || priceTo !== null
}

/** Whether the list differs from the one its plain address shows, pages aside. */
export function isVaried(params: ListingParams, defaults: ListingDefaults): boolean {
  return listingQuery({ ...params, page: 1, term: '' }, defaults) !== ''
}

/** The filter input of the query. One value means equals, several mean any of them. */
export interface ListingVariables {
  search?: string
  filter: ProductAttributeFilterInput
  pageSize: number
  currentPage: number
  sort?: ProductAttributeSortInput
}

/**
 * The variables of the products query.
 * @param fixed filters of the page itself, which no URL changes
 */
export function listingVariables(
  params: ListingParams,
  fixed: ProductAttributeFilterInput,
): ListingVariables {
  const chosen = Object.entries(params.filters).map(([code, values]) => {
    const [only, ...more] = values
    return [code, more.length === 0 ? { eq: only } : { in: values }] as const
  })
  const { priceFrom, priceTo } = params
  const hasPrice = priceFrom !== null || priceTo !== null
  const range = {
    ...(priceFrom === null ? {} : { from: String(priceFrom) }),
    ...(priceTo === null ? {} : { to: String(priceTo) }),
  }
  const sort = SORT_INPUTS[params.sort]
  return {
    ...(params.term === '' ? {} : { search: params.term }),
    filter: { ...Object.fromEntries(chosen), ...(hasPrice ? { price: range } : {}), ...fixed },
    pageSize: params.pageSize,
    currentPage: params.page,
    ...(sort ? { sort } : {}),
  }
}
