// The level of a request's log line, and its fields for a failure; never the contents of a request.
import type { Level, RequestEvent, Severity } from '@loftwood/http-server/observe-requests'
import type { Outages } from '@loftwood/http-server/outage'
import type { Logger as PinoLogger } from 'pino'
import { AppError, ERRORS, type ErrorCode } from '../errors.ts'

/** The part of a pino logger that is used here. */
export type Logger = Pick<PinoLogger, Level | 'isLevelEnabled'>

/** The log that outages are reported to. */
export interface Report {
  logger: Logger
  outages: Pick<Outages, 'failed'>
}

const OUTAGES: ReadonlySet<ErrorCode> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
])

/** During an outage only its first failure is logged as an error, with its cause. */
export function severityOf(report: Report, { route, err: error }: RequestEvent): Severity {
  if (!(error instanceof AppError)) return { level: 'info' }
  const { code, status, cause } = error
  const isNews = status >= 500 && (!OUTAGES.has(code) || isNewOutage(report, route, code))
  const level = status >= 500 && !isNews ? 'info' : ERRORS[code].level
  return { level, fields: { code, ...(isNews && cause instanceof Error && { err: cause }) } }
}

/** Each integration has an outage of its own for each code. */
function isNewOutage({ outages, logger }: Report, route: string, code: ErrorCode): boolean {
  const [integration = ''] = route.split('/')
  return outages.failed(`${integration} ${code}`, (counts, isOver) => {
    const message = isOver ? 'the back end answers again' : 'the back end still fails'
    logger.error({ integration, code, ...counts }, message)
  })
}
