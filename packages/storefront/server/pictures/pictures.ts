// `/media/<width>/<path>`: the back end's pictures in the sizes of the table, as AVIF or WebP where the browser
// accepts them, cached on disk. Other widths, other file types and paths with `..` are refused.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outageLog } from '@loftwood/http-server/outage'
import type { RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { Agent, interceptors, request } from 'undici'
import { NO_PICTURE } from '../../src/platform/media/picture-sizes.ts'
import { boundedQueue, QueueFull } from '../bounded-queue.ts'
import type { Config } from '../config.ts'
import { openFileStore } from '../file-store.ts'
import { sharedJobs } from '../shared-jobs.ts'
import { type Format, formatFor, parsePicturePath } from './picture-request.ts'

/** Reads originals from the back end, with a bound on their size and a deadline. */
const MAX_BYTES = 30_000_000
/** A back end that makes the file on the first request takes seconds. */
const DEADLINE_MS = 30_000

/**
 * One retry, for a back end that is busy or that its proxy does not reach. It comes soon: a conversion's place is taken
 * meanwhile, so a long Retry-After is not waited for.
 */
const dispatcher = new Agent().compose(
  interceptors.retry({ maxRetries: 1, retryAfter: false, maxTimeout: 1_000 }),
)

/** The picture does not exist at its source. */
class PictureNotFound extends Error {}

const GONE: ReadonlySet<number> = new Set([404, 410])

/**
 * Sends HEAD first, so that an address that does not exist never occupies a conversion.
 * @throws {PictureNotFound} for 404 and 410 only, because some servers do not support HEAD: `readOriginal` checks the rest
 */
async function checkOriginal(url: string, abandoned: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([abandoned, AbortSignal.timeout(DEADLINE_MS)])
  const { statusCode, body } = await request(url, { method: 'HEAD', signal })
  await body.dump()
  if (GONE.has(statusCode)) throw new PictureNotFound(url)
}

/** @throws when it is missing, too large or too slow */
async function readOriginal(url: string): Promise<Buffer> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  const isTooLarge = Number(headers['content-length'] ?? 0) > MAX_BYTES
  if (statusCode !== 200 || isTooLarge) {
    body.on('error', () => undefined).destroy()
    if (GONE.has(statusCode)) throw new PictureNotFound(url)
    throw new Error(isTooLarge ? `${url} is too large` : `${url} answered ${statusCode}`)
  }
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    // Leaving the loop ends the request.
    if (length > MAX_BYTES) throw new Error(`${url} is too large`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

/** A conversion uses one of libuv's four threads and one of libvips, which leaves threads for reading files. */
sharp.concurrency(1)
/** Each original is converted to a size once, so caching decoded originals costs memory and saves nothing. */
sharp.cache(false)

const MAX_PIXELS = 40_000_000
const MAX_SECONDS = 20

/** AVIF at a low effort: four times as fast as the default for a few per cent of size. */
const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
}

function convertPicture(original: Buffer, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width, withoutEnlargement: true })
  return ENCODERS[format](resized).toBuffer()
}

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
