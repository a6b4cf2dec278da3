// Answers each operation once from the dehydrated results; stands just before the fetch exchange.
import { makeResult, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, map, merge, pipe, share } from 'wonka'
import type { DehydratedResults } from './dehydrated-results.ts'
import { keyOf } from './query-client.ts'

export function dehydratedExchange(results: DehydratedResults): Exchange {
  const keyIn = ({ query, variables }: Operation) => keyOf(query, variables)
  const hasResult = (operation: Operation) =>
    operation.kind === 'query' &&
    operation.context.requestPolicy !== 'network-only' &&
    results[keyIn(operation)] !== undefined
  const take = (operation: Operation): OperationResult => {
    const key = keyIn(operation)
    const { data = null, errors } = results[key] ?? {}
    delete results[key]
    return makeResult(operation, { data, ...(errors && { errors }) } as Parameters<typeof makeResult>[1])
  }
  return ({ forward }) =>
    (operations) => {
      const shared = share(operations)
      // `take` deletes the result, so the other operations are filtered first.
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
