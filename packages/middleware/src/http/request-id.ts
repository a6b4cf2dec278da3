// Gives each request an id for response and log; an id set by a proxy is reused.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const HEADER = 'x-request-id'

/** The request's id, also set on the response. */
export function requestId(request: IncomingMessage, response: ServerResponse): string {
  const existing = response.getHeader(HEADER)
  if (typeof existing === 'string') return existing
  const given = request.headers[HEADER]
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  response.setHeader(HEADER, id)
  return id
}
