// Product listings: which products, in which order, how many, and what they can be filtered by further.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductAttributeSortInput, QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { failure } from '../errors.ts'
import { checkPage, checkPageExists, pageInfo } from '../shop/paging.ts'
import type { Page } from '../shop/paging.ts'
import { searchQuery } from './match-expression.ts'
import { buildProductFilter, isMatch } from './product-filter.ts'
import type { FilterPart } from './product-filter.ts'

export interface Listing {
  total: number
  ids: number[]
  pageInfo: ReturnType<typeof pageInfo>
  /** Every condition, for the aggregations. */
  parts: FilterPart[]
  categoryId: number | undefined
  isSearch: boolean
  /** The search as it was understood, when typing errors had to be mended. */
  mended: string | undefined
}

type SortInput = ProductAttributeSortInput | null | undefined

/** @throws a failure for pages that cannot be, and when neither search nor filter is given */
export async function listProducts(args: QueryProductsArgs, context: Context): Promise<Listing> {
  const { search, filter } = args
  if (search == null && filter == null) throw failure('SEARCH_OR_FILTER_REQUIRED')
  const page: Page = { pageSize: args.pageSize ?? 20, currentPage: args.currentPage ?? 1 }
  checkPage(page)
  const { language } = context.view
  const filtered = buildProductFilter(filter, { shop: context.shop, language })
  const found = await findMatching({ search: search ?? '', parts: filtered.parts }, context)
  checkPageExists(page, found.total)
  const order = orderBy(args.sort, { language, categoryId: filtered.categoryId, rank: found.rank })
  return {
    total: found.total,
    ids: found.total === 0 ? [] : await selectIds({ parts: found.parts, order, page }, context),
    pageInfo: pageInfo(page, found.total),
    parts: found.parts,
    categoryId: filtered.categoryId,
    isSearch: found.rank !== undefined,
    mended: found.mended,
  }
}

interface Matching {
  total: number
  parts: FilterPart[]
  rank: string | undefined
  mended: string | undefined
}

/** Products with all words of the search; when there are none, those with any of them. */
async function findMatching(
  { search, parts }: { search: string; parts: readonly FilterPart[] },
  context: Context,
): Promise<Matching> {
  if (search === '') {
    return {
      total: await countProducts(parts, context),
      parts: [...parts],
      rank: undefined,
      mended: undefined,
    }
  }
  const { language } = context.view
  const { all, any, rank, mended } = searchQuery(search, context.shop.vocabularies[language])
  let last: Matching = { total: 0, parts: [...parts], rank, mended }
  for (const expression of new Set([all, any])) {
    if (expression === undefined) continue
    const narrowed = [...parts, { attribute: 'search', condition: isMatch(expression, language) }]
    last = { total: await countProducts(narrowed, context), parts: narrowed, rank, mended }
    if (last.total > 0) break
  }
  return last
}

/** All parts and visibility as one condition on `product p`. */
export function whereAll(parts: readonly FilterPart[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.join([sql`p.is_visible = 1`, ...parts.map(({ condition }) => condition)], sql` and `)}`
}

async function countProducts(parts: readonly FilterPart[], { db }: Context): Promise<number> {
  const result = await sql<{
    total: number
  }>`select count(*) as total from product p where ${whereAll(parts)}`.execute(db)
  return result.rows[0]?.total ?? 0
}

interface Selection {
  parts: readonly FilterPart[]
  order: RawBuilder<unknown>
  page: Page
}

async function selectIds({ parts, order, page }: Selection, { db }: Context): Promise<number[]> {
  const offset = (page.currentPage - 1) * page.pageSize
  const result = await sql<{ id: number }>`
    select p.id from product p where ${whereAll(parts)} order by ${order} limit ${page.pageSize} offset ${offset}
  `.execute(db)
  return result.rows.map(({ id }) => id)
}

interface OrderContext {
  language: 'en' | 'fr'
  categoryId: number | undefined
  rank: string | undefined
}

/** Name and main category count most, then SKU, other categories and attributes, last the descriptions. */
const columnWeights = '16.0, 10.0, 8.0, 3.0, 0.5'

function orderBy(sort: SortInput, { language, categoryId, rank }: OrderContext): RawBuilder<unknown> {
  const [wanted] = Object.entries(sort ?? {}).filter(([, direction]) => direction != null)
  const field = wanted?.[0] ?? (rank === undefined ? 'position' : 'relevance')
  const isDescending = wanted?.[1] === 'DESC'
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  if (field === 'name')
    return sql`p.${sql.ref(`name_${language}`)} collate nocase ${direction}, p.id ${direction}`
  if (field === 'price') return sql`p.min_price ${direction}, p.id ${direction}`
  if (field === 'relevance' && rank !== undefined) {
    const table = sql.table(`product_search_${language}`)
    // bm25 is smaller for a better match; every direction but an explicit ASC means best first.
    const best = sql.raw(wanted?.[1] === 'ASC' ? 'desc' : 'asc')
    return sql`coalesce((
      select bm25(${table}, ${sql.raw(columnWeights)}) from ${table} where ${table} match ${rank} and rowid = p.id
    ), 0) ${best}, p.position`
  }
  const position =
    categoryId === undefined
      ? sql`p.position`
      : sql`(select position from product_category where category_id = ${categoryId} and product_id = p.id)`
  return sql`${position} ${direction}, p.id ${direction}`
}
