// Answers errors that no handler dealt with, without any detail.
import { note } from '@loftwood/http-server/observe-requests'
import type { ErrorRequestHandler } from 'express'

const TEXTS: Readonly<Record<number, string>> = { 429: 'Too many requests' }

/** Answers the error's status, 500 unless it names one; the request's line has the error. */
export function answerError(): ErrorRequestHandler {
  // oxlint-disable-next-line eslint/max-params -- Express recognizes error handlers by their four parameters
  return (error: unknown, _req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) note(res, { err: error })
    if (res.headersSent) {
      next(error)
      return
    }
    if (status === 429) res.set('Retry-After', '60')
    res
      .status(status)
      .set('Cache-Control', 'no-store')
      .type('text')
      .send(status >= 500 ? 'An error occurred' : (TEXTS[status] ?? 'Bad request'))
  }
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 600 ? status : 500
}
