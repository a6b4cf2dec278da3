// `/media/video/<path>` and `/media/sample/<path>`: the back end's own videos and samples of downloadable products,
// unchanged, with range requests.
import { pipeline } from 'node:stream/promises'
import { outageLog, type OutageLog } from '@loftwood/http-server/outage'
import { forwardedHeaders } from '@loftwood/http-server/request-context'
import { bulkhead, type BulkheadPolicy } from 'cockatiel'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Logger } from 'pino'
import { request, type Dispatcher } from 'undici'
import { SAMPLE_ROUTE, VIDEO_ROUTE } from '../src/platform/media/own-media.ts'
import { leaving } from './api-proxy.ts'
import type { Config } from './config.ts'
import { isOverload } from './upstream.ts'

interface Kind {
  /** Names of its files, below the route; the group is the path in the back end's media folder. */
  path: RegExp
  cacheControl: string
}

/** By route. */
const KINDS: Readonly<Record<string, Kind>> = {
  [VIDEO_ROUTE]: {
    path: /^\/(?!.*\.\.)(\w[\w/.@-]{0,300}\.(?:webm|mp4))$/i,
    cacheControl: 'public, max-age=31536000, immutable',
  },
  // A changed file has the same address.
  [SAMPLE_ROUTE]: {
    path: /^\/(?!.*\.\.)(downloads\/\w[\w/.@-]{0,300}\.(?:pdf|png|jpe?g))$/i,
    cacheControl: 'public, max-age=3600',
  },
}

const ASKED = ['range', 'if-range', 'if-none-match']
const ANSWERED = ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag']
/** Statuses of range and conditional requests; any other is answered as 404. */
const STATUSES: ReadonlySet<number> = new Set([200, 206, 304, 416])
const TIMEOUT_MS = 10_000
/** Concurrent files; a player holds its connection open while its buffer is full. */
const MAX_FILES = 256
const MAX_FILES_PER_VISITOR = 16
/** A player that reads slower than this requests the rest again. */
const SEND_TIMEOUT_MS = 5 * 60_000

/** Mounted before the pictures, because its routes lie below theirs. */
export function ownFiles(config: Config, log: Logger): Router {
  const router = express.Router()
  const parts = {
    config,
    outages: outageLog(log, 'files of the back end failed'),
    limit: bulkhead(MAX_FILES),
  }
  router.use(Object.keys(KINDS), limitPerVisitor())
  for (const [route, kind] of Object.entries(KINDS)) router.use(route, filesOf(kind, parts))
  return router
}

/** One visitor cannot take the places of all others. */
function limitPerVisitor(): RequestHandler {
  const open = new Map<string, number>()
  return (req, res, next) => {
    const address = req.ip ?? ''
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_FILES_PER_VISITOR) {
      res.set('Retry-After', '5')
      return refuse(res, 503)
    }
    open.set(address, count)
    res.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    next()
  }
}

interface Parts {
  config: Config
  outages: OutageLog
  limit: BulkheadPolicy
}

function filesOf({ path, cacheControl }: Kind, { config, outages, limit }: Parts): RequestHandler {
  return async (req, res) => {
    const source = path.exec(req.path)?.[1]
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (source === undefined || !isRead) return refuse(res, isRead ? 404 : 405)
    try {
      await limit.execute(() => answer(req, res, { url: `${config.mediaUrl}/${source}`, cacheControl }))
    } catch (error) {
      // Closing a video half-way is no error.
      if (res.destroyed) return
      if (isOverload(error)) res.set('Retry-After', '5')
      else outages.report(error)
      if (res.headersSent) res.destroy()
      else refuse(res, 503)
    }
  }
}

interface FileRequest {
  url: string
  cacheControl: string
}

async function answer(req: Request, res: Response, { url, cacheControl }: FileRequest): Promise<void> {
  const { statusCode, headers, body } = await request(url, {
    method: req.method as Dispatcher.HttpMethod,
    headers: { ...picked(req.headers, ASKED), ...forwardedHeaders() },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    signal: AbortSignal.any([leaving(res), AbortSignal.timeout(SEND_TIMEOUT_MS)]),
  })
  if (!STATUSES.has(statusCode)) {
    await body.dump()
    return refuse(res, 404)
  }
  res.status(statusCode).set(picked(headers, ANSWERED))
  if (statusCode !== 416) res.set('Cache-Control', cacheControl)
  await pipeline(body, res)
}

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send('No such file')
}

function picked(headers: Request['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  )
}
