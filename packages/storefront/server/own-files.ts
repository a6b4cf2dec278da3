// `/media/video/<path>` and `/media/sample/<path>`: the back end's own videos and samples of what is sold as a download, as
// they are, by the parts that players ask for.
import { pipeline } from 'node:stream/promises'
import { bulkhead, type BulkheadPolicy } from 'cockatiel'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import type { Logger } from 'pino'
import { request, type Dispatcher } from 'undici'
import { SAMPLE_ROUTE, VIDEO_ROUTE } from '../src/shared/own-media.ts'
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
  // Their addresses stay when they change.
  [SAMPLE_ROUTE]: {
    path: /^\/(?!.*\.\.)(downloads\/\w[\w/.@-]{0,300}\.(?:pdf|png|jpe?g))$/i,
    cacheControl: 'public, max-age=3600',
  },
}

const ASKED = ['range', 'if-range', 'if-none-match']
const ANSWERED = ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag']
/** What a part of a file is answered with; anything else is no file. */
const STATUSES: ReadonlySet<number> = new Set([200, 206, 304, 416])
const TIMEOUT_MS = 10_000
/** Files that are sent at the same time; a player leaves its connection open while it has enough. */
const MAX_FILES = 256

/** Mounted before the pictures, whose route theirs are below. */
export function ownFiles(config: Config, log: Logger): Router {
  const router = express.Router()
  const limit = bulkhead(MAX_FILES)
  for (const [route, kind] of Object.entries(KINDS)) router.use(route, filesOf(kind, { config, log, limit }))
  return router
}

interface Parts {
  config: Config
  log: Logger
  limit: BulkheadPolicy
}

function filesOf({ path, cacheControl }: Kind, { config, log, limit }: Parts): RequestHandler {
  return async (req, res) => {
    const source = path.exec(req.path)?.[1]
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (source === undefined || !isRead) return refuse(res, isRead ? 404 : 405)
    try {
      await limit.execute(() => answer(req, res, { url: `${config.mediaUrl}/${source}`, cacheControl }))
    } catch (error) {
      // Who leaves a video half-way has seen enough of it.
      if (res.destroyed) return
      if (isOverload(error)) res.set('Retry-After', '5')
      else log.warn({ err: error, source }, 'file of the back end failed')
      if (res.headersSent) res.destroy()
      else refuse(res, 503)
    }
  }
}

interface Asked {
  url: string
  cacheControl: string
}

async function answer(req: Request, res: Response, { url, cacheControl }: Asked): Promise<void> {
  const { statusCode, headers, body } = await request(url, {
    method: req.method as Dispatcher.HttpMethod,
    headers: picked(req.headers, ASKED),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    signal: leaving(res),
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
