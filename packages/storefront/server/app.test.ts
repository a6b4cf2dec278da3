// Answers to unusual requests, independent of what the shop shows.
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
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

it('sends the middleware the address of the connection, not the claimed one', async () => {
  await get('/api/magento/products', { 'x-forwarded-for': '203.0.113.7' })
  expect(seen.at(-1)?.['x-forwarded-for']).toBe('127.0.0.1')
})

it('trusts the configured proxies', async () => {
  const proxied = await runStorefront((req, res) => res.end(req.headers['x-forwarded-for']), {
    env: { TRUST_PROXY: 'loopback' },
  })
  // The proxy adds the address it sees to what the visitor claims.
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.2' }
  const answer = await fetch(`${proxied.url}/api/magento/products`, { headers })
  expect(await answer.text()).toBe('198.51.100.2')
  await proxied.stop()
})
