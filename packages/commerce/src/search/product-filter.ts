// From GraphQL's product filter to SQL conditions, one per attribute, so that a facet can leave its own out.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { InputMaybe, ProductAttributeFilterInput } from '@loftwood/graphql-types/schema-types'
import { toCents } from '../money.ts'
import { parseHeightValue } from '../shop/heights.ts'
import { idList } from '../shop/product-loaders.ts'
import type { Shop } from '../shop/shop.ts'
import { decodeNumericUid } from '../uid.ts'
import type { Language } from './analyze-text.ts'
import { searchQuery } from './match-expression.ts'

/** A part of the filter on `product p`; `attribute` names the facet it belongs to. */
export interface FilterPart {
  attribute: string
  condition: RawBuilder<boolean>
}

export interface ProductFilter {
  parts: FilterPart[]
  /** The category a listing is of, for its order. */
  categoryId: number | undefined
}

interface FilterContext {
  shop: Shop
  language: Language
}

type EqualFilter = { eq?: InputMaybe<string>; in?: InputMaybe<readonly InputMaybe<string>[]> }

const nothing = sql<boolean>`0`

/** The wanted values: `eq` or `in`; undefined when the filter says nothing. */
function valuesOf(filter: EqualFilter | null | undefined): string[] | undefined {
  if (filter?.eq != null) return [filter.eq]
  return filter?.in?.filter((value): value is string => value != null)
}

export function buildProductFilter(
  input: ProductAttributeFilterInput | null | undefined,
  context: FilterContext,
): ProductFilter {
  const {
    category_uid,
    category_url_path,
    sku,
    url_key,
    price,
    name,
    description,
    short_description,
    ...facets
  } = input ?? {}
  const categoryIds = wantedCategories({ category_uid, category_url_path }, context.shop)
  const parts: FilterPart[] = []
  const add = (attribute: string, condition: RawBuilder<boolean> | undefined) => {
    if (condition) parts.push({ attribute, condition })
  }
  add('category_uid', categoryIds && inCategories(categoryIds))
  add('sku', valuesOf(sku) && sql<boolean>`p.sku collate nocase in ${idList(valuesOf(sku) ?? [])}`)
  add('url_key', valuesOf(url_key) && sql<boolean>`p.url_key in ${idList(valuesOf(url_key) ?? [])}`)
  add('price', priceBetween(price))
  add('name', matches('name', name?.match, context))
  add('description', matches('body', description?.match ?? short_description?.match, context))
  for (const [attribute, filter] of Object.entries(facets)) {
    const values = valuesOf(filter as EqualFilter)
    add(
      attribute,
      values && (attribute === 'att_height_options' ? heightsIn(values) : hasFacet(attribute, values)),
    )
  }
  return { parts, categoryId: categoryIds?.length === 1 ? categoryIds[0] : undefined }
}

function wantedCategories(
  {
    category_uid,
    category_url_path,
  }: Pick<ProductAttributeFilterInput, 'category_uid' | 'category_url_path'>,
  { categories }: Shop,
): number[] | undefined {
  const uids = valuesOf(category_uid)
  const paths = valuesOf(category_url_path)
  if (!uids && !paths) return undefined
  const byUid = uids?.flatMap((uid) => decodeNumericUid(uid) ?? [])
  const byPath = paths?.flatMap((path) => categories.byUrlPath(path)?.id ?? [])
  return byUid && byPath ? byUid.filter((id) => byPath.includes(id)) : (byUid ?? byPath)
}

function inCategories(ids: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`p.id in (select product_id from product_category where category_id in ${idList(ids)})`
}

function priceBetween(price: ProductAttributeFilterInput['price']): RawBuilder<boolean> | undefined {
  if (!price || (price.from == null && price.to == null)) return undefined
  const [from, to] = [price.from ?? '0', price.to ?? '1000000000'].map(Number)
  if (from === undefined || to === undefined || !Number.isFinite(from) || !Number.isFinite(to)) return nothing
  return sql<boolean>`p.min_price between ${toCents(from)} and ${toCents(to)}`
}

function hasFacet(attribute: string, values: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`p.id in (
    select product_id from product_facet where attribute = ${attribute} and value in ${idList(values)}
  )`
}

function heightsIn(values: readonly string[]): RawBuilder<boolean> {
  const ranges = values.flatMap((value) => parseHeightValue(value) ?? [])
  if (ranges.length === 0) return nothing
  const any = sql.join(
    ranges.map(({ group, from, to, isClosed }) =>
      isClosed
        ? sql`(value = ${group} and measure between ${from} and ${to})`
        : sql`(value = ${group} and measure >= ${from} and measure < ${to})`,
    ),
    sql` or `,
  )
  return sql<boolean>`p.id in (
    select product_id from product_facet where attribute = 'att_height_options' and (${any})
  )`
}

function matches(
  column: string,
  text: string | null | undefined,
  { shop, language }: FilterContext,
): RawBuilder<boolean> | undefined {
  if (text == null || text === '') return undefined
  const { all } = searchQuery(text, shop.vocabularies[language])
  return all === undefined ? nothing : isMatch(`{${column}} : (${all})`, language)
}

/** Whether the full-text index finds the product with this expression. */
export function isMatch(expression: string, language: Language): RawBuilder<boolean> {
  const table = sql.table(`product_search_${language}`)
  return sql<boolean>`p.id in (select rowid from ${table} where ${table} match ${expression})`
}
