// Helmet's headers. They are the same for every response, so helmet runs once.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Name and value of each security header. */
export const securityHeaders: readonly (readonly [string, string])[] = askHelmet()

/** Sets them on every response. */
export function secureHeaders(): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value)
    next()
  }
}

function askHelmet(): [string, string][] {
  const headers: [string, string][] = []
  const recorder = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader: () => undefined,
  }
  helmet()({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined)
  return headers
}
