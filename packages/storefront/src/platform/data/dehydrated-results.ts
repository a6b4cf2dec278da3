// Dehydrated state: the server's query results, as inert JSON beside the page, with which the browser hydrates.
import type { QueryContext, QueryError, QueryResult } from './query-client.ts'

/** Placeholders in vike's document for the page and for its head. */
export const PAGE_MARK = '<!--page-->'
export const HEAD_MARK = '<!--head-->'

/** Id of the script element that holds the results. */
export const RESULTS_ID = 'shop-results'

/** Results by the keys of their queries. */
export type DehydratedResults = Record<
  string,
  { data?: unknown; errors?: QueryError['graphQLErrors'] } | undefined
>

/** The results of this document. */
export function readDehydrated(): DehydratedResults {
  const text = document.getElementById(RESULTS_ID)?.textContent
  return text ? (JSON.parse(text) as DehydratedResults) : {}
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `<` would end the script element. */
const safeJson = (value: unknown) => JSON.stringify(value ?? null).replaceAll('<', String.raw`\u003c`)

/** What several pages have in common is serialized once. */
const serialized = new WeakMap<object, Uint8Array>()

function jsonOf(data: unknown): Uint8Array {
  if (typeof data !== 'object' || data === null) return bytesOf(safeJson(data))
  const json = serialized.get(data) ?? bytesOf(safeJson(data))
  serialized.set(data, json)
  return json
}

/** What code reads of a failure: its messages are for developers, and a page can be read by anybody. */
function withoutWords({ graphQLErrors: [first] }: QueryError): { message: string; extensions: object } {
  const { code, status, category } = first?.extensions ?? {}
  return { message: 'failed', extensions: { code, status, category } }
}

/** The results as JSON that is safe inside a script element, in pieces. */
export function writeDehydrated(results: readonly [key: string, result: QueryResult][]): Uint8Array[] {
  const entries = results.flatMap(([key, { data, error }], index) => [
    bytesOf(`${index > 0 ? ',' : ''}"${key}":{"data":`),
    jsonOf(data),
    bytesOf(error ? `,"errors":${safeJson([withoutWords(error)])}}` : '}'),
  ])
  return [bytesOf('{'), ...entries, bytesOf('}')]
}

/** The server's result of a query; null without one, or when the policy requires a request. */
export function resultOf<Data>(
  results: DehydratedResults,
  key: string,
  context?: QueryContext,
): QueryResult<Data> | null {
  const result = results[key]
  if (result === undefined || context?.requestPolicy === 'network-only') return null
  const { data, errors } = result
  return { data: (data ?? null) as Data | null, ...(errors && { error: { graphQLErrors: errors } }) }
}
