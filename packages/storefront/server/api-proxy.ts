// `/api/magento/<method>` goes to the middleware: same origin for the browser, cookies both ways, bodies streamed.
// Nothing else of the middleware can be reached from outside.
import { pipeline } from 'node:stream/promises'
import type { IncomingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Dispatcher, Pool } from 'undici'
import { operationOf } from './middleware-pool.ts'
import { carriesHtml, cleanAnswer } from './rich-text.ts'

/** Headers of the browser that the middleware sees. */
export const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'content-length',
  'cookie',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-request-id',
]

/** Headers of the middleware that the browser sees. */
const RESPONSE_HEADERS = [
  'allow',
  'cache-control',
  'content-type',
  'etag',
  'retry-after',
  'set-cookie',
  'vary',
  'x-request-id',
]

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The one kind of path that is handed on. */
const METHOD_PATH = /^\/magento\/\w+(?:\?|$)/

/** Hands requests on; answers 503 as JSON when the middleware cannot be reached. Mounted at `/api`. */
export function apiProxy(pool: Pool, log: Logger): RequestHandler {
  return async (req, res) => {
    if (!METHOD_PATH.test(req.url)) {
      res.status(404).json(errorBody('NOT_FOUND', 'There is nothing here'))
      return
    }
    if (!METHODS.has(req.method)) {
      res.status(405).json(errorBody('METHOD_NOT_ALLOWED', 'This method is not allowed'))
      return
    }
    try {
      const answer = await pool.request({
        path: req.url,
        method: req.method as Dispatcher.HttpMethod,
        headers: { ...pick(req.headers, REQUEST_HEADERS), 'x-forwarded-for': req.ip ?? '' },
        body: req.method === 'GET' || req.method === 'HEAD' ? null : req,
      })
      await answerWith(req, res, answer)
    } catch (error) {
      if (!hasLeft(res)) refuse(res, log, error)
    }
  }
}

/** The browser went away itself: nobody is left to answer, and nothing is wrong. (A failed call ends `req`, not `res`.) */
function hasLeft(res: Response): boolean {
  return res.destroyed || res.closed
}

async function answerWith(
  req: Request,
  res: Response,
  { statusCode, headers, body }: Dispatcher.ResponseData,
) {
  res.status(statusCode)
  for (const [name, value] of Object.entries(pick(headers, RESPONSE_HEADERS))) res.setHeader(name, value)
  const operation = operationOf(req.url)
  if (statusCode !== 200 || !carriesHtml(operation)) {
    await pipeline(body, res)
    return
  }
  const answer: unknown = await body.json()
  cleanAnswer(operation, answer)
  res.json(answer)
}

function refuse(res: Response, log: Logger, error: unknown) {
  if (res.headersSent) {
    res.destroy()
    return
  }
  log.error({ err: error }, 'middleware not reached')
  res
    .status(503)
    .set('Retry-After', '5')
    .json(errorBody('SERVICE_UNAVAILABLE', 'The shop is out of reach for a moment'))
}

const errorBody = (code: string, message: string) => ({ error: { code, message } })

/** Those of the headers that are there. */
export function pick(
  headers: IncomingHttpHeaders,
  names: readonly string[],
): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
  )
}
