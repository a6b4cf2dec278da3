// The server runs before the middleware has named the store views: until then no address has a meaning.
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

const STORES = [
  { store_code: 'default', locale: 'en_CA', is_default_store: true },
  { store_code: 'fr', locale: 'fr_CA' },
]

let shop: TestStorefront
let stores: object[] | undefined
let rendered: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stores = undefined
  rendered = []
  shop = await runStorefront(
    ({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost')
      if (pathname === '/magento/products') rendered.push(searchParams.get('page') ?? '')
      const data = { availableStores: stores, products: { items: [{ sku: 'BED' }] } }
      response.writeHead(stores ? 200 : 503).end(JSON.stringify({ data }))
    },
    { facts: 'read', env: { PUBLIC_URL: 'https://shop.example' } },
  )
})
afterEach(() => shop.stop())
afterAll(() => void vi.useRealTimers())

const get = (path: string) => fetch(shop.url + path)

function startMiddleware(): void {
  stores = STORES
  vi.advanceTimersByTime(1_001)
}

it('answers 503 before the middleware has answered', async () => {
  for (const path of ['/', '/fr/search?term=bunk', '/robots.txt', '/sitemap.xml', '/sitemap/pages.xml']) {
    const { status, headers } = await get(path)
    const own = [headers.get('retry-after'), headers.get('cache-control')]
    expect([path, status, ...own]).toEqual([path, 503, '5', 'no-store'])
  }
  expect(rendered).toEqual([])
  expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 200])
})

it('is ready when the middleware has named the store views, and while it is away later', async () => {
  startMiddleware()
  await expect.poll(async () => (await get('/readyz')).status).toBe(200)
  stores = undefined
  vi.advanceTimersByTime(120_000)
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/api/magento/products')).status).toBe(503)
  expect((await get('/readyz')).status).toBe(200)
})

it.each([
  ['/fr/search?term=bunk', /^public/],
  ['/fr/customer/account/reset-password?token=secret', /^no-store$/],
])('the first page is read with the store views: %s', async (path, cacheControl) => {
  startMiddleware()
  const { status, headers } = await get(path)
  expect([status, rendered]).toEqual([200, [path]])
  expect(headers.get('cache-control')).toMatch(cacheControl)
})

it.each([
  ['/robots.txt', 'Disallow: /fr/checkout/\n'],
  ['/sitemap/pages.xml', '<loc>https://shop.example/fr</loc>'],
])('a file for search engines names every view from the first on: %s', async (path, text) => {
  startMiddleware()
  expect(await (await get(path)).text()).toContain(text)
})
