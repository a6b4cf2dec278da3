// The filters a listing offers, made from the back end's aggregations, and those in force as chips.
import type { ProductsQuery } from '@loftwood/graphql-types'
import { FILTER_CODES, type FilterCode } from './filter-codes.ts'
import { withToggled, type ListingParams } from './listing-params.ts'

type Products = NonNullable<ProductsQuery['products']>
type Aggregation = NonNullable<NonNullable<Products['aggregations']>[number]>

export interface FacetOption {
  code: FilterCode
  /** As the URL names it; a range names all that is in it, between commas. */
  value: string
  label: string
  count: number
  isSelected: boolean
  /** `#rrggbb` of a colour. */
  swatch?: string
}

export interface Facet {
  code: string
  label: string
  options: FacetOption[]
}

export interface PriceLimits {
  min: number
  max: number
}

/** Yes/no attributes make one filter together. */
const FLAGS: ReadonlySet<string> = new Set(['made_in_canada', 'new', 'best_seller', 'further_reduced'])

const isFilterCode = (code: string): code is FilterCode =>
  FILTER_CODES.some((supported) => supported === code)

/** Colours by option id, as far as the products of this page show them. */
export function swatchesOf(items: Products['items']): Map<string, string> {
  const swatches = new Map<string, string>()
  for (const item of items ?? []) {
    if (item?.__typename !== 'ConfigurableProduct') continue
    for (const option of item.configurable_options ?? []) {
      for (const value of option?.values ?? []) {
        const color = value?.swatch_data?.value
        if (value?.value_index != null && color?.startsWith('#'))
          swatches.set(String(value.value_index), color)
      }
    }
  }
  return swatches
}

interface FacetSource {
  aggregations: Products['aggregations']
  items: Products['items']
}

interface FacetOptions {
  params: ListingParams
  /** Filters of the page itself are not offered. */
  hidden: readonly string[]
  /** Heading of the filter that gathers the yes/no attributes. */
  flagsLabel: string
  /** Uids of the categories to offer; those below them have names that mean little alone. */
  categories: readonly string[]
}

/** The filters in the back end's order; those without a choice are left out. */
export function facetsOf(
  { aggregations, items }: FacetSource,
  { params, hidden, flagsLabel, categories }: FacetOptions,
): Facet[] {
  const swatches = swatchesOf(items)
  const usable = (aggregations ?? [])
    .filter((aggregation) => aggregation !== null)
    .filter(({ attribute_code }) => isFilterCode(attribute_code) && !hidden.includes(attribute_code))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const plain = usable
    .filter(({ attribute_code }) => !FLAGS.has(attribute_code))
    .map((aggregation) => facetOf(aggregation, params, swatches))
    .map((facet) => (facet.code === 'category_uid' ? onlyCategories(facet, categories) : facet))
  const flags = usable
    .filter(({ attribute_code }) => FLAGS.has(attribute_code))
    .flatMap((aggregation) => flagOf(aggregation, params))
  return [...plain, { code: 'flags', label: flagsLabel, options: flags }].filter(
    ({ options }) => options.length > 0,
  )
}

function facetOf(aggregation: Aggregation, params: ListingParams, swatches: Map<string, string>): Facet {
  const code = aggregation.attribute_code as FilterCode
  const options = (aggregation.options ?? [])
    .filter((option) => option !== null)
    .map((option) => {
      const swatch = code === 'color' ? swatches.get(option.value) : undefined
      return {
        code,
        value: option.value,
        label: option.label ?? option.value,
        count: option.count ?? 0,
        isSelected: params.filters[code]?.includes(option.value) ?? false,
        ...(swatch === undefined ? {} : { swatch }),
      }
    })
  return { code, label: aggregation.label ?? code, options }
}

function onlyCategories(facet: Facet, categories: readonly string[]): Facet {
  const options = facet.options.filter(({ value, isSelected }) => isSelected || categories.includes(value))
  return { ...facet, options }
}

/** Of a yes/no attribute only the yes is a filter, and the attribute's own name is its label. */
function flagOf(aggregation: Aggregation, params: ListingParams): FacetOption[] {
  const code = aggregation.attribute_code as FilterCode
  const yes = aggregation.options?.find((option) => option?.value === '1')
  if (!yes || !yes.count) return []
  const isSelected = params.filters[code]?.includes('1') ?? false
  return [{ code, value: '1', label: aggregation.label ?? code, count: yes.count, isSelected }]
}

/** Lowest and highest price that the price aggregation names; null when there is nothing to choose. */
export function priceLimits(aggregations: Products['aggregations']): PriceLimits | null {
  const price = aggregations?.find((aggregation) => aggregation?.attribute_code === 'price')
  const numbers = (price?.options ?? [])
    .flatMap((option) => option?.value.split('_') ?? [])
    .filter((text) => text !== '' && text !== '*')
    .map(Number)
    .filter(Number.isFinite)
  if (numbers.length === 0) return null
  const [min, max] = [Math.floor(Math.min(...numbers)), Math.ceil(Math.max(...numbers))]
  return max > min ? { min, max } : null
}

/** A filter in force. */
export interface AppliedFilter {
  id: string
  label: string
  without: ListingParams
}

interface ChipLabels {
  price: (from: number | null, to: number | null) => string
  /** Of a filter of which the list offers nothing. */
  other: string
}

/** Every chosen value with the state that lacks it; those of a filter that the list no longer offers share its label. */
export function appliedFilters(
  params: ListingParams,
  facets: readonly Facet[],
  labels: ChipLabels,
): AppliedFilter[] {
  const options = facets.flatMap((facet) => facet.options).filter(({ isSelected }) => isSelected)
  const chosen = FILTER_CODES.flatMap((code) => {
    const values = params.filters[code] ?? []
    const optionOf = (value: string) =>
      options.find((option) => option.code === code && option.value.split(',').includes(value))
    const gone = values.filter((value) => !optionOf(value))
    const label = facets.find((facet) => facet.code === code)?.label ?? labels.other
    const rest = gone.length > 0 ? [{ code, value: gone.join(','), label }] : []
    return [...values.flatMap((value) => optionOf(value) ?? []), ...rest]
  })
  const chips = [...new Set(chosen)].map(({ code, value, label }) => ({
    id: `${code}-${value}`,
    label,
    without: withToggled(params, code, value),
  }))
  const { priceFrom, priceTo } = params
  if (priceFrom === null && priceTo === null) return chips
  const without = { ...params, priceFrom: null, priceTo: null, page: 1 }
  return [...chips, { id: 'price', label: labels.price(priceFrom, priceTo), without }]
}
