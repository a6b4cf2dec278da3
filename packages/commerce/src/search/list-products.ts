// Product listings: which products, in which order, how many, and what they can be filtered by further.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductAttributeSortInput, QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { failure } from '../errors.ts'
import { checkPage, checkPageExists, pageInfo } from '../shop/paging.ts'
import type { Page } from '../shop/paging.ts'
import { matchExpression } from './match-expression.ts'
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
}

type SortInput = ProductAttributeSortInput | null | undefined

/** @throws a failure for pages that cannot be, and when neither search nor filter is given */
export async function listProducts(args: QueryProductsArgs, context: Context): Promise<Listing> {
  const { search, filter } = args
  if (search == null && filter == null) throw failure('SEARCH_OR_FILTER_REQUIRED')
  const page: Page = { pageSize: args.pageSize ?? 20, currentPage: args.currentPage ?? 1 }
  checkPage(page)
  const { language } = context.view
  const { parts, categoryId } = buildProductFilter(filter, { shop: context.shop, language })
  const isSearch = search != null && search !== ''
  const expression = isSearch ? matchExpression(search, language) : undefined
  if (isSearch) {
    const condition = expression === undefined ? sql<boolean>`0` : isMatch(expression, language)
    parts.push({ attribute: 'search', condition })
  }
  const total = await countProducts(parts, context)
  checkPageExists(page, total)
  const order = orderBy(args.sort, { language, categoryId, expression })
  const ids = total === 0 ? [] : await selectIds({ parts, order, page }, context)
  return { total, ids, pageInfo: pageInfo(page, total), parts, categoryId, isSearch }
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
  expression: string | undefined
}

/** Name counts most, then SKU, categories and attributes, then the descriptions. */
const columnWeights = '10.0, 8.0, 4.0, 1.0'

function orderBy(sort: SortInput, { language, categoryId, expression }: OrderContext): RawBuilder<unknown> {
  const [wanted] = Object.entries(sort ?? {}).filter(([, direction]) => direction != null)
  const field = wanted?.[0] ?? (expression === undefined ? 'position' : 'relevance')
  const isDescending = wanted?.[1] === 'DESC'
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  if (field === 'name')
    return sql`p.${sql.ref(`name_${language}`)} collate nocase ${direction}, p.id ${direction}`
  if (field === 'price') return sql`p.min_price ${direction}, p.id ${direction}`
  if (field === 'relevance' && expression !== undefined) {
    const table = sql.table(`product_search_${language}`)
    // bm25 is smaller for a better match; every direction but an explicit ASC means best first.
    const best = sql.raw(wanted?.[1] === 'ASC' ? 'desc' : 'asc')
    return sql`(
      select bm25(${table}, ${sql.raw(columnWeights)}) from ${table} where ${table} match ${expression} and rowid = p.id
    ) ${best}, p.position`
  }
  const position =
    categoryId === undefined
      ? sql`p.position`
      : sql`(select position from product_category where category_id = ${categoryId} and product_id = p.id)`
  return sql`${position} ${direction}, p.id ${direction}`
}
