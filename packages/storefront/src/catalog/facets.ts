// The filters a listing offers, made from the back end's aggregations, and those in force as chips.
import type { ProductsQuery } from '@loftwood/graphql-types'
import { swatchLook, type SwatchLook } from '../product/choosing/swatches.ts'
import { inAddressOrder } from './filter-codes.ts'
import { withToggled, type ListingParams } from './listing-params.ts'

type Products = NonNullable<ProductsQuery['products']>
type Aggregation = NonNullable<NonNullable<Products['aggregations']>[number]>
type Option = NonNullable<NonNullable<Aggregation['options']>[number]>

export interface FacetOption {
  code: string
  /** As the URL names it; a range names all that is in it, between commas. */
  value: string
  label: string
  count: number
  isSelected: boolean
  swatch?: SwatchLook
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

/** Code of the filter that yes/no attributes make together. */
export const FLAGS = 'flags'

/** The price has a form of its own; a category has a uid as well. */
const NO_FACETS: ReadonlySet<string> = new Set(['price', 'category_id'])

/** The values of a yes/no attribute; no option has such a number. */
const YES = '1'
const isFlag = ({ options }: Aggregation): boolean =>
  Boolean(options?.length) &&
  (options ?? []).every((option) => option?.value === '0' || option?.value === YES)

/** Beside swatches: of an option whose own swatch neither the back end nor a product of this page shows. */
const EMPTY: SwatchLook = { color: 'none' }

const optionKey = (code: string, value: string | number) => `${code}=${value}`

/** Swatches by `attribute=option`, of the products on this page. */
export function swatchesOf(items: Products['items']): Map<string, SwatchLook> {
  const swatches = new Map<string, SwatchLook>()
  for (const item of items ?? []) {
    if (item?.__typename !== 'ConfigurableProduct') continue
    for (const option of item.configurable_options ?? []) {
      for (const value of option?.values ?? []) {
        const look = swatchLook(value?.swatch_data)
        if (look && value?.value_index != null)
          swatches.set(optionKey(option?.attribute_code ?? '', value.value_index), look)
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
  /** Names of the categories to offer, by uid; those below them have names that mean little alone. */
  categories: ReadonlyMap<string, string>
}

/** The filters in the back end's order; those without a choice are left out. */
export function facetsOf(
  { aggregations, items }: FacetSource,
  { params, hidden, flagsLabel, categories }: FacetOptions,
): Facet[] {
  const swatches = swatchesOf(items)
  const usable = (aggregations ?? [])
    .filter((aggregation) => aggregation !== null)
    .filter(({ attribute_code: code }) => !NO_FACETS.has(code) && !hidden.includes(code))
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
  const plain = usable
    .filter((aggregation) => !isFlag(aggregation))
    .map((aggregation) => facetOf(aggregation, params, swatches))
    .map((facet) => (facet.code === 'category_uid' ? onlyCategories(facet, categories) : facet))
  const flags = usable.filter(isFlag).flatMap((aggregation) => flagOf(aggregation, params))
  return [...plain, { code: FLAGS, label: flagsLabel, options: flags }].filter(
    ({ options }) => options.length > 0,
  )
}

function facetOf(
  { attribute_code: code, label, options }: Aggregation,
  params: ListingParams,
  swatches: ReadonlyMap<string, SwatchLook>,
): Facet {
  const lookOf = (option: Option) =>
    swatchLook({ value: option.swatch }) ?? swatches.get(optionKey(code, option.value))
  const hasSwatches = options?.some((option) => option && lookOf(option))
  return {
    code,
    label: label ?? code,
    options: (options ?? [])
      .filter((option) => option !== null)
      .map((option) => {
        const swatch = lookOf(option) ?? (hasSwatches ? EMPTY : undefined)
        return {
          code,
          value: option.value,
          label: option.label ?? option.value,
          count: option.count ?? 0,
          isSelected: params.filters[code]?.includes(option.value) ?? false,
          ...(swatch === undefined ? {} : { swatch }),
        }
      }),
  }
}

function onlyCategories(facet: Facet, categories: ReadonlyMap<string, string>): Facet {
  const options = facet.options
    .filter(({ value, isSelected }) => isSelected || categories.has(value))
    .map((option) => ({ ...option, label: categories.get(option.value) ?? option.label }))
  return { ...facet, options }
}

/** Of a yes/no attribute only the yes is a filter, and the attribute's own name is its label. */
function flagOf({ attribute_code: code, label, options }: Aggregation, params: ListingParams): FacetOption[] {
  const yes = options?.find((option) => option?.value === YES)
  if (!yes || !yes.count) return []
  const isSelected = params.filters[code]?.includes(YES) ?? false
  return [{ code, value: YES, label: label ?? code, count: yes.count, isSelected }]
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
  ceiling: (inches: number) => string
  /** Of a filter of which the list offers nothing. */
  other: string
}

function limits(params: ListingParams, labels: ChipLabels): AppliedFilter[] {
  const { priceFrom, priceTo, ceiling } = params
  const price = {
    id: 'price',
    label: labels.price(priceFrom, priceTo),
    without: { ...params, priceFrom: null, priceTo: null, page: 1 },
  }
  const height = ceiling !== null && {
    id: 'ceiling',
    label: labels.ceiling(ceiling),
    without: { ...params, ceiling: null, page: 1 },
  }
  return [...(priceFrom === null && priceTo === null ? [] : [price]), ...(height ? [height] : [])]
}

/** Every chosen value with the state that lacks it; those of a filter that the list no longer offers share its label. */
export function appliedFilters(
  params: ListingParams,
  facets: readonly Facet[],
  labels: ChipLabels,
): AppliedFilter[] {
  const options = facets.flatMap((facet) => facet.options).filter(({ isSelected }) => isSelected)
  const chosen = inAddressOrder(Object.keys(params.filters)).flatMap((code) => {
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
  return [...chips, ...limits(params, labels)]
}
