// A rendered page as bytes with the headers it is sent with. A cached page is stored compressed only; encodings that
// hardly any browser requests are made from it for each response.
import { brotliDecompressSync } from 'node:zlib'
import { publicCacheControl, type Lifetimes } from '@loftwood/http-cache/cache-settings'
import type { Cacheable } from '@loftwood/http-cache/cache-entry'
import { etagOf } from '@loftwood/http-cache/etag'
import type { Made } from '@loftwood/http-cache/http-cache'
import { isStored } from '../../src/finder/finder-answers.ts'
import { hasMarks, paths } from '../../src/paths.ts'
import { splitView, type StoreViews } from '../../src/platform/i18n/store-views.ts'
import type { RenderedPage } from '../render.ts'
import type { PageKind } from '../../src/app/page-table.ts'
import type { Headers } from '../security.ts'
import { compressQuickly, compressWell, type Encoding } from './encodings.ts'
import type { PageSource, Revalidated } from './made-of.ts'

/** Limit of proxies for one header. */
const MAX_TAGS_LENGTH = 8_000
/** Estimates: objects and header lists of an entry; a tag in its set and in two headers; objects of a source. */
const ENTRY_BYTES = 1_500
const TAG_BYTES = 150
const SOURCE_BYTES = 100
/** Seconds until a retry of a page that is unavailable. */
const FAILURE_RETRY_AFTER = '10'

/** Alternating names and values, which Node sends without checking each. */
export type RawHeaders = readonly string[]

interface Body {
  bytes: Buffer
  /** All headers of a response with this body, except those about the cache (Age, X-Cache). */
  headers: RawHeaders
  /** False while a better copy may be made. */
  isFinal: boolean
}

export interface CachedPage extends Cacheable, Revalidated {
  status: number
  kind: PageKind
  /** Why it is an error page; never cached. */
  error?: unknown
  /** It lacks what its visitor is over a limit for; never cached. */
  limitedFor?: number | undefined
  etag: string
  /** All headers that do not depend on the encoding. */
  headers: RawHeaders
  /** At least one; the others are made from it. */
  bodies: Readonly<Partial<Record<Encoding, Body>>>
}

/** Settings shared by all pages. */
export interface PageMaking {
  lifetimes: Lifetimes
  /** Headers of every page. */
  headers: Headers
  views: () => StoreViews
}

/** A response that may be cached for all visitors. @param address the cache key */
export function sharedPage(rendered: RenderedPage, address: string, making: PageMaking): Made<CachedPage> {
  if (
    rendered.status !== 200 ||
    rendered.isPersonal ||
    rendered.limitedFor !== undefined ||
    isInvented(rendered, splitView(address, making.views()).path)
  )
    return passedPage(rendered, making)
  // The middleware repeats such answers for seconds too.
  if (rendered.isPartial) return { ...passedPage(rendered, making), outcome: 'repeat' }
  const { html, date } = rendered
  const etag = etagOf(html)
  const headers = [...making.headers, ...rendered.headers, ...storedHeaders(rendered, etag, making)]
  const page = pageOf(rendered, etag, headers)
  const value = withBody(page, 'br', { bytes: compressQuickly.br(html), isFinal: false })
  return { value, date, outcome: 'store' }
}

/** Filters without results, marks before a path and whole finders can be invented without end: they must not evict others. */
function isInvented({ isEmpty }: RenderedPage, address: string): boolean {
  const [path, query = ''] = address.split('?')
  return (isEmpty && query !== '') || hasMarks(address) || (path === paths.finder && !isStored(query))
}

