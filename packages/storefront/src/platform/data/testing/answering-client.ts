// An urql client whose back end is a function.
import { Client, getOperationName, type Operation, type OperationResult } from '@urql/core'
import { fromPromise, fromValue, mergeMap, pipe } from 'wonka'

/** @param answer data for an operation, at once or later, by its name and variables */
export function answeringClient(
  answer: (name: string | undefined, variables: Record<string, unknown>) => unknown,
): Client {
  const resultOf = (operation: Operation) => {
    const data = answer(getOperationName(operation.query), operation.variables as Record<string, unknown>)
    return data instanceof Promise
      ? fromPromise(data.then((later: unknown) => ({ operation, data: later }) as OperationResult))
      : fromValue({ operation, data } as OperationResult)
  }
  return new Client({
    url: 'http://middleware',
    preferGetMethod: false,
    exchanges: [() => (operations) => pipe(operations, mergeMap(resultOf))],
  })
}
