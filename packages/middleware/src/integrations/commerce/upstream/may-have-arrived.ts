// Whether a call that failed may have reached the back end, and so may have changed something there.
import { AppError, type ErrorCode } from '../../../errors.ts'

const FAILURES: ReadonlySet<ErrorCode> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
])

/** Causes that precede the request, and the status of a server that did not take it. */
const NOT_ARRIVED: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'HTTP_503',
])

/** @param error what `Upstream.send` has thrown */
export function mayHaveArrived(error: unknown): error is AppError {
  if (!(error instanceof AppError) || !FAILURES.has(error.code)) return false
  const { cause } = error
  // Without a cause the call was refused before it was sent.
  return cause instanceof Error && !NOT_ARRIVED.has('code' in cause ? cause.code : undefined)
}
