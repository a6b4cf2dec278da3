/** Varnish in front of a storefront whose entries live for seconds: what it stores, purges, and serves when others fail. */
import { startMiddleware, startStubUpstream } from '@loftwood/middleware/testing'
import { runStorefront, type TestStorefront } from '@loftwood/storefront/testing'
import { expect, test as base } from '@playwright/test'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { startVarnish, type Varnish } from './varnish.ts'

const SECRET = 'a-long-enough-secret'
const FRESH_SECONDS = 3
const STALE_SECONDS = 6

interface Edge {
  url: string
  shop: TestStorefront
  /** Addresses and cookies of the requests that reached the storefront. */
  seen: { url: string; cookie: string | undefined }[]
  /** Purges the servers behind Varnish, then Varnish, as the back end does. */
  purge: (tags?: readonly string[]) => Promise<number[]>
}

const test = base.extend<object, { edge: Edge }>({
  edge: [
    async ({}, use) => {
      const lifetimes = {
        CACHE_FRESH_SECONDS: String(FRESH_SECONDS),
        CACHE_STALE_SECONDS: String(STALE_SECONDS),
        PURGE_SECRET: SECRET,
      }
      const stub = await startStubUpstream({
        // The answer says when it was true.
        products: () => ({
          data: { products: { items: [{ sku: 'A B', name: String(Date.now()) }], total_count: 1 } },
        }),
      })
      const middleware = await startMiddleware({
        commerceUrl: stub.url,
        env: { ...lifetimes, LOG_LEVEL: 'silent' },
      })
      const shop = await runStorefront(middleware.url, {
        env: lifetimes,
        readBy: () => '/magento/products?body=[{"search":"bed"}]',
      })
      const seen: Edge['seen'] = []
      shop.server.prependListener('request', ({ url = '', headers: { cookie } }) => {
        if (url !== '/healthz') seen.push({ url, cookie })
      })
      const varnish: Varnish = await startVarnish({ upstreamPort: shop.port, secret: SECRET })
      const purge = async (tags?: readonly string[]) => {
        const statuses: number[] = []
        for (const origin of [middleware.url, shop.url, varnish.url])
          statuses.push(await purgeAt(origin, { tags, secret: SECRET }))
        return statuses
      }
      await use({ url: varnish.url, shop, seen, purge })
      await varnish.stop()
      await shop.stop()
      await middleware.stop()
      await stub.stop()
    },
    { scope: 'worker' },
  ],
})

async function purgeAt(
  origin: string,
  { tags, secret }: { tags: readonly string[] | undefined; secret: string },
) {
  const headers = {
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    ...(tags && { 'surrogate-key': tags.map(encodeURI).join(' ') }),
  }
  const init = { method: 'POST', headers, body: JSON.stringify({ tags }) }
  return (await fetch(`${origin}/cache/purge`, init)).status
}

async function get(url: string, headers: Record<string, string> = {}) {
  const sentAt = Date.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  const html = await response.text()
  const [, date] = /"name":"(\d+)"/.exec(html) ?? []
  return {
    status: response.status,
    cache: response.headers.get('x-cache'),
    age: Number(response.headers.get('age')),
    headers: response.headers,
    html,
    /** Seconds from the answer that it shows to this request. */
    shown: (sentAt - Number(date)) / 1_000,
  }
}

test('a page is fetched once, whatever the cookies, campaigns and the order of parameters', async ({
  edge,
}) => {
  const visits = [
    ['/beds?color=801&page=2', {}],
    ['/beds?page=2&utm_source=mail&color=801&gclid=x', { cookie: 'vsf-customer=token; vsf-cart=abc' }],
    [
      '/beds?fbclid=1&color=801&page=2',
      { 'accept-language': 'fr', authorization: 'Bearer x', accept: 'text/html' },
    ],
  ] as const
  const pages = []
  for (const [path, headers] of visits) pages.push(await get(edge.url + path, headers))
  expect(pages.map(({ cache }) => cache)).toEqual(['miss', 'hit', 'hit'])
  expect(new Set(pages.map(({ html }) => html)).size).toBe(1)
  expect(edge.seen).toEqual([{ url: '/beds?color=801&page=2', cookie: undefined }])
  for (const header of ['surrogate-key', 'cache-tag', 'xkey'])
    expect(pages[1]?.headers.get(header)).toBeNull()
  const { headers, status } = await get(`${edge.url}/beds?color=801&page=2`, {
    'if-none-match': pages[0]?.headers.get('etag') ?? '',
  })
  expect(status).toBe(304)
  expect(headers.get('cache-control')).toContain('max-age=0')
  expect((await get(`${edge.url}/fr/beds?color=801&page=2`)).cache).toBe('miss')
})