/** A response for one request that is never cached. */
export function passedPage(rendered: RenderedPage, { headers: fixed }: PageMaking): Made<CachedPage> {
  const { status, html, date, limitedFor } = rendered
  const retryAfter = { 429: limitedFor, 503: FAILURE_RETRY_AFTER }[status]
  const retry = retryAfter === undefined ? [] : [['Retry-After', String(retryAfter)] as const]
  const own: Headers = [['Cache-Control', 'no-store'], ['Vary', 'Accept-Encoding'], ...retry]
  const page = pageOf(rendered, '', [...fixed, ...rendered.headers, ...own])
  const value = withBody(page, 'identity', { bytes: html, isFinal: true })
  // An older copy of the page is better than both.
  const hasFailed = status >= 500 || limitedFor !== undefined
  return { value, date, outcome: hasFailed ? 'failure' : 'pass' }
}

function pageOf(rendered: RenderedPage, etag: string, headers: Headers): CachedPage {
  const { status, kind, error, limitedFor, tags, sources, factsVersion } = rendered
  const made = { tags, sources, factsVersion, renderedAt: Date.now() }
  return { status, kind, error, limitedFor, etag, headers: headers.flat(), bodies: {}, bytes: 0, ...made }
}

/** The page with one more encoding, or a better one. */
export function withBody(page: CachedPage, encoding: Encoding, made: Omit<Body, 'headers'>): CachedPage {
  const { isFinal } = made
  const bytes = trimmed(made.bytes)
  const headers = [...page.headers, ...bodyHeaders(encoding, bytes)]
  const bodies = { ...page.bodies, [encoding]: { bytes, headers, isFinal } }
  return { ...page, bodies, bytes: sizeOf({ ...page, bodies }) }
}

/** The page as caches downstream must not store it. */
export function withoutStoring(page: CachedPage): CachedPage {
  const changed = (headers: RawHeaders) =>
    headers.map((text, index) => (headers[index - 1] === 'Cache-Control' ? 'no-store' : text))
  const bodies = Object.entries(page.bodies).map(([encoding, body]) => [
    encoding,
    { ...body, headers: changed(body.headers) },
  ])
  return {
    ...page,
    headers: changed(page.headers),
    bodies: Object.fromEntries(bodies) as CachedPage['bodies'],
  }
}

/** zlib's results may be slices of larger buffers, which would stay in memory with them. */
function trimmed(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function sizeOf({ tags, sources = [], bodies }: CachedPage): number {
  const lengths = Object.values(bodies).map(({ bytes }) => bytes.length)
  const sourceBytes = ({ path }: PageSource) => path.length + SOURCE_BYTES
  return [...lengths, ...sources.map(sourceBytes)].reduce(
    (sum, length) => sum + length,
    ENTRY_BYTES + TAG_BYTES * tags.size,
  )
}

export function htmlOf({ bodies }: CachedPage): Buffer {
  if (bodies.identity) return bodies.identity.bytes
  return bodies.br ? brotliDecompressSync(bodies.br.bytes) : Buffer.alloc(0)
}

/** The page's HTML in brotli at the better quality. */
export async function brotliOf(page: CachedPage): Promise<Buffer> {
  const { br } = page.bodies
  return br?.isFinal ? br.bytes : compressWell.br(htmlOf(page))
}

export function bodyHeaders(encoding: Encoding, { length }: Buffer): RawHeaders {
  const named = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  return [...named, 'Content-Length', String(length)]
}

function storedHeaders({ tags, links }: RenderedPage, etag: string, { lifetimes }: PageMaking): Headers {
  const names = cut([...tags])
  return [
    ['Cache-Control', publicCacheControl(lifetimes)],
    ['ETag', etag],
    ['Vary', 'Accept-Encoding'],
    // Fastly and Varnish read Surrogate-Key, Cloudflare reads Cache-Tag.
    ['Surrogate-Key', names.join(' ')],
    ['Cache-Tag', names.join(',')],
    ...(links.length > 0 ? [['Link', links.join(', ')] as const] : []),
  ]
}

/** As many tags as a header may hold; spaces and commas are escaped because they separate tags. */
function cut(tags: string[]): string[] {
  let length = 0
  return tags
    .map((tag) => encodeURI(tag).replaceAll(',', '%2C'))
    .filter((tag) => (length += tag.length + 1) <= MAX_TAGS_LENGTH)
}
