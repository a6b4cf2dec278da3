// A rendered page as bytes: compressed once per encoding that somebody asks for, with the headers it is sent with.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import { CACHE_SECONDS, type Keepable } from './page-cache.ts'
import type { RenderedPage } from './render.ts'
import type { Headers } from './security.ts'

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The most that proxies take in one header. */
const MAX_TAGS_LENGTH = 8_000
/** Compressed copies take about a quarter of the page. */
const SIZE_SHARE = 1.25

const BROTLI_QUALITY = 5
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => Promise.resolve(bytes),
}

const PUBLIC =
  `public, max-age=0, s-maxage=${CACHE_SECONDS.fresh}, ` +
  `stale-while-revalidate=${CACHE_SECONDS.staleWhileRevalidate}, stale-if-error=${CACHE_SECONDS.staleIfError}`

/** Seconds after which a page that could not be had is worth another try. */
const RETRY_AFTER = '10'

export interface KeptPage extends Keepable {
  status: number
  etag: string
  /** All but what depends on the encoding. */
  headers: Headers
  html: Buffer
  bodies: Partial<Record<Encoding, Buffer>>
}

/** Makes the bytes of what was rendered. @param fixed headers of every page */
export function keptPage(rendered: RenderedPage, fixed: Headers): KeptPage {
  const html = Buffer.from(rendered.html)
  const isKept = rendered.status === 200 && !rendered.isPersonal
  const etag = `W/"${html.length.toString(36)}-${crc32(html).toString(36)}"`
  return {
    status: rendered.status,
    etag,
    headers: [
      ...fixed,
      ...rendered.headers,
      ...(isKept ? keptHeaders(rendered, etag) : passedHeaders(rendered)),
    ],
    html,
    bodies: { identity: html },
    bytes: Math.ceil(html.length * SIZE_SHARE),
    tags: rendered.tags,
    madeAt: Date.now(),
    outcome: isKept ? 'keep' : rendered.status >= 500 ? 'failure' : 'pass',
  }
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

/** The best encoding that the browser takes; what it refuses by `q=0` counts as not named. */
function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (
    ENCODINGS.find(
      (name) => accepted.includes(name) && !new RegExp(`${name};\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted),
    ) ?? 'identity'
  )
}

/** Sends a page; at once when its bytes in that encoding are there already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
): void | Promise<void> {
  if (page.outcome === 'keep' && holds(request, page.etag)) {
    write(response, page, { status: 304 })
    return
  }
  const encoding = encodingFor(request)
  const body = page.bodies[encoding]
  if (body) {
    write(response, page, {
      status: page.status,
      encoding,
      body: request.method === 'HEAD' ? undefined : body,
    })
    return
  }
  return compressors[encoding](page.html).then((made) => {
    page.bodies[encoding] = made
    return sendPage(request, response, page)
  })
}

/** Whether the browser has this very page. */
function holds({ headers }: IncomingMessage, etag: string): boolean {
  const held = headers['if-none-match']
  return held !== undefined && held.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')
}

interface Sent {
  status: number
  encoding?: Encoding
  body?: Buffer | undefined
}

function write(response: ServerResponse, page: KeptPage, { status, encoding, body }: Sent): void {
  for (const [name, value] of page.headers) {
    if (name === 'Set-Cookie') response.appendHeader(name, value)
    else response.setHeader(name, value)
  }
  response.statusCode = status
  if (encoding !== undefined && encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  if (encoding !== undefined) response.setHeader('Content-Length', page.bodies[encoding]?.length ?? 0)
  response.end(body)
}
