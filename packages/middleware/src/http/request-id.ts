// Gives each request an id, in the answer and in the log; an id that a proxy made is kept.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

const HEADER = 'x-request-id'

/** The request's id, set on the answer too. */
export function requestId(request: IncomingMessage, response: ServerResponse): string {
  const known = response.getHeader(HEADER)
  if (typeof known === 'string') return known
  const given = request.headers[HEADER]
  const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
  response.setHeader(HEADER, id)
  return id
}
