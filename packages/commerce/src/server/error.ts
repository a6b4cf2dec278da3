// Telling an error of the shop from an expected failure.
import type { GraphQLError } from 'graphql'

/** By name: the executor may have loaded graphql a second time, in its other module format. */
export function isGraphqlError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError'
}

/** What a resolver threw, where that is no expected failure: a bug, or a disk that fails. */
export function errorOf(error: unknown): unknown {
  const cause = isGraphqlError(error) ? error.originalError : error
  return isGraphqlError(cause) ? undefined : cause
}
