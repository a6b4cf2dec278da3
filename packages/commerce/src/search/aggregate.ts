// Layered navigation: how many products of a listing have which value. A facet ignores its own filter, so that
// a shopper who chose one finish still sees the others.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { heightOptions } from '../shop/heights.ts'
import { encodeUid } from '../uid.ts'
import { whereAll } from './list-products.ts'
import type { Listing } from './list-products.ts'
import { priceOptions } from './price-ranges.ts'
import type { FilterPart } from './product-filter.ts'

interface Option {
  value: string
  label: string
  count: number
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

const yes = { en: 'Yes', fr: 'Oui' }
const categoryLabel = { en: 'Category', fr: 'Catégorie' }

/** Facets with at least one option, price and category first, then by the attributes' positions. */
export async function aggregate(listing: Listing, args: CategoryArgs, context: Context) {
  if (listing.total === 0) return []
  const { language } = context.view
  const [facets, prices, categories] = await Promise.all([
    countFacets(listing.parts, context),
    countPrices(listing.parts, context),
    countCategories(listing.parts, context),
  ])
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
  return (attribute?.options ?? []).flatMap(({ id, label }) => {
    const count = countOf.get(String(id)) ?? 0
    return count > 0 ? [{ value: String(id), label: label[view.language], count }] : []
  })
}

function without(parts: readonly FilterPart[], attribute: string): FilterPart[] {
  return parts.filter((part) => part.attribute !== attribute)
}

/** One statement: all unfiltered attributes together, each filtered one without its own condition. */
async function countFacets(parts: readonly FilterPart[], { db, shop }: Context): Promise<FacetCount[]> {
  const codes = shop.attributes
    .all()
    .filter(({ filterable, code }) => filterable && code !== 'price')
    .map(({ code }) => code)
  const filtered = codes.filter((code) => parts.some(({ attribute }) => attribute === code))
  const free = codes.filter((code) => !filtered.includes(code))
  const branch = (
    attributes: readonly string[],
    conditions: readonly FilterPart[],
  ): RawBuilder<unknown> => sql`
    select f.attribute, f.value, f.measure, count(*) as products
    from product_facet f join product p on p.id = f.product_id
    where f.attribute in (select value from json_each(${JSON.stringify(attributes)})) and ${whereAll(conditions)}
    group by f.attribute, f.value, f.measure`
  const branches = [branch(free, parts), ...filtered.map((code) => branch([code], without(parts, code)))]
  const result = await sql<FacetCount>`${sql.join(branches, sql` union all `)}`.execute(db)
  return result.rows
}

async function countPrices(parts: readonly FilterPart[], { db }: Context) {
  const result = await sql<{ cents: number; products: number }>`
    select p.min_price / 1000 * 1000 as cents, count(*) as products
    from product p where ${whereAll(without(parts, 'price'))} group by 1 order by 1
  `.execute(db)
  return result.rows
}

async function countCategories(parts: readonly FilterPart[], { db }: Context) {
  const result = await sql<{ id: number; products: number }>`
    select c.category_id as id, count(*) as products
    from product_category c join product p on p.id = c.product_id
    where ${whereAll(parts)} group by c.category_id
  `.execute(db)
  return result.rows
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
              path: category.urlPath,
            },
          ]
        : []
    })
    .toSorted((a, b) => b.count - a.count || a.path.localeCompare(b.path))
    .map(({ value, label, count }) => ({ value, label, count }))
}
