// Pages over HTTP: cached bytes, compressed copies, and early hints. Rendering is replaced by the test.
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createClientAddresses } from '@loftwood/http-server/client-address'
import { pageAnswers } from './page-answers.ts'
import { createHttpCache, type HttpCache } from '@loftwood/http-cache/http-cache'
import { DEFAULT_CODES } from '../../src/catalog/filter-codes.ts'
import { VIEWS } from '../../src/platform/i18n/testing/views.ts'
import { openBrand } from '../open-brand.ts'
import { NotStartedError } from '../shop-facts.ts'
import type { RenderedPage, Visitor } from '../render.ts'
import type { CachedPage } from './cached-page.ts'

const STYLE = '</assets/style.css>; rel=preload; as=style'
/** A visitor who is over the limit of reads. */
const LIMITED = '203.0.113.66'
const FONT = '</assets/font.woff2>; rel=preload; as=font; crossorigin'

let server: Server
let rendered: string[]
let visitors: (Visitor | undefined)[]
let viewsVersion: string
/** Rendering waits for it. */
let ready: Promise<unknown> | undefined
let cache: HttpCache<CachedPage>

async function render(url: string, visitor?: Visitor): Promise<RenderedPage> {
  rendered.push(url)
  visitors.push(visitor)
  await ready
  if (url === '/not-started') throw new NotStartedError('nothing is known yet')
  if (url === '/overtaken') await cache.purge(['sku:OTHER'])
  const isLimited = visitor?.address === LIMITED
  return {
    status: isLimited ? 429 : 200,
    limitedFor: isLimited ? 17 : undefined,
    kind: 'category',
    headers: [['Content-Type', 'text/html;charset=utf-8']],
    html: Buffer.from(
      `<!doctype html><h1>${url}</h1>${'<p>A bed, solid pine, with a ladder of four rungs.</p>'.repeat(500)}`,
    ),
    isPersonal: false,
    date: Date.now(),
    sources: [],
    factsVersion: '1',
    isEmpty: url.includes('color=0'),
    isPartial: url === '/partial',
    tags: new Set(['products', 'sku:A, B']),
    // Every page needs the style, one the font as well.
    links: url === '/first' ? [STYLE, FONT] : [STYLE],
  }
}

beforeAll(() => openBrand('loftwood'))
beforeEach(() => listen())

interface Listening {
  hasEarlyHints?: boolean
  maxBytes?: number
  /** With 0 a page is revalidated, which it always passes. */
  fresh?: number
  stale?: number
}

async function listen({
  hasEarlyHints = true,
  maxBytes = 10_000_000,
  fresh = 60,
  stale = 600,
}: Listening = {}) {
  rendered = []
  visitors = []
  viewsVersion = '1'
  ready = undefined
  const lifetimes = { fresh, stale, staleIfError: 86_400 }
  cache = createHttpCache<CachedPage>({ maxBytes, lifetimes })
  const revalidate = async () => (fresh === 0 ? Date.now() : undefined)
  const clients = createClientAddresses(1, { warn: () => undefined })
  const facts = {
    storeViews: VIEWS,
    missingFeatures: [],
    brandPages: {},
    contentBases: {},
    listingCodes: DEFAULT_CODES,
    captchaForms: null,
    braintree: {},
    express: {},
    version: '1',
  }
  const latest = () => ({ ...facts, viewsVersion })
  const shopFacts = { latest, isStarted: () => true, whenStarted: async () => latest() }
  const parts = {
    cache,
    shopFacts,
    render,
    revalidate,
    hasEarlyHints,
    headers: [],
    paymentHeaders: () => [],
    clients,
    config: { lifetimes },
  }
  const answer = pageAnswers(parts)
  server = createServer((req, res) => void answer(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
}
afterEach(() => void server.close())

interface Answer extends Pick<IncomingMessage, 'statusCode' | 'headers'> {
  body: Buffer
  /** Link headers that came before the answer. */
  hints: unknown[]
}

function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const hints: unknown[] = []
    request({ port, path, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode, headers: sent } = response
        resolve({ statusCode, headers: sent, body: Buffer.concat(chunks), hints })
      })
    })
      .on('information', (information) => hints.push(information.statusCode, information.headers['link']))
      .once('error', reject)
      .end()
  })
}

it('every page is rendered for an IP address; shared pages get nothing else of the request', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7', cookie: 'vsf-cart=a' }
  await send('/beds', headers)
  const personal = ['/customer/account', '/%63ustomer/account', '/%66r/customer/account']
  for (const path of personal) await send(path, headers)
  const visitor = { address: '203.0.113.7', cookie: 'vsf-cart=a' }
  expect(visitors).toEqual([{ address: '203.0.113.7' }, visitor, visitor, visitor])
})

it('every page is a 503 before the middleware has answered for the first time', async () => {
  const { statusCode, headers, body } = await send('/not-started')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(String(body)).toContain('<h1>')
})

it('a visitor over a limit gets 429 and when to come back, and what is cached all the same', async () => {
  const limited = { 'x-forwarded-for': LIMITED }
  const { statusCode, headers } = await send('/beds', limited)
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '17', 'no-store'])
  await send('/beds')
  const hit = await send('/beds', limited)
  expect([hit.statusCode, hit.headers['x-cache']]).toEqual([200, 'hit'])
})

