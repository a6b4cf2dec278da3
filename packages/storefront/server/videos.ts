// `/media/video/<path>`: the back end's own videos as they are, by the parts that players ask for.
import { pipeline } from 'node:stream/promises'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { request, type Dispatcher } from 'undici'
import type { Config } from './config.ts'

const SAFE_PATH = /^\/(?!.*\.\.)(\w[\w/.@-]{0,300}\.(?:webm|mp4))$/i
const ASKED = ['range', 'if-range', 'if-none-match']
const ANSWERED = ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag']
/** What a part of a video is answered with; anything else is no video. */
const STATUSES: ReadonlySet<number> = new Set([200, 206, 304, 416])
const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const TIMEOUT_MS = 10_000

/** Mounted before the pictures, at their route. */
export function videos({ mediaUrl }: Config, log: Logger): RequestHandler {
  return async (req, res) => {
    const source = SAFE_PATH.exec(req.path)?.[1]
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (source === undefined || !isRead) return refuse(res, isRead ? 404 : 405)
    try {
      await answer(req, res, `${mediaUrl}/${source}`)
    } catch (error) {
      // Who leaves a video half-way has seen enough of it.
      if (res.destroyed) return
      log.warn({ err: error, source }, 'video failed')
      if (res.headersSent) res.destroy()
      else refuse(res, 503)
    }
  }
}

async function answer(req: Request, res: Response, url: string): Promise<void> {
  const { statusCode, headers, body } = await request(url, {
    method: req.method as Dispatcher.HttpMethod,
    headers: picked(req.headers, ASKED),
    headersTimeout: TIMEOUT_MS,
  })
  if (!STATUSES.has(statusCode)) {
    await body.dump()
    return refuse(res, 404)
  }
  res.status(statusCode).set(picked(headers, ANSWERED))
  if (statusCode !== 416) res.set('Cache-Control', CACHE_CONTROL)
  await pipeline(body, res)
}

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('text').send('No video')
}

function picked(headers: Request['headers'], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]] as const] : [])),
  )
}
