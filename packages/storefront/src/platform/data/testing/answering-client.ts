// A client whose back end is a function.
import { Client, CombinedError, getOperationName, type Operation, type OperationResult } from '@urql/core'
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka'
import { overUrql } from '../over-urql.ts'
import type { QueryClient } from '../query-client.ts'

const toResult = (operation: Operation, data: unknown) =>
  (data instanceof Error
    ? { operation, error: new CombinedError({ networkError: data }) }
    : { operation, data }) as OperationResult

const isBegun = ({ kind }: Operation) => kind !== 'teardown'

/** @param answer data for an operation or its failure, at once or later, by its name and variables */
export function answeringClient(
  answer: (name: string | undefined, variables: Record<string, unknown>) => unknown,
): QueryClient {
  const resultOf = (operation: Operation) => {
    const data = answer(getOperationName(operation.query), operation.variables as Record<string, unknown>)
    return data instanceof Promise
      ? fromPromise(data.then((later: unknown) => toResult(operation, later)))
      : fromValue(toResult(operation, data))
  }
  const client = new Client({
    url: 'http://middleware',
    preferGetMethod: false,
    exchanges: [() => (operations) => pipe(operations, filter(isBegun), mergeMap(resultOf))],
  })
  return overUrql(client)
}
