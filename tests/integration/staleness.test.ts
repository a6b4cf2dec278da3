// A back end that purges nothing: with both caches in a row, nothing is served that is older than CACHE_STALE_SECONDS.
import { startMiddleware, startStubUpstream } from '@loftwood/middleware/testing'
import { runStorefront } from '@loftwood/storefront/testing'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

const STALE_SECONDS = 600
/** Seconds between visits: many, few, and each just before and after something expires. */
const PAUSES = [
  0, 1, 30, 59, 60, 61, 119, 299, 300, 301, 539, 541, 599, 600, 601, 700, 3_700, 59, 59, 599, 599, 61, 540,
]

const stub = await startStubUpstream({
  products: () => ({
    data: { products: { items: [{ sku: 'A', name: String(Date.now()) }], total_count: 1 } },
  }),
})
const middleware = await startMiddleware({ commerceUrl: stub.url })
const shop = await runStorefront(middleware.url, {
  readBy: () => '/magento/products?body=[{"search":"bed"}]',
})

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await shop.stop()
  await middleware.stop()
  await stub.stop()
})

/** How many seconds ago what the page shows was true, and how many it says. */
async function visit(path: string): Promise<{ shown: number; said: number; state: string | null }> {
  const response = await fetch(shop.url + path)
  const [, date] = /"name":"(\d+)"/.exec(await response.text()) ?? []
  expect(response.headers.get('cache-control')).toContain('max-age=0')
  return {
    shown: (Date.now() - Number(date)) / 1_000,
    said: Number(response.headers.get('age')),
    state: response.headers.get('x-cache'),
  }
}

test('a page is never older, and says how old it is', async () => {
  const states = new Set<string | null>()
  for (const [index, pause] of [...PAUSES, ...PAUSES.toReversed()].entries()) {
    vi.setSystemTime(Date.now() + pause * 1_000)
    // Pages made of the same answer at different times, so that old answers meet new pages.
    for (const path of ['/beds', index % 3 === 0 ? '/lofts' : '/beds', `/beds-${index}`]) {
      const { shown, said, state } = await visit(path)
      expect(shown, `${path} after ${pause} s`).toBeLessThanOrEqual(STALE_SECONDS)
      expect(said).toBeGreaterThanOrEqual(shown)
      states.add(state)
    }
  }
  expect(states).toEqual(new Set(['hit', 'stale', 'miss']))
})
