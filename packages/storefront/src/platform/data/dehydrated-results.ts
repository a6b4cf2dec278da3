// Dehydrated state: the server's query results, as inert JSON beside the page, with which the browser hydrates.
import {
  makeResult,
  type CombinedError,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

/** Placeholders in vike's document for the page and for its head. */
export const PAGE_MARK = '<!--page-->'
export const HEAD_MARK = '<!--head-->'

/** Id of the script element that holds the results. */
export const RESULTS_ID = 'shop-results'

/** Results by operation key. */
export type DehydratedResults = Record<string, { data?: unknown; errors?: { message: string }[] } | undefined>

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
function withoutWords({ graphQLErrors: [first] }: CombinedError): { message: string; extensions: object } {
  const { code, status, category } = first?.extensions ?? {}
  return { message: 'failed', extensions: { code, status, category } }
}

/** The results as JSON that is safe inside a script element, in pieces. */
export function writeDehydrated(results: readonly OperationResult[]): Uint8Array[] {
  const entries = results.flatMap(({ operation, data, error }, index) => {
    const errors = error && [withoutWords(error)]
    return [
      bytesOf(`${index > 0 ? ',' : ''}"${operation.key}":{"data":`),
      jsonOf(data),
      bytesOf(errors ? `,"errors":${safeJson(errors)}}` : '}'),
    ]
  })
  return [bytesOf('{'), ...entries, bytesOf('}')]
}

/** The server's result of an operation; undefined without one, or when the policy requires a request. */
export function resultOf(
  results: DehydratedResults,
  { kind, key, context }: Operation,
): Parameters<typeof makeResult>[1] | undefined {
  const result = results[key]
  if (kind !== 'query' || result === undefined || context.requestPolicy === 'network-only') return undefined
  const { data = null, errors } = result
  return { data, ...(errors && { errors }) } as Parameters<typeof makeResult>[1]
}

/** Answers each operation once from the dehydrated results; stands just before the fetch exchange. */
export function dehydratedExchange(results: DehydratedResults): Exchange {
  const take = (operation: Operation): OperationResult => {
    const result = resultOf(results, operation) ?? { data: null }
    delete results[operation.key]
    return makeResult(operation, result)
  }
  return ({ forward }) =>
    (operations) => {
      const shared = share(operations)
      // `take` deletes the result, so the other operations are filtered first.
      const hasResult = (operation: Operation) => resultOf(results, operation) !== undefined
      return merge([
        pipe(
          shared,
          filter((operation) => !hasResult(operation)),
          forward,
        ),
        pipe(shared, filter(hasResult), map(take)),
      ])
    }
}
