// `/media/<width>/<path>`: the back end's pictures in the sizes of the table, as AVIF or WebP where the browser
// accepts them, cached on disk. Other widths, other file types and paths with `..` are refused.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outageLog } from '@loftwood/http-server/outage'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { NO_PICTURE } from '../../src/platform/media/picture-sizes.ts'
import { boundedQueue, QueueFull } from '../bounded-queue.ts'
import type { Config } from '../config.ts'
import { openFileStore } from '../file-store.ts'
import { sharedJobs } from '../shared-jobs.ts'
import { convertPicture } from './convert-picture.ts'
import { checkOriginal, PictureNotFound, readOriginal } from './picture-original.ts'
import { formatFor, parsePicturePath, type Format } from './picture-request.ts'

const CACHE_CONTROL = 'public, max-age=31536000, immutable'
const RETRY_AFTER_S = 5

/** Browsers show it whatever the status is, in place of the mark for a broken picture. */
const DRAWING = readFileSync(new URL(`../../public${NO_PICTURE}`, import.meta.url))

/** Whether originals exist has its own queue: names that do not exist never wait for conversions. */
const CHECKS = { concurrency: 8, maxWaiting: 200, maxWaitMs: 10_000 }
/** Two at a time leave processors and threads for pages and files. */
const CONVERSIONS = { concurrency: 2, maxWaiting: 100, maxWaitMs: 30_000 }

interface PictureRequest {
  source: string
  width: number
  format: Format
}

/** Serves pictures; mounted at the picture route. */
export function pictures(config: Config, log: Logger): RequestHandler {
  const { dataDir, mediaUrl, pictureCacheBytes } = config
  const folder = join(dataDir, 'pictures')
  const store = openFileStore({ what: 'pictures', folder, maxBytes: pictureCacheBytes, log })
  const check = boundedQueue(CHECKS)
  const convert = boundedQueue(CONVERSIONS)
  const shareJob = sharedJobs<Buffer>()
  const outages = outageLog(log, 'pictures cannot be made')

  async function load({ source, width, format }: PictureRequest, left: AbortSignal): Promise<Buffer> {
    const url = `${mediaUrl}/${source}`
    const hash = createHash('sha256').update(url).digest('hex').slice(0, 32)
    const name = `${hash}-${width}.${format}`
    const stored = await store.get(name)
    if (stored) return stored
    return shareJob(name, left, async (abandoned) => {
      await check(() => checkOriginal(url, abandoned), abandoned)
      const make = async () => convertPicture(await readOriginal(url), width, format)
      const bytes = await convert(make, abandoned)
      await store.set(name, bytes)
      return bytes
    })
  }

  return async (req, res) => {
    const requested = parsePicturePath(req.path)
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    if (!requested || !isRead) return refuse(res, isRead ? 404 : 405)
    const format = formatFor(req.headers.accept ?? '', config)
    res.vary('Accept')
    const left = new AbortController()
    res.once('close', () => left.abort())
    try {
      const bytes = await load({ ...requested, format }, left.signal)
      res.set('Cache-Control', CACHE_CONTROL).type(`image/${format}`).send(bytes)
    } catch (error) {
      if (left.signal.aborted) return
      if (error instanceof PictureNotFound) return refuse(res, 404)
      if (!(error instanceof QueueFull)) outages.report(error)
      res.set('Retry-After', String(RETRY_AFTER_S))
      refuse(res, 503)
    }
  }
}

function refuse(res: Response, status: number): void {
  res.status(status).set('Cache-Control', 'no-store').type('svg').send(DRAWING)
}
