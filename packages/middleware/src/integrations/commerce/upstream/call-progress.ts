// How far a call got that failed: whether the back end may have changed something, and whether it may still do so.
import { AppError, type ErrorCode } from '../../../errors.ts'

/** `not-run`: it was not sent, or was refused; `answered`: it has ended; `unknown`: it may still be running. */
export type CallProgress = 'not-run' | 'answered' | 'unknown'

const FAILURES: ReadonlySet<ErrorCode> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
])

/** Causes that precede the request. No status is among them: a cache answers 503 also when a back end takes too long. */
const NOT_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Why a response cannot be used. */
export class UnusableAnswer extends Error {
  readonly code: string
  /** GraphQL's envelope is the back end's own; anything else may be the page of a proxy that did not wait for it. */
  readonly isGraphQL: boolean

  constructor(message: string, { statusCode, isGraphQL }: { statusCode: number; isGraphQL: boolean }) {
    super(message)
    this.name = 'UnusableAnswer'
    this.code = `HTTP_${statusCode}`
    this.isGraphQL = isGraphQL
  }
}

/** @param error what `Upstream.send` has thrown */
export function progressOf(error: unknown): CallProgress {
  if (!(error instanceof AppError)) return 'unknown'
  const { code, cause } = error
  // Without a cause the call was refused before it was sent.
  if (!FAILURES.has(code) || cause === undefined) return 'not-run'
  if (cause instanceof UnusableAnswer && cause.isGraphQL) return 'answered'
  return cause instanceof Error && 'code' in cause && NOT_SENT.has(cause.code) ? 'not-run' : 'unknown'
}
