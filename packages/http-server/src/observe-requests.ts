// Each request has a context with its id and trace, and ends with one log line and its metrics; never with its contents.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { RequestSpan, Tracing } from './tracing.ts'
import { contextOf, runInContext, REQUEST_ID_HEADER, type RequestContext } from './request-context.ts'

/** Status in the log when the client left before the response. */
const LEFT = 499

/** What handlers add to a request's log line and metrics. */
export interface RequestNotes {
  /** A pattern or a name from a closed set, never an address: each one makes a series of metrics. */
  route?: string
  /** State of the cache's answer. */
  cache?: string
  /** What made the request fail; the log has its stack. */
  err?: unknown
}

export interface RequestEvent extends RequestNotes {
  /** GET, POST … */
  method: string
  route: string
  status: number
  durationMs: number
}

export type Level = 'debug' | 'info' | 'warn' | 'error'

/** How loud a request's line is, and what else it says. */
export interface Severity {
  level: Level
  fields?: object
}

export interface Observer {
  logger: Pick<Logger, Level | 'isLevelEnabled'>
  /** The route of a request that no handler has named, by its address. */
  routeOf: (url: string) => string
  /** Adds the request to the metrics. */
  onEnd: (event: RequestEvent) => void
  /** By default a request that failed is an error. */
  severityOf?: (event: RequestEvent) => Severity
  /** Spans of requests, where they are sent somewhere. */
  tracing?: Tracing | undefined
  /** The handlers set the header with the id themselves. */
  setsOwnHeader?: boolean
}

const NOTES = Symbol('notes of the request')

/** A property, since a WeakMap of all responses costs the garbage collector as much as the rest of this file. */
interface NotedResponse extends ServerResponse {
  [NOTES]?: RequestNotes
}

/** Adds to the log line and the metrics of this response's request. */
export function note(response: NotedResponse, notes: RequestNotes): void {
  const present = response[NOTES]
  if (present) Object.assign(present, notes)
}

const severityByError = ({ err }: RequestEvent): Severity =>
  err === undefined ? { level: 'info' } : { level: 'error', fields: { err } }

export function observeRequests(listener: RequestListener, observer: Observer): RequestListener {
  return (request, response) => {
    const span = observer.tracing?.begin(request, response)
    const context = contextOf(request.headers, span?.traceId)
    if (!observer.setsOwnHeader) response.setHeader(REQUEST_ID_HEADER, context.requestId)
    reportAtEnd(request, response, { observer, context, span })
    const handle = () => runInContext(context, () => listener(request, response))
    if (span) span.run(handle)
    else handle()
  }
}

function reportAtEnd(
  request: IncomingMessage,
  response: NotedResponse,
  { observer, context, span }: { observer: Observer; context: RequestContext; span: RequestSpan | undefined },
): void {
  const { logger, routeOf, onEnd, severityOf = severityByError } = observer
  const startedAt = performance.now()
  // Express changes it.
  const { url = '/' } = request
  const notes: RequestNotes = {}
  response[NOTES] = notes
  // Streams, compression and deadlines listen for the end too: more than Node takes for a leak.
  response.setMaxListeners(20)
  response.once('close', () => {
    const event: RequestEvent = {
      ...notes,
      method: request.method ?? 'GET',
      route: notes.route ?? routeOf(url),
      status: response.writableFinished ? response.statusCode : LEFT,
      durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
    }
    onEnd(event)
    span?.end(event.route)
    const { level, fields } = severityOf(event)
    if (!logger.isLevelEnabled(level)) return
    const { requestId, traceId } = context
    const { method, route, status, durationMs, cache } = event
    logger[level]({ requestId, traceId, method, route, status, durationMs, cache, ...fields }, 'request')
  })
}
