// What /metrics says, and to whom.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from './testing/run-storefront.ts'

let shop: TestStorefront
beforeAll(async () => {
  shop = await runStorefront((request, response) => {
    const isKnown = request.url?.startsWith('/magento/products')
    response.setHeader('content-type', 'application/json')
    response.writeHead(isKnown ? 200 : 404).end('{"data":{"products":{"items":[{"sku":"BED"}]}}}')
  })
})
afterAll(() => shop.stop())

const get = async (path: string, init?: RequestInit) => (await fetch(shop.url + path, init)).text()

/** The series of one metric with their values. */
async function seriesOf(name: string): Promise<string[]> {
  const text = await get('/metrics')
  return text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
}

it('counts requests by route, the cache by state, and calls to the middleware by method', async () => {
  for (const path of ['/', '/', '/search?term=bed', '/made-in-canada', '/assets/none.js']) await get(path)
  await get('/api/magento/products')
  const count = 'storefront_request_seconds_count'
  await expect
    .poll(() => seriesOf(count))
    .toEqual(
      expect.arrayContaining([
        `${count}{route="home",method="GET",status="200"} 2`,
        `${count}{route="search",method="GET",status="200"} 1`,
        `${count}{route="category",method="GET",status="200"} 1`,
        `${count}{route="asset",method="GET",status="404"} 1`,
        `${count}{route="api",method="GET",status="200"} 1`,
      ]),
    )
  expect((await seriesOf('storefront_cache_total')).toSorted()).toEqual([
    'storefront_cache_total{state="hit"} 1',
    'storefront_cache_total{state="miss"} 3',
  ])
  const calls = 'storefront_upstream_seconds_count'
  expect(await seriesOf(calls)).toContain(`${calls}{method="products",outcome="ok"} 4`)
  for (const name of ['storefront_build_info', 'nodejs_eventloop_lag_p99_seconds', 'storefront_cache_bytes'])
    expect(await seriesOf(name)).toHaveLength(1)
  expect(await seriesOf('storefront_ready')).toEqual(['storefront_ready 1'])
  for (const name of ['storefront_renders_in_flight', 'storefront_render_queue'])
    expect(await seriesOf(name)).toEqual([`${name} 0`])
})

it('has no more series after any number of made-up addresses, methods and operations', async () => {
  const made = ['x', 'customer/x', 'api/magento/x', 'assets/x', 'media/x', 'sitemap/x', 'fr/x', 'p/x']
  const visitAll = async (round: string) => {
    for (const path of made) await get(`/${path}${round}?${round}=1`)
    await get(`/x${round}`, { method: 'PROPFIND' })
  }
  const names = async () =>
    (await get('/metrics')).split('\n').filter((line) => /^storefront_.*_count\{/.test(line)).length
  await visitAll('first')
  await expect.poll(() => get('/metrics')).toContain('method="OTHER"')
  const before = await names()
  for (const round of ['SECRET', 'other', 'third']) await visitAll(round)
  expect(await names()).toBe(before)
  expect(await get('/metrics')).not.toMatch(/secret/i)
})

it.each(['x-forwarded-for', 'via'])('shows nothing to who comes through a proxy: %s', async (name) => {
  const response = await fetch(`${shop.url}/metrics`, { headers: { [name]: '127.0.0.1' } })
  expect(await response.text()).not.toContain('storefront_')
})
