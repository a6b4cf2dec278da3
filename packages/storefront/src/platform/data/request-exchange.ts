// The last exchange of a server's client: each query runs once through the middleware's client, and its result is
// there at once when a component reads it.
import { createClient, ClientError } from '@loftwood/client'
import {
  getOperationName,
  makeErrorResult,
  makeResult,
  type Exchange,
  type Operation,
  type OperationResult,
} from '@urql/core'
import { fillMissing } from './whole-results-exchange.ts'
import { filter, fromPromise, fromValue, mergeMap, pipe } from 'wonka'

/** How a request's operations travel. */
export interface Transport {
  url: string
  fetch: typeof fetch
  store: string
}

type Call = (variables: unknown) => Promise<unknown>

/** @param results filled with what was read, by operation key */
export function requestExchange(transport: Transport, results: Map<number, OperationResult>): Exchange {
  const methods = createClient(transport).magento as unknown as Readonly<Record<string, Call>>

  async function run(operation: Operation): Promise<OperationResult> {
    const call = methods[getOperationName(operation.query) ?? '']
    if (!call) throw new Error('an operation without a name cannot be sent')
    const result = await call(operation.variables).then(
      (data) => makeResult(operation, { data } as never),
      (error: unknown) => failed(operation, error),
    )
    if (result.data) fillMissing(operation.query, result.data as Record<string, unknown>)
    results.set(operation.key, result)
    return result
  }

  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const stored = results.get(operation.key)
        return stored ? fromValue({ ...stored, operation }) : fromPromise(run(operation))
      }),
    )
}

/** User errors of the middleware carry its code and status; `networkError` means that there was no answer. */
function failed(operation: Operation, error: unknown): OperationResult {
  if (!(error instanceof ClientError) || error.status === 0) return makeErrorResult(operation, error as Error)
  const { message, code, status, requestId, data, errors } = error
  if (errors.length > 0) return makeResult(operation, { data, errors } as never)
  return makeResult(operation, {
    errors: [{ message, extensions: { code, status, requestId, data } }],
  } as never)
}
