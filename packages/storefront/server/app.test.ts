// Answers to unusual requests, independent of what the shop shows.
import { once } from 'node:events'
import { request, type IncomingMessage, type RequestListener } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const LISTING = JSON.stringify({
  data: { items: Array.from({ length: 500 }, (_, id) => ({ id, name: `Bunk bed ${id}` })) },
})
let shop: TestStorefront
const seen: IncomingMessage['headers'][] = []

beforeAll(async () => {
  shop = await runStorefront((req, res) => {
    seen.push(req.headers)
    if (req.url === '/magento/route') res.writeHead(404)
    res.setHeader('content-type', 'application/json').end(LISTING)
  })
})
afterAll(() => shop.stop())

/** Sends the path as it is; `fetch` would normalize it. */
async function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<IncomingMessage & { text: Buffer }> {
  const sent = request({ port: shop.port, host: '127.0.0.1', path, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return Object.assign(response, { text: Buffer.concat(await response.toArray()) })
}

it.each([
  ['*', 400],
  [`/${'a'.repeat(2_048)}`, 400],
  [`/search?term=${'a'.repeat(2_048)}`, 400],
  ['/%09%09', 400],
  ['/beds%00', 400],
  ['/%E0%A4%A', 400],
  ['/@fs/etc/passwd', 404],
  ['/%40fs/etc/passwd', 404],
  ['/search?term=pine%09bed', 200],
  ['/beds', 200],
])('answers %s with %i', async (path, status) => {
  const { statusCode, headers } = await get(path)
  expect(statusCode).toBe(status)
  if (status !== 200) expect(headers['cache-control']).toBe('no-store')
})

it.each(['/assets/gone.js', '/api/nothing', '/api/magento/a/b'])(
  'forbids caching the 404 of %s',
  async (path) => {
    const { statusCode, headers } = await get(path)
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  },
)

it('compresses what the middleware answers', async () => {
  const { headers, text } = await get('/api/magento/products', { 'accept-encoding': 'br' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary).toContain('Accept-Encoding')
  expect(text.length).toBeLessThan(LISTING.length / 5)
  expect(String(brotliDecompressSync(text))).toBe(LISTING)
})

const FORWARDED = { 'x-forwarded-for': '203.0.113.7, 198.51.100.2:4711' }
const tellsAddress = (env: Record<string, string>) =>
  runStorefront((req, res) => res.end(JSON.stringify({ data: req.headers['x-forwarded-for'] })), { env })

it.each(['/api/magento/products', '/beds'])('%s: a proxy of this machine names the visitor', async (path) => {
  const proxied = await tellsAddress({})
  const answer = await (await fetch(proxied.url + path, { headers: FORWARDED })).text()
  const ready = await (await fetch(`${proxied.url}/readyz`)).json()
  await proxied.stop()
  expect(answer).toContain('"198.51.100.2"')
  expect([ready, proxied.log]).toEqual([{ status: 'ok' }, []])
})

it('any other peer names nobody: the log says so once, and readiness to the operator', async () => {
  const exposed = await tellsAddress({ TRUST_PROXY: '192.0.2.1' })
  const ready = async (headers = {}) => (await fetch(`${exposed.url}/readyz`, { headers })).text()
  for (const path of ['/api/magento/products', '/beds', '/desks']) {
    expect(await (await fetch(exposed.url + path, { headers: FORWARDED })).text()).toContain('"127.0.0.1"')
  }
  const [told, stranger] = [await ready(), await ready(FORWARDED)]
  await exposed.stop()
  expect(exposed.log.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'warn', peer: '127.0.0.1', message: expect.stringContaining('TRUST_PROXY') as unknown },
  ])
  expect(told).toMatch(/"warnings":\["X-Forwarded-For of 127.0.0.1 is ignored/)
  expect(stranger).not.toContain('ignored')
})

it("agents that wait take no connection of the shop's own requests", async () => {
  const middleware: RequestListener = (req, res) => {
    if (!req.url?.startsWith('/ucp/')) res.end('{}')
  }
  // None of them ends by itself during the test.
  const busy = await runStorefront(middleware, { env: { MIDDLEWARE_TIMEOUT_MS: '60000' } })
  const abort = new AbortController()
  const calls = Array.from({ length: 100 }, () =>
    fetch(`${busy.url}/ucp/mcp`, { method: 'POST', signal: abort.signal }),
  )
  // Who finds no place learns it at once: now all places of agents are taken.
  expect((await Promise.race(calls)).status).toBe(503)
  expect((await fetch(`${busy.url}/api/magento/cart`)).status).toBe(200)
  abort.abort()
  await Promise.allSettled(calls)
  await busy.stop()
})
