// From GraphQL's product filter to sets of products, one per attribute, so that a facet can leave its own out.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { InputMaybe, ProductAttributeFilterInput } from '@loftwood/graphql-types/schema-types'
import { toCents } from '../platform/money.ts'
import { parseHeightValue } from '../product/heights.ts'
import { idList } from '../db/id-list.ts'
import type { Shop } from '../shop.ts'
import { decodeNumericUid } from '../platform/uid.ts'
import type { Language } from '../platform/analyze-text.ts'
import { Bitmap } from './bitmap.ts'
import type { CatalogIndex, FacetValue } from './catalog-index.ts'
import { searchQuery } from './match-expression.ts'

type Find = (index: CatalogIndex) => Bitmap | Promise<Bitmap>

/** A part of the filter; `attribute` names the facet it belongs to. */
export interface FilterPart {
  attribute: string
  /** The listed products it lets through. */
  find: Find
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

const nothing: Find = ({ all }) => Bitmap.empty(all.size)

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
    assembled_height,
    name,
    description,
    short_description,
    ...facets
  } = input ?? {}
  const categoryIds = requestedCategories({ category_uid, category_url_path }, context)
  const parts: FilterPart[] = []
  const add = (attribute: string, find: Find | undefined) => {
    if (find) parts.push({ attribute, find })
  }
  add('category_uid', categoryIds && inCategories(categoryIds))
  add('sku', columnIn(sql`p.sku collate nocase`, valuesOf(sku)))
  add('url_key', hasUrlKey(valuesOf(url_key), context))
  add('price', priceBetween(price))
  add('assembled_height', heightBetween(assembled_height))
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

function requestedCategories(
  {
    category_uid,
    category_url_path,
  }: Pick<ProductAttributeFilterInput, 'category_uid' | 'category_url_path'>,
  { shop: { categories }, language }: FilterContext,
): number[] | undefined {
  const uids = valuesOf(category_uid)
  const paths = valuesOf(category_url_path)
  if (!uids && !paths) return undefined
  const byUid = uids?.flatMap((uid) => decodeNumericUid(uid) ?? [])
  const byPath = paths?.flatMap((path) => categories.byUrlPath(path, language)?.id ?? [])
  return byUid && byPath ? byUid.filter((id) => byPath.includes(id)) : (byUid ?? byPath)
}

function columnIn(column: RawBuilder<unknown>, values: readonly string[] | undefined): Find | undefined {
  return values && ((index) => index.where(sql<boolean>`${column} in ${idList(values)}`))
}

function hasUrlKey(keys: readonly string[] | undefined, { language }: FilterContext): Find | undefined {
  const ids = sql`select product_id from product_text where language = ${language} and url_key in ${idList(keys ?? [])}`
  return keys && ((index) => index.where(sql<boolean>`p.id in (${ids})`))
}

/** Products of any of the sets. */
function anyOf(sets: readonly Bitmap[], { all }: CatalogIndex): Bitmap {
  return sets.reduce((union, set) => union.or(set), Bitmap.empty(all.size))
}

function inCategories(ids: readonly number[]): Find {
  return (index) =>
    anyOf(
      ids.flatMap((id) => index.categories.get(id) ?? []),
      index,
    )
}

type RangeFilter = ProductAttributeFilterInput['price']

/** Undefined when the filter says nothing, null when it says no numbers. */
function rangeOf(filter: RangeFilter): { from: number; to: number } | null | undefined {
  if (!filter || (filter.from == null && filter.to == null)) return undefined
  const [from, to] = [Number(filter.from ?? '0'), Number(filter.to ?? '1000000000')]
  return Number.isFinite(from) && Number.isFinite(to) ? { from, to } : null
}

/** What has no height is in no range. */
function heightBetween(filter: RangeFilter): Find | undefined {
  const range = rangeOf(filter)
  if (!range) return range === null ? nothing : undefined
  const { from, to } = range
  return async (index) => {
    const found = Bitmap.empty(index.all.size)
    for (const [place, height] of (await index.heights()).entries())
      if (height > 0 && height >= from && height <= to) found.add(place)
    return found
  }
}

function priceBetween(price: RangeFilter): Find | undefined {
  const range = rangeOf(price)
  if (!range) return range === null ? nothing : undefined
  const [lowest, highest] = [toCents(range.from), toCents(range.to)]
  return ({ prices, all }) => {
    const found = Bitmap.empty(all.size)
    for (const [place, cents] of prices.entries()) if (cents >= lowest && cents <= highest) found.add(place)
    return found
  }
}

function hasFacet(attribute: string, values: readonly string[]): Find {
  return (index) => withFacet(attribute, ({ value }) => values.includes(value), index)
}

function heightsIn(values: readonly string[]): Find {
  const ranges = values.flatMap((value) => parseHeightValue(value) ?? [])
  const isIn = ({ value, measure }: FacetValue) =>
    ranges.some(
      ({ group, from, to, isClosed }) =>
        value === group && measure >= from && (isClosed ? measure <= to : measure < to),
    )
  return (index) => withFacet('att_height_options', isIn, index)
}

function withFacet(attribute: string, isWanted: (facet: FacetValue) => boolean, index: CatalogIndex): Bitmap {
  const facets = (index.facets.get(attribute) ?? []).filter(isWanted)
  return anyOf(
    facets.map(({ members }) => members),
    index,
  )
}

function matches(
  column: string,
  text: string | null | undefined,
  { shop, language }: FilterContext,
): Find | undefined {
  if (text == null || text === '') return undefined
  const { all } = searchQuery(text, shop.vocabularies[language])
  return all === undefined ? nothing : isMatch(`{${column}} : (${all})`, language)
}

/** The products the full-text index finds with this expression. */
export function isMatch(expression: string, language: Language): Find {
  return (index) => index.matching(searchTable(language), expression)
}

export function searchTable(language: Language): string {
  return `product_search_${language}`
}
