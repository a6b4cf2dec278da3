// Layered navigation: how many products of a listing have which value. A facet ignores its own filter, so that
// a shopper who chose one finish still sees the others.
import type { Context } from '../context.ts'
import type { Bitmap } from './bitmap.ts'
import { heightOptions } from '../product/heights.ts'
import { encodeUid } from '../platform/uid.ts'
import { inAll } from './list-products.ts'
import type { FoundPart, Listing } from './list-products.ts'
import { priceOptions } from './price-ranges.ts'

interface Option {
  value: string
  label: string
  count: number
  swatch?: string
}

interface FacetCount {
  attribute: string
  value: string
  measure: number
  products: number
}

interface CategoryArgs {
  includeDirectChildrenOnly?: boolean | null
}

const PRICE_STEP = 1000
const yes = { en: 'Yes', fr: 'Oui' }
const categoryLabel = { en: 'Category', fr: 'Catégorie' }

/** Facets with at least one option, price and category first, then by the attributes' positions. */
export function aggregate(listing: Listing, args: CategoryArgs, context: Context) {
  if (listing.total === 0) return []
  const { language } = context.view
  const facets = countFacets(listing, context)
  const prices = countPrices(listing)
  const categories = countCategories(listing)
  const byAttribute = Map.groupBy(facets, ({ attribute }) => attribute)
  const price = context.shop.attributes.byCode('price')
  return [
    facetNode(
      { code: 'price', label: price?.label[language] ?? 'Price', position: null },
      priceOptions(prices),
    ),
    facetNode(
      { code: 'category_uid', label: categoryLabel[language], position: null },
      categoryOptions(categories, { listing, args }, context),
    ),
    ...context.shop.attributes
      .all()
      .filter(({ filterable }) => filterable)
      .map(({ code, label, position }) =>
        facetNode(
          { code, label: label[language], position },
          attributeOptions(code, byAttribute.get(code) ?? [], context),
        ),
      ),
  ].filter(({ count }) => count > 0)
}

function facetNode(
  { code, label, position }: { code: string; label: string; position: number | null },
  options: readonly Option[],
) {
  return {
    attribute_code: code,
    label,
    position,
    count: options.length,
    options: options.map((option) => ({ __typename: 'AggregationOption', ...option })),
  }
}

function attributeOptions(code: string, counts: readonly FacetCount[], { shop, view }: Context): Option[] {
  if (code === 'att_height_options') {
    return heightOptions(
      counts.map(({ value, measure, products }) => ({ group: value, height: measure, count: products })),
      view.language,
    )
  }
  const countOf = new Map(counts.map(({ value, products }) => [value, products]))
  const attribute = shop.attributes.byCode(code)
  if (attribute?.input === 'boolean') {
    const count = countOf.get('1') ?? 0
    return count > 0 ? [{ value: '1', label: yes[view.language], count }] : []
  }
  return (attribute?.options ?? []).flatMap(({ id, label, swatch }) => {
    const count = countOf.get(String(id)) ?? 0
    const option = { value: String(id), label: label[view.language], count }
    return count > 0 ? [{ ...option, ...(swatch === undefined ? {} : { swatch }) }] : []
  })
}

/** Products of the listing without the filter on one attribute. */
function withoutFilter({ parts, index }: Listing, attribute: string): Bitmap {
  return inAll(
    parts.filter((part) => part.attribute !== attribute),
    index,
  )
}

function isFiltered(parts: readonly FoundPart[], code: string): boolean {
  return parts.some(({ attribute }) => attribute === code)
}

function countFacets(listing: Listing, { shop }: Context): FacetCount[] {
  const { parts, index } = listing
  const all = inAll(parts, index)
  return shop.attributes
    .all()
    .filter(({ filterable, code }) => filterable && code !== 'price')
    .flatMap(({ code }) => {
      const counted = isFiltered(parts, code) ? withoutFilter(listing, code) : all
      return (index.facets.get(code) ?? []).flatMap(({ value, measure, members }) => {
        const products = members.countAnd(counted)
        return products > 0 ? [{ attribute: code, value, measure, products }] : []
      })
    })
}

/** In steps of ten dollars, ascending. */
function countPrices(listing: Listing) {
  const { prices } = listing.index
  const products = new Map<number, number>()
  for (const place of withoutFilter(listing, 'price').members()) {
    const cents = Math.floor((prices[place] ?? 0) / PRICE_STEP) * PRICE_STEP
    products.set(cents, (products.get(cents) ?? 0) + 1)
  }
  return [...products]
    .map(([cents, count]) => ({ cents, products: count }))
    .toSorted((a, b) => a.cents - b.cents)
}

/** A listing of one category counts what is in it; with several chosen ones the others stay selectable, as in any facet. */
function countCategories(listing: Listing) {
  const { parts, index, categoryId } = listing
  const all = categoryId === undefined ? withoutFilter(listing, 'category_uid') : inAll(parts, index)
  return [...index.categories].flatMap(([id, members]) => {
    const products = members.countAnd(all)
    return products > 0 ? [{ id, products }] : []
  })
}

function categoryOptions(
  counts: readonly { id: number; products: number }[],
  { listing, args }: { listing: Listing; args: CategoryArgs },
  { shop, view }: Context,
): Option[] {
  return counts
    .flatMap(({ id, products }) => {
      const category = shop.categories.byId(id)
      const isWanted = !args.includeDirectChildrenOnly || category?.parentId === listing.categoryId
      return category && isWanted
        ? [
            {
              value: encodeUid(id),
              label: category.doc.name[view.language],
              count: products,
              path: category.urlPath[view.language],
            },
          ]
        : []
    })
    .toSorted((a, b) => b.count - a.count || a.path.localeCompare(b.path))
    .map(({ value, label, count }) => ({ value, label, count }))
}
