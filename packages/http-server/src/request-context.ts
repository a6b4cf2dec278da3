// The request that is being answered, for whatever runs on its behalf: log lines, and requests to the next server.
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const REQUEST_ID_HEADER = 'x-request-id'

export interface RequestContext {
  requestId: string
  /** Of the W3C trace that the request belongs to; undefined outside one. */
  traceId: string | undefined
  /** Headers with which the next server goes on with the same id and trace. */
  headers: Readonly<Record<string, string>>
}

const storage = new AsyncLocalStorage<RequestContext>()

/** Undefined outside a request. */
export const currentRequest = (): RequestContext | undefined => storage.getStore()

/** The headers for the next server; none outside a request. */
export const forwardedHeaders = (): Readonly<Record<string, string>> => storage.getStore()?.headers ?? {}

export const runInContext = (context: RequestContext, work: () => void): void => storage.run(context, work)

/** For work that goes on after the request, such as a loop that a request has woken. */
export const outsideRequests = (work: () => void): void => storage.exit(work)

/** Binds a function to the request of now: a queue may call it during another one. */
export function inThisRequest<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const context = storage.getStore()
  return context ? (...args) => storage.run(context, () => work(...args)) : work
}

const REQUEST_ID = /^[\w-]{8,64}$/
/** @see https://www.w3.org/TR/trace-context/ */
const TRACE_PARENT = /^[\da-f]{2}-((?!0{32})[\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/
const TRACE_STATE = /^[\x20-\x7e]{1,512}$/

/**
 * Id and trace that a proxy, or the server before, has set; a new id without a well-formed one.
 * @param spanTraceId where spans are made: they pass the trace on themselves
 */
export function contextOf(received: IncomingHttpHeaders, spanTraceId?: string): RequestContext {
  const { traceparent, tracestate } = received
  const id = received[REQUEST_ID_HEADER]
  const requestId = typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID()
  const [, receivedTraceId] = (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)) || []
  const headers: Record<string, string> = { [REQUEST_ID_HEADER]: requestId }
  if (spanTraceId === undefined && receivedTraceId !== undefined) {
    headers['traceparent'] = String(traceparent)
    if (typeof tracestate === 'string' && TRACE_STATE.test(tracestate)) headers['tracestate'] = tracestate
  }
  return { requestId, traceId: spanTraceId ?? receivedTraceId, headers }
}
