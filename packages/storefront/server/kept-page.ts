// A rendered page as bytes with the headers it is sent with. A cached page is stored compressed only; an encoding that hardly
// any browser wants is made again from it.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  crc32,
  gzip,
  gzipSync,
} from 'node:zlib'
import { CACHE_SECONDS, type CacheState } from './page-cache.ts'
import type { Keepable } from './page-store.ts'
import type { RenderedPage } from './render.ts'
import type { Headers } from './security.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The most that proxies take in one header. */
const MAX_TAGS_LENGTH = 8_000
/** Objects and header lists of an entry, and a tag in its set and in two headers. */
const ENTRY_BYTES = 2_000
const TAG_BYTES = 150

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
  /** At least one; others are made of it. */
  bodies: Readonly<Partial<Record<Encoding, Body>>>
}

/** Makes the bytes of what was rendered. @param fixed headers of every page @param begunAt when rendering began */
export function keptPage(rendered: RenderedPage, fixed: Headers, begunAt = Date.now()): KeptPage {
  const { html, status, tags } = rendered
  const isKept = status === 200 && !rendered.isPersonal
  const etag = `W/"${html.length.toString(36)}-${crc32(html).toString(36)}"`
  const own = isKept ? keptHeaders(rendered, etag) : passedHeaders(rendered)
  const page: KeptPage = {
    status,
    etag,
    headers: [...fixed, ...rendered.headers, ...own].flat(),
    bodies: {},
    bytes: 0,
    tags,
    begunAt,
    madeAt: Date.now(),
    outcome: isKept ? 'keep' : status >= 500 ? 'failure' : 'pass',
  }
  return isKept
    ? withBody(page, 'br', { bytes: quickly.br(html), isFinal: false })
    : withBody(page, 'identity', { bytes: html, isFinal: true })
}

/** A page that another process made. */
export function restoredPage(
  page: Pick<KeptPage, 'etag' | 'headers' | 'tags' | 'begunAt' | 'madeAt'>,
  compressed: Buffer,
): KeptPage {
  const restored: KeptPage = { ...page, status: 200, bodies: {}, bytes: 0, outcome: 'keep' }
  return withBody(restored, 'br', { bytes: compressed, isFinal: true })
}

/** The page with one more encoding, or a better one. */
function withBody(page: KeptPage, encoding: Encoding, made: Pick<Body, 'bytes' | 'isFinal'>): KeptPage {
  const { isFinal } = made
  const bytes = trimmed(made.bytes)
  const hitHeaders = [...page.headers, 'X-Cache', 'hit', ...bodyHeaders(encoding, bytes)]
  const bodies = { ...page.bodies, [encoding]: { bytes, hitHeaders, isFinal } }
  return { ...page, bodies, bytes: sizeOf(page.tags, bodies) }
}

/** zlib's results may be parts of larger blocks of memory, which would stay as long as they do. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function sizeOf(tags: ReadonlySet<string>, bodies: KeptPage['bodies']): number {
  const lengths = Object.values(bodies).map(({ bytes }) => bytes.length)
  return lengths.reduce((sum, length) => sum + length, ENTRY_BYTES + TAG_BYTES * tags.size)
}

function htmlOf({ bodies }: KeptPage): Buffer {
  if (bodies.identity) return bodies.identity.bytes
  return bodies.br ? brotliDecompressSync(bodies.br.bytes) : Buffer.alloc(0)
}

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
  const body = page.bodies[encoding]
  const bytes = body?.bytes ?? quickly[encoding](htmlOf(page))
  const raw =
    body && state === 'hit' ? body.hitHeaders : [...page.headers, ...about, ...bodyHeaders(encoding, bytes)]
  response.writeHead(page.status, [...raw]).end(method === 'HEAD' ? undefined : bytes)
}

/** The page with what a request asked for compressed well, once; undefined when that is so already. */
export function improvedPage(page: KeptPage, { headers }: IncomingMessage): Promise<KeptPage> | undefined {
  const encoding = encodingFor(headers)
  if (encoding === 'identity' || page.bodies[encoding]?.isFinal || improving.has(page)) return undefined
  improving.add(page)
  return well[encoding](htmlOf(page)).then((bytes) => withBody(page, encoding, { bytes, isFinal: true }))
}

/** Pages that are being compressed in the background. */
const improving = new WeakSet<KeptPage>()

/** The page's HTML in brotli, compressed well. */
export async function brotliBody(page: KeptPage): Promise<Buffer> {
  const { br } = page.bodies
  return br?.isFinal ? br.bytes : well.br(htmlOf(page))
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
