// Product listings: which products, in which order, how many, and what they can be filtered by further.
import type { QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { checkPage, checkPageExists, pageInfo } from '../platform/paging.ts'
import type { Page } from '../platform/paging.ts'
import { Bitmap } from './bitmap.ts'
import type { CatalogIndex } from './catalog-index.ts'
import { searchQuery } from './match-expression.ts'
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

/** Products with all words of the search; when there are none, those with any of them. */
async function findMatching({ search, parts, index }: Search, context: Context): Promise<Matching> {
  const filtered = inAll(parts, index)
  if (search === '') return { members: filtered, parts, relevance: undefined, fixed: undefined }
  const { language } = context.view
  const { all, any, rank, named, tiers, fixed } = searchQuery(search, context.shop.vocabularies[language])
  const relevance = rank === undefined ? undefined : { rank, tiers }
  let last: Matching = { members: Bitmap.empty(filtered.size), parts, relevance, fixed }
  for (const [expression, least] of [
    [named, FEW_NAMED],
    [all, 1],
    [any, 0],
  ] as const) {
    if (expression === undefined) continue
    const members = await isMatch(expression, language)(index)
    if (members.count() < least) continue
    last = {
      members: filtered.and(members),
      parts: [...parts, { attribute: 'search', members }],
      relevance,
      fixed,
    }
    break
  }
  return last
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
