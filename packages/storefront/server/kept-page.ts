// A rendered page as bytes: compressed once per encoding that somebody asks for, with the headers it is sent with.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, crc32, gzip, gzipSync } from 'node:zlib'
import { CACHE_SECONDS, type CacheState } from './page-cache.ts'
import type { Keepable } from './page-store.ts'
import type { RenderedPage } from './render.ts'
import type { Headers } from './security.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The most that proxies take in one header. */
const MAX_TAGS_LENGTH = 8_000
/** Compressed copies take about a quarter of the page. */
const SIZE_SHARE = 1.25

const brotli = (quality: number, length: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
})

/** For whoever asks first: within half a millisecond, which is less than handing it to another thread takes. */
const quickly: Record<Encoding, (html: Buffer) => Buffer> = {
  br: (html) => brotliCompressSync(html, brotli(0, html.length)),
  gzip: (html) => gzipSync(html, { level: 1 }),
  identity: (html) => html,
}

/** For a page that is asked for again: a quarter smaller, within 2 ms of another thread. */
const well: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => promisify(brotliCompress)(html, brotli(5, html.length)),
  gzip: (html) => promisify(gzip)(html),
  identity: (html) => Promise.resolve(html),
}

const PUBLIC =
  `public, max-age=0, s-maxage=${CACHE_SECONDS.fresh}, ` +
  `stale-while-revalidate=${CACHE_SECONDS.staleWhileRevalidate}, stale-if-error=${CACHE_SECONDS.staleIfError}`

/** Seconds after which a page that could not be had is worth another try. */
const RETRY_AFTER = '10'

/** Names and values in turns, as Node sends them without looking at each. */
type RawHeaders = readonly string[]

interface Body {
  bytes: Buffer
  /** All headers of an answer from the cache with this body. */
  hitHeaders: RawHeaders
  /** False while a better copy may be made. */
  isFinal: boolean
}

export interface KeptPage extends Keepable {
  status: number
  etag: string
  /** All but what depends on the encoding. */
  headers: RawHeaders
  html: Buffer
  bodies: Partial<Record<Encoding, Body>>
}

/** Makes the bytes of what was rendered. @param fixed headers of every page @param begunAt when rendering began */
export function keptPage(rendered: RenderedPage, fixed: Headers, begunAt = Date.now()): KeptPage {
  const { html } = rendered
  const isKept = rendered.status === 200 && !rendered.isPersonal
  const etag = `W/"${html.length.toString(36)}-${crc32(html).toString(36)}"`
  const own = isKept ? keptHeaders(rendered, etag) : passedHeaders(rendered)
  return {
    status: rendered.status,
    etag,
    headers: [...fixed, ...rendered.headers, ...own].flat(),
    html,
    bodies: {},
    bytes: sizeOf(html),
    tags: rendered.tags,
    begunAt,
    madeAt: Date.now(),
    outcome: isKept ? 'keep' : rendered.status >= 500 ? 'failure' : 'pass',
  }
}

/** A page that another process made, with its compressed copy. */
export function restoredPage(
  page: Pick<KeptPage, 'etag' | 'headers' | 'html' | 'tags' | 'begunAt' | 'madeAt'>,
  compressed: Buffer,
): KeptPage {
  const restored: KeptPage = { ...page, status: 200, bodies: {}, bytes: sizeOf(page.html), outcome: 'keep' }
  keepBody(restored, 'br', { bytes: compressed, isFinal: true })
  return restored
}

const sizeOf = (html: Buffer) => Math.ceil(html.length * SIZE_SHARE)

function keptHeaders({ tags, links }: RenderedPage, etag: string): Headers {
  const names = cut([...tags])
  return [
    ['Cache-Control', PUBLIC],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    // The same list as Fastly and Varnish name it, and as Cloudflare does.
    ['Surrogate-Key', names.join(' ')],
    ['Cache-Tag', names.join(',')],
    ...(links.length > 0 ? [['Link', links.join(', ')] as const] : []),
  ]
}

function passedHeaders({ status }: RenderedPage): Headers {
  const retry = status === 503 ? [['Retry-After', RETRY_AFTER] as const] : []
  return [['Cache-Control', 'no-store'], ['Vary', 'Accept-Encoding'], ...retry]
}

/** As many tags as a header takes; spaces and commas would end one. */
function cut(tags: string[]): string[] {
  let length = 0
  return tags
    .map((tag) => encodeURI(tag).replaceAll(',', '%2C'))
    .filter((tag) => (length += tag.length + 1) <= MAX_TAGS_LENGTH)
}

const REFUSED = Object.fromEntries(
  ENCODINGS.map((name) => [name, new RegExp(`${name};\\s*q=0(?:\\.0*)?(?:,|$)`)]),
) as Record<Encoding, RegExp>

/** The best encoding that the browser takes; what it refuses by `q=0` counts as not named. */
function encodingFor(headers: IncomingHttpHeaders): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  return ENCODINGS.find((name) => accepted.includes(name) && !REFUSED[name].test(accepted)) ?? 'identity'
}

/** Sends a page; at once when its bytes in that encoding are there already. @param state of a kept page */
export function sendPage(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { page, state }: { page: KeptPage; state?: CacheState },
): void {
  const about = state && page.outcome === 'keep' ? ['X-Cache', state] : []
  if (page.outcome === 'keep' && holds(headers, page.etag)) {
    response.writeHead(304, [...page.headers, ...about]).end()
    return
  }
  const encoding = encodingFor(headers)
  const known = page.bodies[encoding]
  const body = known ?? keepBody(page, encoding, { bytes: quickly[encoding](page.html), isFinal: false })
  if (known && !known.isFinal) improve(page, encoding, known)
  const raw =
    state === 'hit' ? body.hitHeaders : [...page.headers, ...about, ...bodyHeaders(encoding, body.bytes)]
  response.writeHead(page.status, [...raw]).end(method === 'HEAD' ? undefined : body.bytes)
}

function keepBody(page: KeptPage, encoding: Encoding, made: Pick<Body, 'bytes' | 'isFinal'>): Body {
  const hitHeaders = [...page.headers, 'X-Cache', 'hit', ...bodyHeaders(encoding, made.bytes)]
  return (page.bodies[encoding] = { ...made, hitHeaders })
}

/** In the background; whoever asks meanwhile gets the quick copy. */
function improve(page: KeptPage, encoding: Encoding, quick: Body): void {
  quick.isFinal = true
  void bestBody(page, encoding).catch(() => undefined) // the quick copy is as right
}

/** The page's bytes in the better copy, which is kept. */
export async function bestBody(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const bytes = await well[encoding](page.html)
  return keepBody(page, encoding, { bytes, isFinal: true }).bytes
}

function bodyHeaders(encoding: Encoding, { length }: Buffer): RawHeaders {
  const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return [...named, 'Content-Length', String(length)]
}

/** Whether the browser has this very page. */
function holds(headers: IncomingHttpHeaders, etag: string): boolean {
  const held = headers['if-none-match']
  return held !== undefined && held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}
