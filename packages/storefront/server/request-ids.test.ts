// The id of a request: in the answer, in the log, at the middleware, and on error pages.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { IncomingMessage } from 'node:http'
import { REQUEST_ID_MARK } from '../src/platform/request-id-mark.ts'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const TRACE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

const pageAt = (url: string) =>
  url === '/503' ? { status: 503, html: Buffer.from(`<p>Reference: ${REQUEST_ID_MARK}</p>`) } : {}

let shop: TestStorefront
let isDown: boolean
let sent: IncomingMessage['headers'][]

beforeAll(async () => {
  shop = await runStorefront(
    (request, response) => {
      sent.push(request.headers)
      const status = isDown ? 503 : 200
      const body = isDown ? 'down' : '{"data":{}}'
      response.writeHead(status, { 'content-type': 'application/json', etag: '"1"' }).end(body)
    },
    { env: { LOG_LEVEL: 'info' }, pageAt },
  )
})
beforeEach(() => {
  isDown = false
  sent = []
  shop.log.length = 0
})
afterAll(() => shop.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })
const idOf = (response: Response) => response.headers.get('x-request-id')
const lines = () => shop.log.map((line) => JSON.parse(line) as Record<string, unknown>)

it.each(['/', '/', '/api/magento/products', '/healthz', '/assets/none.js', '/beds%00', '/robots.txt'])(
  '%s is answered and logged with an id of its own',
  async (path) => {
    const ids = [idOf(await get(path)), idOf(await get(path))]
    expect(ids).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.stringMatching(/^[\w-]{36}$/)])
    expect(ids[0]).not.toBe(ids[1])
    await expect.poll(() => lines().map(({ requestId }) => requestId)).toEqual(ids)
  },
)

it('the id and trace of the proxy before it go on to the middleware', async () => {
  const headers = { 'x-request-id': 'edge-12345', traceparent: TRACE, tracestate: 'a=1' }
  for (const path of ['/one', '/api/magento/products']) {
    expect(idOf(await get(path, headers))).toBe('edge-12345')
    expect(sent.at(-1)).toMatchObject(headers)
  }
  await expect.poll(() => lines().length).toBe(2)
  for (const line of lines())
    expect(line).toMatchObject({ requestId: 'edge-12345', traceId: '0af7651916cd43dd8448eb211c80319c' })
})

it.each(['short', '<script>alert(1)</script>', 'x'.repeat(65), 'a b c d e f g'])(
  'an id that is none is replaced: %s',
  async (id) => {
    const response = await get('/two', { 'x-request-id': id, traceparent: `00-${'0'.repeat(32)}-1-01` })
    expect(idOf(response)).toMatch(/^[\w-]{36}$/)
    expect(sent.at(-1)?.['traceparent']).toBeUndefined()
  },
)

it.each(['GET', 'HEAD'])('a page that fails is one error in the log: %s', async (method) => {
  isDown = true
  const response = await fetch(`${shop.url}/fails-${method}`, { method })
  expect(response.status).toBe(500)
  await expect.poll(() => lines().filter(({ level }) => level === 'error').length).toBe(1)
  const [line] = lines().filter(({ level }) => level === 'error')
  expect(line).toMatchObject({ requestId: idOf(response), status: 500, message: 'request', method })
  expect(line?.['err']).toMatchObject({ type: 'SyntaxError', stack: expect.stringContaining('at ') })
})

it.each([
  ['/down', 'Reference for our support: '],
  ['/fr/down', 'Référence pour notre service à la clientèle\u00A0: '],
])('an error page names its request in small print: %s', async (path, words) => {
  isDown = true
  const responses = await Promise.all([get(path), get(path)])
  for (const response of responses) {
    const html = await response.text()
    expect(html).toContain(`<small>${words}${idOf(response)}</small>`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  }
})

it('visitors who wait for the same error page each get their own id', async () => {
  const responses = await Promise.all([get('/503'), get('/503'), get('/503', { 'accept-encoding': 'br' })])
  const pages = await Promise.all(responses.map((response) => response.text()))
  expect(pages).toEqual(responses.map((response) => `<p>Reference: ${idOf(response)}</p>`))
  expect(new Set(pages).size).toBe(3)
  await expect.poll(() => lines().length).toBe(3)
  expect(lines().map(({ level, route, status }) => [level, route, status])).toEqual(
    Array(3).fill(['error', 'other', 503]),
  )
})

it('a cached page names no request', async () => {
  const first = await get('/cached')
  const again = await get('/cached')
  expect(again.headers.get('x-cache')).toBe('hit')
  expect(await again.text()).not.toContain(idOf(first))
})