test('each encoding is stored by itself', async ({ edge }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await get(`${edge.url}/encoded`, { 'accept-encoding': `deflate, ${encoding};q=0.9` })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.html).toContain('/encoded')
  }
})

test('personal pages and calls reach the storefront with their cookies, and are never stored', async ({
  edge,
}) => {
  edge.seen.length = 0
  const paths = ['/checkout/cart', '/fr/customer/account', '/wishlist?x=1', '/api/magento/products?body=[]']
  for (const path of paths)
    for (const cookie of ['vsf-cart=a', 'vsf-cart=b']) await get(edge.url + path, { cookie })
  expect(edge.seen).toHaveLength(paths.length * 2)
  expect(new Set(edge.seen.map(({ cookie }) => cookie))).toEqual(new Set(['vsf-cart=a', 'vsf-cart=b']))
  // Written otherwise it is not recognized, so it comes without cookies, and is not stored because the storefront says so.
  edge.seen.length = 0
  for (let visit = 0; visit < 2; visit += 1)
    expect((await get(`${edge.url}/%63heckout/cart`)).headers.get('cache-control')).toBe('no-store')
  expect(edge.seen).toHaveLength(2)
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await get(edge.url + path)).status).toBe(404)
})

test('a purge by tag makes a change visible, and only the secret may purge', async ({ edge }) => {
  const before = await get(`${edge.url}/purged`)
  expect(await purgeAt(edge.url, { tags: ['sku:A B'], secret: 'another-long-secret' })).toBe(403)
  expect((await get(`${edge.url}/purged`)).html).toBe(before.html)
  expect(await edge.purge(['sku:OTHER'])).toEqual([200, 200, 200])
  expect((await get(`${edge.url}/purged`)).html).toBe(before.html)
  expect(await edge.purge(['sku:NONE', 'sku:A B'])).toEqual([200, 200, 200])
  const after = await get(`${edge.url}/purged`)
  expect([after.cache, after.html === before.html]).toEqual(['miss', false])
  expect(await edge.purge()).toEqual([200, 200, 200])
  expect((await get(`${edge.url}/purged`)).html).not.toBe(after.html)
})

test('nothing older than CACHE_STALE_SECONDS is served while the storefront responds, and Age says how old it is', async ({
  edge,
}) => {
  const states = new Set<string | null>()
  edge.seen.length = 0
  const begin = performance.now()
  let visits = 0
  for (; performance.now() - begin < 10_000; visits += 1) {
    // The second page is visited rarely: it is older than that when it is.
    for (const path of visits % 28 === 0 ? ['/aging', '/rare'] : ['/aging']) {
      const { shown, age, cache } = await get(edge.url + path)
      expect(shown, path).toBeLessThanOrEqual(STALE_SECONDS)
      expect(age, path).toBeGreaterThanOrEqual(Math.floor(shown))
      states.add(cache)
    }
    await pause(250)
  }
  expect(states).toEqual(new Set(['hit', 'stale', 'miss']))
  expect(edge.seen.length).toBeLessThan(visits)
})

test('while the storefront is down, stored pages are served however old, and it is found again', async ({
  edge,
}) => {
  const { server, port } = edge.shop
  const before = await get(`${edge.url}/kept`)
  server.close()
  server.closeAllConnections()
  await expect.poll(async () => (await get(`${edge.url}/kept`)).cache).toBe('stale')
  await expect
    .poll(async () => (await get(`${edge.url}/kept`)).age, { timeout: 10_000 })
    .toBeGreaterThan(STALE_SECONDS)
  const late = await get(`${edge.url}/kept`)
  expect([late.status, late.html === before.html]).toEqual([200, true])
  const missing = await get(`${edge.url}/never-stored`)
  expect(missing.status).toBe(503)
  expect(missing.html).toMatch(/Please try again.*Veuillez réessayer/s)
  expect(missing.headers.get('cache-control')).toBe('no-store')

  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  await expect.poll(async () => (await get(`${edge.url}/kept`)).html).not.toBe(before.html)
  expect((await get(`${edge.url}/never-stored`)).status).toBe(200)
})
