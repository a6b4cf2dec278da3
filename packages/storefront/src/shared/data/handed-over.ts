// Results that the server read for the page and hands to the browser, as inert JSON beside the page.
import { makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'

/** Stands in the frame where the page goes. */
export const PAGE_MARK = '<!--page-->'

/** Id of the script element that holds the results. */
export const RESULTS_ID = 'shop-results'

/** What an operation answered, by the operation's key. */
export type HandedOver = Record<string, { data?: unknown; errors?: { message: string }[] } | undefined>

/** The results of this document. */
export function readHandedOver(): HandedOver {
  const text = document.getElementById(RESULTS_ID)?.textContent
  return text ? (JSON.parse(text) as HandedOver) : {}
}

/** The results as JSON that can stand inside a script element; the same results always give the same text. */
export function writeHandedOver(results: Iterable<OperationResult>): string {
  const ordered = [...results].sort((left, right) => left.operation.key - right.operation.key)
  const entries = ordered.map(({ operation, data, error }) => [
    operation.key,
    error ? { data, errors: error.graphQLErrors.length > 0 ? error.graphQLErrors : [error] } : { data },
  ])
  return JSON.stringify(Object.fromEntries(entries)).replaceAll('<', String.raw`\u003c`)
}

/** Answers each operation once with what was handed over; goes just before the exchange that sends. */
export function handedOverExchange(results: HandedOver): Exchange {
  const isKnown = ({ kind, key, context }: Operation) =>
    kind === 'query' && results[key] !== undefined && context.requestPolicy !== 'network-only'
  const take = (operation: Operation): OperationResult => {
    const { data = null, errors } = results[operation.key] ?? {}
    delete results[operation.key]
    return makeResult(operation, { data, ...(errors && { errors }) } as Parameters<typeof makeResult>[1])
  }
  return ({ forward }) =>
    (operations) => {
      const shared = share(operations)
      return merge([
        pipe(shared, filter(isKnown), map(take)),
        pipe(
          shared,
          filter((operation) => !isKnown(operation)),
          forward,
        ),
      ])
    }
}
