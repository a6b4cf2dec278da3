// Results that the server read for the page and hands to the browser, as inert JSON beside the page.
import { makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

/** Stand in the frame where the page goes, and what its head says. */
export const PAGE_MARK = '<!--page-->'
export const HEAD_MARK = '<!--head-->'

/** Id of the script element that holds the results. */
export const RESULTS_ID = 'shop-results'

/** What an operation answered, by the operation's key. */
export type HandedOver = Record<string, { data?: unknown; errors?: { message: string }[] } | undefined>

/** The results of this document. */
export function readHandedOver(): HandedOver {
  const text = document.getElementById(RESULTS_ID)?.textContent
  return text ? (JSON.parse(text) as HandedOver) : {}
}

/** Some answers serve several pages. */
const written = new WeakMap<object, Uint8Array>()

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `<` would end the script element. */
function writeData(data: unknown): Uint8Array {
  const known = written.get(data as object)
  if (known !== undefined) return known
  const bytes = bytesOf(safeJson(data))
  if (typeof data === 'object' && data !== null) written.set(data, bytes)
  return bytes
}

const safeJson = (value: unknown) => JSON.stringify(value ?? null).replaceAll('<', String.raw`\u003c`)

/** The results as JSON that can stand inside a script element, in pieces. */
export function writeHandedOver(results: readonly OperationResult[]): Uint8Array[] {
  const entries = results.flatMap(({ operation, data, error }, index) => {
    const errors = error && (error.graphQLErrors.length > 0 ? error.graphQLErrors : [error])
    return [
      bytesOf(`${index > 0 ? ',' : ''}"${operation.key}":{"data":`),
      writeData(data),
      bytesOf(errors ? `,"errors":${safeJson(errors)}}` : '}'),
    ]
  })
  return [bytesOf('{'), ...entries, bytesOf('}')]
}

/** What the server has read for an operation; undefined when nothing, or when it is to be read anew. */
export function resultOf(
  results: HandedOver,
  { kind, key, context }: Operation,
): Parameters<typeof makeResult>[1] | undefined {
  const known = results[key]
  if (kind !== 'query' || known === undefined || context.requestPolicy === 'network-only') return undefined
  const { data = null, errors } = known
  return { data, ...(errors && { errors }) } as Parameters<typeof makeResult>[1]
}

/** Answers each operation once with what was handed over; goes just before the exchange that sends. */
export function handedOverExchange(results: HandedOver): Exchange {
  const take = (operation: Operation): OperationResult => {
    const known = resultOf(results, operation) ?? { data: null }
    delete results[operation.key]
    return makeResult(operation, known)
  }
  return ({ forward }) =>
    (operations) => {
      const shared = share(operations)
      // What is taken is known no more, so the others are told apart first.
      const isKnown = (operation: Operation) => resultOf(results, operation) !== undefined
      return merge([
        pipe(
          shared,
          filter((operation) => !isKnown(operation)),
          forward,
        ),
        pipe(shared, filter(isKnown), map(take)),
      ])
    }
}
