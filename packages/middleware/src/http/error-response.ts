// The only place where an error becomes an HTTP response.
import type { ServerResponse } from 'node:http'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { AppError, CallerLeft } from '../errors.ts'
import { JSON_TYPE, markPersonal } from './caching.ts'
import { note } from '@loftwood/http-server/observe-requests'
import { REQUEST_ID_HEADER } from '@loftwood/http-server/request-context'
import { bodyTooLarge } from './wire-body.ts'

/** Calls `sendError` for Express. */
export function errorResponse(): ErrorRequestHandler {
  // oxlint-disable-next-line eslint/max-params -- Express recognises error handlers by their four parameters
  return (thrown, _request, response, next) => {
    if (response.headersSent) return next(thrown)
    sendError(response, thrown)
  }
}

/** Sends `{ error: { code, message, requestId, data? } }`. Unexpected errors become INTERNAL_ERROR, and are logged. */
export function sendError(response: ServerResponse, thrown: unknown): void {
  if (thrown instanceof CallerLeft) return void response.destroy()
  const error = asAppError(thrown)
  note(response, { err: error })
  if (error.retryAfterSeconds !== undefined) {
    response.setHeader('retry-after', String(error.retryAfterSeconds))
  }
  // The rest of the request's body is not read.
  if (error.code === 'BODY_TOO_LARGE') response.setHeader('connection', 'close')
  markPersonal(response)
  response.setHeader('content-type', JSON_TYPE)
  response.statusCode = error.status
  const { code, message, data } = error
  response.end(
    JSON.stringify({ error: { code, message, requestId: response.getHeader(REQUEST_ID_HEADER), data } }),
  )
}

/** Responds to paths without a route. */
export function notFound(): RequestHandler {
  return () => {
    throw new AppError(
      'NOT_FOUND',
      'There is nothing at this address; methods are at /{integration}/{method}',
    )
  }
}

/** Errors of Express and its body parser have a `type` or a status of their own. */
function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  const { type, status } = (thrown ?? {}) as { type?: string; status?: number }
  switch (type) {
    case 'entity.too.large':
      return bodyTooLarge()
    case 'entity.parse.failed':
      return new AppError('INVALID_JSON', 'The body is not JSON')
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8')
    default:
      if (status === 400) return new AppError('INVALID_ARGUMENTS', 'The request cannot be read')
      return new AppError('INTERNAL_ERROR', 'Something went wrong', { cause: thrown })
  }
}
