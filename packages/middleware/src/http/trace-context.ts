// The W3C trace context of a request, so that the back end's spans belong to the caller's trace.
import type { IncomingHttpHeaders } from 'node:http'

/** @see https://www.w3.org/TR/trace-context/ */
const TRACE_PARENT = /^[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/
const TRACE_STATE = /^[\x20-\x7e]{1,512}$/

/** `traceparent`, and `tracestate` with it, when they are well-formed. */
export function traceContext({ traceparent, tracestate }: IncomingHttpHeaders): Record<string, string> {
  if (typeof traceparent !== 'string' || !TRACE_PARENT.test(traceparent)) return {}
  const isKept = typeof tracestate === 'string' && TRACE_STATE.test(tracestate)
  return { traceparent, ...(isKept && { tracestate }) }
}