it('nobody else is stopped by the limit of the visitor whose page they wait for', async () => {
  const others = ['203.0.113.1', '203.0.113.2', '203.0.113.3']
  let waiting = 0
  ready = new Promise<void>((resolve) => {
    server.on('request', () => (waiting += 1) > others.length && resolve())
  })
  const from = (visitor: string) => send('/beds', { 'x-forwarded-for': visitor })
  const limited = from(LIMITED)
  await once(server, 'request')
  const answers = await Promise.all([limited, ...others.map(from)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200, 200, 200])
})

it.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)(
  'accept-encoding %s is answered with %s, and soon with less',
  async (accepted, encoding, open) => {
    const first = await send('/beds', { 'accept-encoding': accepted })
    expect(first.headers['x-cache']).toBe('miss')
    expect(first.headers['content-encoding']).toBe(encoding)
    expect(open(first.body).toString()).toContain('<h1>/beds</h1>')
    const again = async () => send('/beds', { 'accept-encoding': accepted })
    await expect.poll(async () => (await again()).body.length <= first.body.length).toBe(true)
    const hit = await again()
    expect(hit.headers['x-cache']).toBe('hit')
    expect(Number(hit.headers['content-length'])).toBe(hit.body.length)
    expect(open(hit.body).equals(open(first.body))).toBe(true)
    expect(rendered).toEqual(['/beds'])
  },
)

it.each([
  ['hit', 60, 600],
  ['stale', 0, 600],
  ['revalidated', 0, 0],
])('a better compressed copy of a page that is %s replaces the quick one', async (state, fresh, stale) => {
  server.close()
  await listen({ fresh, stale })
  const { body } = await send('/beds', { 'accept-encoding': 'br' })
  const again = () => send('/beds', { 'accept-encoding': 'br' })
  expect((await again()).headers['x-cache']).toBe(state)
  await expect.poll(async () => (await again()).body.length).toBeLessThan(body.length)
})

it('sends lifetimes and tags to shared caches, and makes browsers revalidate', async () => {
  for (const state of ['miss', 'hit']) {
    const { headers } = await send('/beds')
    expect(headers).toMatchObject({
      'x-cache': state,
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=540, stale-if-error=86400',
      'surrogate-key': 'products sku:A%2C%20B',
      'cache-tag': 'products,sku:A%2C%20B',
      vary: 'Accept-Encoding',
      link: STYLE,
    })
  }
})

it('a page that was made during a purge is stored by no cache downstream', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await send('/overtaken')
    expect(headers).toMatchObject({ 'x-cache': 'miss', 'cache-control': 'no-store' })
  }
})

it('strangers cannot fill the cache: unknown parameters share one entry, filters without results are not stored', async () => {
  await send('/beds')
  for (let n = 0; n < 50; n += 1) {
    const { headers } = await send(`/beds?size=n${n}&utm_id=${n}&page=0&view=${n}`)
    expect(headers['x-cache']).toBe('hit')
  }
  expect((await send('/%62e%64s')).headers['x-cache']).toBe('hit')
  for (let n = 0; n < 50; n += 1) {
    const { statusCode, headers } = await send(`/beds?color=0${n}`)
    expect([statusCode, headers['x-cache'], headers['cache-control']]).toEqual([200, undefined, 'no-store'])
  }
  expect((await send('/fr/abc/c/beds')).headers['cache-control']).toBe('no-store')
  expect((await send('/beds?color=01')).headers['x-cache']).toBeUndefined()
})

it('finds no page that was cached with other store views', async () => {
  await send('/beds')
  viewsVersion = '2'
  expect((await send('/beds')).headers['x-cache']).toBe('miss')
  expect((await send('/beds')).headers['x-cache']).toBe('hit')
})

it('a page with a failed part is repeated, but not by other caches', async () => {
  for (let n = 0; n < 2; n += 1) {
    const { statusCode, headers } = await send('/partial')
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
  }
  expect(rendered).toEqual(['/partial'])
})

it('a flood of addresses that are requested once does not evict pages with hits', async () => {
  server.close()
  await listen({ maxBytes: 200_000 })
  await send('/beds')
  await send('/beds')
  for (let n = 0; n < 300; n += 1) await send(`/search?term=minted-${n}`)
  expect((await send('/search?term=minted-0')).headers['x-cache']).toBe('miss')
  expect((await send('/beds')).headers['x-cache']).toBe('hit')
})

it('answers HEAD with headers only, and a matching ETag with 304', async () => {
  const { headers, body } = await send('/beds', { 'accept-encoding': 'gzip' })
  const head = await send('/beds', { 'accept-encoding': 'gzip' }, 'HEAD')
  expect([head.statusCode, head.body.length]).toEqual([200, 0])
  expect(Number(head.headers['content-length'])).toBeLessThanOrEqual(body.length)
  const held = await send('/beds', { 'if-none-match': headers.etag ?? '' })
  expect([held.statusCode, held.body.length, held.headers['x-cache']]).toEqual([304, 0, 'hit'])
})

it('sends early hints for the files of every page while a page is rendered for a browser', async () => {
  const visit = { 'sec-fetch-mode': 'navigate' }
  expect((await send('/first', visit)).hints).toEqual([]) // no page was rendered yet
  expect((await send('/second', visit)).hints).toEqual([103, `${STYLE}, ${FONT}`])
  expect((await send('/third', visit)).hints).toEqual([103, STYLE])
  expect((await send('/third', visit)).hints).toEqual([]) // a hit: the page itself comes at once
  expect((await send('/fourth')).hints).toEqual([]) // not a navigation of a browser
})

it('sends no early hints by default', async () => {
  server.close()
  await listen({ hasEarlyHints: false })
  await send('/first')
  expect((await send('/second', { 'sec-fetch-mode': 'navigate' })).hints).toEqual([])
})
