// Product listings: which products, in which order, how many, and what they can be filtered by further.
import type { QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import type { Language } from '../platform/analyze-text.ts'
import { checkPage, checkPageExists, pageInfo } from '../platform/paging.ts'
import type { Page } from '../platform/paging.ts'
import { needsOf } from './search-needs.ts'
import { fittingProducts } from './fitting-products.ts'
import { Bitmap } from './bitmap.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { searchQuery, type SearchQuery } from './match-expression.ts'
import { orderPlaces } from './order-products.ts'
import type { Relevance } from './order-products.ts'
import { buildProductFilter, isMatch } from './product-filter.ts'
import type { FilterPart } from './product-filter.ts'

export interface Listing {
  total: number
  ids: number[]
  pageInfo: ReturnType<typeof pageInfo>
  /** Products by part of the filter, for the aggregations. */
  parts: FoundPart[]
  index: CatalogIndex
  categoryId: number | undefined
  isSearch: boolean
  /** The search as it was understood, when typing errors had to be fixed. */
  fixed: string | undefined
}

/** The products a part of the filter lets through. */
export interface FoundPart {
  attribute: string
  members: Bitmap
}

/** @throws a failure for pages that cannot be, and when neither search nor filter is given */
export async function listProducts(args: QueryProductsArgs, context: Context): Promise<Listing> {
  const { search, filter } = args
  if (search == null && filter == null) throw userError('SEARCH_OR_FILTER_REQUIRED')
  const page: Page = { pageSize: args.pageSize ?? 20, currentPage: args.currentPage ?? 1 }
  checkPage(page)
  const { language } = context.view
  const index = await context.shop.catalogIndex()
  const filtered = buildProductFilter(filter, { shop: context.shop, language })
  const parts = await findParts(filtered.parts, index)
  const found = await findMatching({ search: search ?? '', parts, index }, context)
  const total = found.members.count()
  checkPageExists(page, total)
  const { sort } = args
  const places = await orderPlaces(found.members, { sort, language, relevance: found.relevance }, index)
  return {
    total,
    ids: pageOf(places, page).map((place) => index.idAt(place)),
    pageInfo: pageInfo(page, total),
    parts: found.parts,
    index,
    categoryId: filtered.categoryId,
    isSearch: found.relevance !== undefined,
    fixed: found.fixed,
  }
}

async function findParts(parts: readonly FilterPart[], index: CatalogIndex): Promise<FoundPart[]> {
  return Promise.all(parts.map(async ({ attribute, find }) => ({ attribute, members: await find(index) })))
}

/** Products of every part. */
export function inAll(parts: readonly FoundPart[], { all }: CatalogIndex): Bitmap {
  return parts.reduce((rest, { members }) => rest.and(members), all)
}

/** What is meant by a question without another word, such as "sleeps 3". */
const ANY_BED: Record<Language, string> = { en: 'bed', fr: 'lit' }

/** Fewer products than these that are named so: those that mention the words are found too. */
const FEW_NAMED = 5

interface Matching {
  members: Bitmap
  parts: FoundPart[]
  /** Absent without a search. */
  relevance: Relevance | undefined
  fixed: string | undefined
}

interface Search {
  search: string
  parts: FoundPart[]
  index: CatalogIndex
}

async function findMatching({ search, parts, index }: Search, context: Context): Promise<Matching> {
  if (search === '') return { members: inAll(parts, index), parts, relevance: undefined, fixed: undefined }
  const { language } = context.view
  const vocabulary = context.shop.vocabularies[language]
  const typed = searchQuery(search, vocabulary, needsOf(search).words)
  const needs = needsOf(typed.fixed ?? search)
  const query = { ...searchQuery(needs.words || ANY_BED[language], vocabulary), fixed: typed.fixed }
  const isOfKind =
    needs.size !== undefined &&
    query.kind !== undefined &&
    (await isMatch(query.kind, language)(index)).count() > 0
  const answering = await fittingProducts({ needs, isOfKind }, index, context.shop)
  if (answering) {
    const found = await findWords(query, { parts, index, within: answering }, language)
    // Filters that leave nothing of an answer do not undo it.
    if (found.parts.some(({ attribute, members }) => attribute === 'search' && members.count() > 0))
      return found
  }
  return findWords(typed, { parts, index, within: index.all }, language)
}

interface Within extends Omit<Search, 'search'> {
  within: Bitmap
}

/** Products with all words; when there are none, those with any of them. */
async function findWords(
  { all, any, rank, named, tiers, fixed }: SearchQuery,
  { parts, index, within }: Within,
  language: Language,
): Promise<Matching> {
  const filtered = inAll(parts, index)
  const relevance = rank === undefined ? undefined : { rank, tiers }
  for (const [expression, least] of [
    [named, FEW_NAMED],
    [all, 1],
    [any, 0],
  ] as const) {
    if (expression === undefined) continue
    const matching = await isMatch(expression, language)(index)
    const members = matching.and(within)
    if (matching.count() < least || (least > 0 && members.count() === 0)) continue
    const found = [...parts, { attribute: 'search', members }]
    return { members: filtered.and(members), parts: found, relevance, fixed }
  }
  return { members: Bitmap.empty(filtered.size), parts, relevance, fixed }
}

function pageOf(places: Iterable<number>, { pageSize, currentPage }: Page): number[] {
  const page: number[] = []
  let skipped = (currentPage - 1) * pageSize
  for (const place of places) {
    if (skipped > 0) skipped -= 1
    else if (page.push(place) === pageSize) break
  }
  return page
}
