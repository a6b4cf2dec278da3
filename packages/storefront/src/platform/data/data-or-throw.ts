// The answer of an operation, or its failure as an error.
import type { QueryResult } from './query-client.ts'
import { OperationError } from './operation-error.ts'

/** @throws OperationError when the operation failed */
export function dataOrThrow<Data>(result: QueryResult<Data>): Data {
  if (result.error) throw new OperationError(result.error)
  if (result.data == null) throw new OperationError({ graphQLErrors: [] })
  return result.data
}
