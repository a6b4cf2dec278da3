// Runs the queries of a page side by side and turns what fails into a status code.
import {
  CmsBlocksDocument,
  StoreConfigDocument,
  TopCategoriesDocument,
  type StoreConfigQuery,
} from '@loftwood/graphql-types'
import type { DocumentInput } from '@urql/core'
import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import type { QueryError, QueryResult } from './query-client.ts'
import { isOwnPath } from '../../paths.ts'
import { brand } from '../brand/current-brand.ts'
import { topCategoriesVariables } from '../brand/top-categories.ts'
import { advanceLoading } from '../loading.ts'
import { loadTranslator } from '../i18n/translator.ts'
import { viewOf } from '../i18n/page-view.ts'
import { clientOf } from './graphql-client.ts'

/** A document and its variables; use `query` so that the types agree. */
export interface PageQuery<Data = unknown> {
  run: (pageContext: PageContext) => Promise<QueryResult<Data>>
  /** The page can do without it. */
  isOptional?: boolean
}

/** Names a query of a page: what it reads and with which variables. */
export function query<Data, Variables extends Record<string, unknown>>(
  document: DocumentInput<Data, Variables>,
  variables: Variables,
): PageQuery<Data> {
  return {
    run: (pageContext) => clientOf(pageContext).query(document, variables),
  }
}

/** A part that the page leaves out when it fails: its data is null then. */
export function optional<Data>(part: PageQuery<Data>): PageQuery<Data | null> {
  return { ...part, isOptional: true } as PageQuery<Data | null>
}

type DataOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends PageQuery<infer Data> ? Data : never }

/** Data of the layout. */
function shellOf() {
  const { footerBlock } = brand()
  const links = footerBlock !== undefined && {
    footerLinks: optional(query(CmsBlocksDocument, { identifiers: [footerBlock] })),
  }
  return {
    storeConfig: optional(query(StoreConfigDocument, {})),
    menu: optional(query(TopCategoriesDocument, topCategoriesVariables())),
    ...links,
  }
}

type Shell = Pick<ReturnType<typeof shellOf>, 'storeConfig'>

/**
 * Returns the data of all queries by name, with `storeConfig` of the layout; null for optional ones that failed.
 * Throws vike's abort when a required query failed, or every query: 404 when the back end has no such page, 429 when the
 * visitor is over a limit, 503 when the back end cannot be reached, else 500. Also 404 when the answers are those of another store view.
 */
export async function loadPage<Queries extends Record<string, PageQuery<never> | PageQuery>>(
  pageContext: PageContext,
  queries: Queries,
): Promise<DataOf<Queries> & DataOf<Shell>> {
  await loadTranslator(viewOf(pageContext))
  const entries = Object.entries({ ...shellOf(), ...queries })
  const results = await Promise.all(entries.map(([, { run }]) => run(pageContext)))
  const isAllLost = !results.some(isUsable)
  const data = entries.map(([name, { isOptional = false }], index) => {
    const result = results[index] as QueryResult
    return [name, isOptional && !isAllLost && !isUsable(result) ? null : dataOf(result)] as const
  })
  const page = Object.fromEntries(data) as DataOf<Queries> & DataOf<Shell>
  if (isOfOtherView(pageContext, page.storeConfig)) throw render(404)
  noteStore(pageContext, results[0])
  advanceLoading(isOwnPath(pageContext.urlPathname) ? 1 : 2)
  return page
}

/** A back end may answer for its default view where it does not have the page's view any more. */
function isOfOtherView(pageContext: PageContext, answer: StoreConfigQuery | null): boolean {
  const code = answer?.storeConfig?.store_code
  return code != null && code !== viewOf(pageContext).code
}

/** Loads the shell alone, for pages that must render even when the back end is down; failed queries are omitted. */
export async function loadShell(pageContext: PageContext): Promise<void> {
  await loadTranslator(viewOf(pageContext))
  const [storeConfig] = await Promise.all(Object.values(shellOf()).map(({ run }) => run(pageContext)))
  noteStore(pageContext, storeConfig)
}

/** For the document's head, which is rendered outside of the page. */
function noteStore(pageContext: PageContext, result: QueryResult | undefined): void {
  const { storeConfig } = (result?.data ?? {}) as StoreConfigQuery
  pageContext.storeConfig = storeConfig ?? null
}

/** The data of one result. Throws vike's abort with the status code of the failure; its message is for the log, not for shoppers. */
export function dataOf<Data>(result: QueryResult<Data>): Data {
  if (result.error && !isUsable(result)) throw render(statusOf(result.error))
  if (result.data == null) throw render(503)
  return result.data
}

/** Nothing failed, or some fields only: every root field has an answer. */
function isUsable({ data, error }: { data?: unknown; error?: unknown }): boolean {
  if (data == null) return false
  return error === undefined || Object.values(data).every((field) => field !== null)
}

/** The HTTP status that a failed operation gives its page. */
export function statusOf(error: Pick<QueryError, 'networkError' | 'graphQLErrors'>): 404 | 429 | 500 | 503 {
  if (error.networkError) return 503
  const extensions = error.graphQLErrors[0]?.extensions
  if (extensions?.['category'] === 'graphql-no-such-entity') return 404
  // The middleware is of another release: the page is there, and the next request may get it.
  if (extensions?.['code'] === 'UNKNOWN_METHOD') return 503
  const status = Number(extensions?.['status'] ?? 0)
  if (status === 404 || status === 429) return status
  return status > 500 ? 503 : 500
}
