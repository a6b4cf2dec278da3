// Answers errors that no handler dealt with, without any detail.
import type { ErrorRequestHandler } from 'express'
import type { Logger } from 'pino'

/** Logs the error and answers its status, 500 unless it names one. */
export function answerError(log: Logger): ErrorRequestHandler {
  // oxlint-disable-next-line eslint/max-params -- Express recognizes error handlers by their four parameters
  return (error: unknown, req, res, next) => {
    const status = statusOf(error)
    if (status >= 500) log.error({ err: error, path: req.path }, 'request failed')
    if (res.headersSent) {
      next(error)
      return
    }
    res
      .status(status)
      .type('text')
      .send(status >= 500 ? 'An error occurred' : 'Bad request')
  }
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 600 ? status : 500
}
