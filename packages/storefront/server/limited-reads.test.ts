// What the middleware refuses a visitor who is over its limit of reads is no failure of the shop.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const BODY = JSON.stringify({ error: { code: 'RATE_LIMITED', message: 'Too many calls' } })
let shop: TestStorefront

beforeAll(async () => {
  shop = await runStorefront((_req, res) => res.writeHead(429, { 'retry-after': '23' }).end(BODY), {
    pageAt: () => ({ status: 429 }),
    env: { LOG_LEVEL: 'info' },
  })
})
afterAll(() => shop.stop())

it.each([
  ['/beds', '23'],
  ['/api/magento/products', '23'],
  ['/sitemap.xml', '60'],
  ['/sitemap/products-1.xml', '60'],
  ['/models/SKU.glb', '60'],
])('%s is 429 and says when to come back', async (path, seconds) => {
  const { status, headers } = await fetch(shop.url + path)
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    429,
    seconds,
    path.startsWith('/api') ? null : 'no-store',
  ])
})

it('the form without script says so too', async () => {
  const body = new URLSearchParams({ sku: 'A', quantity: '1' })
  const { status, headers } = await fetch(`${shop.url}/checkout/cart/add`, { method: 'POST', body })
  expect([status, headers.get('retry-after')]).toEqual([429, '23'])
})

it('none of it is an error of the log or the metrics', async () => {
  const lines = shop.log.map((line) => JSON.parse(line) as { level: string; status?: number })
  expect(lines.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([])
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  expect(metrics.match(/^storefront_request_seconds_count.*status="5..".*/gm)).toBeNull()
})
