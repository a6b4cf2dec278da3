// The client's only error class, for errors of the middleware, the back end and the network.
import type { ErrorCode } from '@loftwood/middleware/contract'

/** One error of a GraphQL response. */
export interface GraphQLErrorBody {
  message: string
  path?: (string | number)[]
  extensions?: { category?: string; code?: string; [name: string]: unknown }
}

interface ClientErrorDetails {
  code: ErrorCode | 'GRAPHQL_ERROR' | 'NETWORK_ERROR'
  status: number
  requestId?: string
  errors?: GraphQLErrorBody[]
  data?: unknown
  cause?: unknown
}

/** Thrown by every method. Decide by `code`, never by the text of `message`. */
export class ClientError extends Error {
  /** A code of the middleware; `GRAPHQL_ERROR` when the back end refused; `NETWORK_ERROR` without a response. */
  readonly code: ClientErrorDetails['code']
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** Identifies the request in the middleware's log. */
  readonly requestId: string | undefined
  /** The back end's errors, with their categories in `extensions`. */
  readonly errors: GraphQLErrorBody[]
  /** Details of the error, e.g. which argument is wrong, or the partial `data` of a GraphQL response. */
  readonly data: unknown

  /** `message` joins all messages with commas. */
  constructor(message: string, details: ClientErrorDetails) {
    super(message, { cause: details.cause })
    this.name = 'ClientError'
    this.code = details.code
    this.status = details.status
    this.requestId = details.requestId
    this.errors = details.errors ?? []
    this.data = details.data
  }
}
