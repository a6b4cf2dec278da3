// What each request leaves behind: one line in the log and its metrics, never its contents.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Outage } from '@loftwood/http-server/outage'
import type { RequestHandler } from 'express'
import { ERRORS, type AppError, type ErrorCode } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { requestId } from './request-id.ts'

/** Logged for callers that did not wait for their answer. */
const HUNG_UP = 499

/** The four methods a log needs; pino has them. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What the line of a request says besides its status and duration. */
interface RequestNotes {
  /** `magento/products` or `/healthz`; `unknown` where nobody says. */
  method?: string
  cache?: string
  error?: AppError
}

/** Where requests are reported to. */
export interface Report {
  logger: Logger
  outages: Pick<Outage, 'failed'>
  metrics: Pick<Metrics, 'request'>
}

const OUTAGES: ReadonlySet<ErrorCode> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
])

const notesOf = new WeakMap<ServerResponse, RequestNotes>()

/** Adds to the line of the request that this answers. */
export function note(response: ServerResponse, notes: RequestNotes): void {
  const known = notesOf.get(response)
  if (known) Object.assign(known, notes)
}

/** Reports each request when its answer is sent. */
export function reportRequests(report: Report): RequestHandler {
  return (request, response, next) => {
    reportWhenSent(report, request, response)
    next()
  }
}

/** Reports one request when its answer is sent; the log has it at the level its error has in the table. */
export function reportWhenSent(report: Report, request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now()
  const id = requestId(request, response)
  const notes: RequestNotes = {}
  notesOf.set(response, notes)
  response.on('close', () => {
    const { cache, error } = notes
    // Never the address: it may hold anything, and each would be a series of metrics of its own.
    const { method = 'unknown' } = notes
    const status = response.writableFinished ? response.statusCode : HUNG_UP
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
    const { level, isNews } = loudness(report, error)
    const fields = {
      requestId: id,
      method,
      status,
      durationMs,
      ...(cache && { cache }),
      ...(error && { code: error.code }),
      ...(isNews && { cause: causeOf(error) }),
    }
    report.logger[level](fields, 'request')
    report.metrics.request({ method, status, durationMs, cache })
  })
}

/** While the back end is out, its failures after the first say nothing new. */
function loudness(
  { outages }: Report,
  error: AppError | undefined,
): { level: keyof Logger; isNews: boolean } {
  if (!error) return { level: 'info', isNews: false }
  const isNews = error.status >= 500 && !(OUTAGES.has(error.code) && !outages.failed())
  return { level: error.status >= 500 && !isNews ? 'info' : ERRORS[error.code].level, isNews }
}

/** Where an error came from, without what it was about. */
function causeOf(error: AppError | undefined): unknown {
  const { cause, stack } = error ?? {}
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause ? cause.code : undefined
  return { name: cause.name, code, stack: (cause.stack ?? stack)?.split('\n').slice(0, 6).join('\n') }
}
