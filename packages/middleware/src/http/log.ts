// Each request adds one log line and its metrics, never its contents.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Outages } from '@loftwood/http-server/outage'
import type { RequestHandler } from 'express'
import { ERRORS, type AppError, type ErrorCode } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { requestId } from './request-id.ts'

/** Status in the log when the client left before the response. */
const HUNG_UP = 499

/** The part of a pino logger that is used here. */
export interface Logger {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Fields of a request's log line besides status and duration. */
interface RequestNotes {
  /** `magento/products` or `/healthz`; `unknown` by default. */
  method?: string
  cache?: string
  error?: AppError
}

/** The log and the metrics that requests are reported to. */
export interface Report {
  logger: Logger
  outages: Pick<Outages, 'failed'>
  metrics: Pick<Metrics, 'request'>
}

const OUTAGES: ReadonlySet<ErrorCode> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
])

const notesOf = new WeakMap<ServerResponse, RequestNotes>()

/** Adds fields to the log line of this response's request. */
export function note(response: ServerResponse, notes: RequestNotes): void {
  const existing = notesOf.get(response)
  if (existing) Object.assign(existing, notes)
}

/** Reports each request when its response is sent. */
export function reportRequests(report: Report): RequestHandler {
  return (request, response, next) => {
    reportWhenSent(report, request, response)
    next()
  }
}

/** Reports one request when its response is sent, at the log level of its error code. */
export function reportWhenSent(report: Report, request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now()
  const id = requestId(request, response)
  const notes: RequestNotes = {}
  notesOf.set(response, notes)
  response.on('close', () => {
    const { cache, error } = notes
    // Never the URL: it may contain anything, and each one would create a metric series.
    const { method = 'unknown' } = notes
    const status = response.writableFinished ? response.statusCode : HUNG_UP
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
    const { level, isNews } = loudness(report, method, error)
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

/** During an outage only its first failure is logged. */
function loudness(
  report: Report,
  method: string,
  error: AppError | undefined,
): { level: keyof Logger; isNews: boolean } {
  if (!error) return { level: 'info', isNews: false }
  const isNews = error.status >= 500 && (!OUTAGES.has(error.code) || isNewOutage(report, method, error))
  return { level: error.status >= 500 && !isNews ? 'info' : ERRORS[error.code].level, isNews }
}

/** Each integration has an outage of its own for each code. */
function isNewOutage({ outages, logger }: Report, method: string, { code }: AppError): boolean {
  const [integration = ''] = method.split('/')
  return outages.failed(`${integration} ${code}`, (counts, isOver) => {
    const message = isOver ? 'the back end answers again' : 'the back end still fails'
    logger.error({ integration, code, ...counts }, message)
  })
}

/** The stack of an error without its message, which may contain personal data. */
function causeOf(error: AppError | undefined): unknown {
  const { cause, stack } = error ?? {}
  if (!(cause instanceof Error)) return undefined
  const code = 'code' in cause ? cause.code : undefined
  return { name: cause.name, code, stack: (cause.stack ?? stack)?.split('\n').slice(0, 6).join('\n') }
}
