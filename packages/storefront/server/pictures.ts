// `/media/<width>/<path>`: the back end's pictures in the sizes of the table, as AVIF or WebP where the browser
// takes them, kept on disk. Other widths, other file kinds and paths that climb are refused.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import sharp, { type Sharp } from 'sharp'
import { PICTURE_WIDTHS } from '../src/shared/picture-sizes.ts'
import type { Config } from './config.ts'

type Format = 'avif' | 'webp' | 'jpeg'

/** AVIF at a low effort: four times as fast as the default for a few per cent of size. */
const ENCODERS: Record<Format, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
}

const SAFE_PATH = /^(?!.*\.\.)[\w][\w/.@-]{0,300}\.(?:jpe?g|png|webp|avif)$/i
const MAX_SOURCE_BYTES = 30_000_000
const SOURCE_TIMEOUT_MS = 10_000
const CACHE_CONTROL = 'public, max-age=31536000, immutable'

/** The best format that an Accept header allows. */
export function formatFor(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** Splits a request's path as it came, with its escapes; undefined when it is none that is served. */
export function parsePicturePath(path: string): { width: number; source: string } | undefined {
  const [, digits, rest] = /^\/(\d{1,4})\/(.+)$/.exec(decoded(path)) ?? []
  const width = Number(digits)
  if (rest === undefined || !PICTURE_WIDTHS.includes(width) || !SAFE_PATH.test(rest)) return undefined
  return { width, source: rest }
}

/** Without escapes; empty when they are broken. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** The picture does not exist at its source. */
class PictureNotFound extends Error {}

/** Serves pictures; mounted at the picture route. */
export function pictures(config: Config, log: Logger): RequestHandler {
  const folder = join(config.dataDir, 'pictures')
  const running = new Map<string, Promise<Buffer>>()

  const load = (source: string, width: number, format: Format): Promise<Buffer> => {
    const hash = createHash('sha256').update(`${config.mediaUrl}/${source}`).digest('hex').slice(0, 32)
    const file = join(folder, `${hash}-${width}.${format}`)
    const known = running.get(file)
    if (known) return known
    const made = readFile(file)
      .catch(() => make({ url: `${config.mediaUrl}/${source}`, width, format, folder, file }))
      .finally(() => running.delete(file))
    running.set(file, made)
    return made
  }

  return async (req, res) => {
    const wanted = parsePicturePath(req.path)
    if (!wanted) {
      res.status(404).type('text').send('No such picture')
      return
    }
    const format = formatFor(req.headers.accept ?? '')
    res.vary('Accept')
    try {
      const bytes = await load(wanted.source, wanted.width, format)
      res.set('Cache-Control', CACHE_CONTROL).type(`image/${format}`).send(bytes)
    } catch (error) {
      const isMissing = error instanceof PictureNotFound
      if (!isMissing) log.warn({ err: error, source: wanted.source }, 'picture failed')
      res
        .status(isMissing ? 404 : 503)
        .set('Cache-Control', 'no-store')
        .type('text')
        .send('No picture')
    }
  }
}

interface Job {
  url: string
  width: number
  format: Format
  folder: string
  file: string
}

async function make({ url, width, format, folder, file }: Job): Promise<Buffer> {
  const original = await fetchOriginal(url)
  const resized = sharp(original, { limitInputPixels: 50_000_000 }).rotate()
  const bytes = await ENCODERS[format](resized.resize({ width, withoutEnlargement: true })).toBuffer()
  await mkdir(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, file)
  return bytes
}

async function fetchOriginal(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(SOURCE_TIMEOUT_MS), redirect: 'error' })
  if (response.status === 404) throw new PictureNotFound(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (bytes.length > MAX_SOURCE_BYTES) throw new Error(`${url} is too large`)
  return bytes
}
