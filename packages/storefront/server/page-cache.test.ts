import { expect, it, vi } from 'vitest'
import { CACHE_SECONDS, createPageCache } from './page-cache.ts'
import type { Keepable } from './page-store.ts'

interface Page extends Keepable {
  text: string
}

let clock = 0
const page = (text: string, changes: Partial<Page> = {}): Page => ({
  text,
  bytes: 10,
  tags: new Set(),
  begunAt: clock,
  madeAt: clock,
  outcome: 'keep',
  ...changes,
})

function setUp(maxBytes = 1000) {
  clock = 1_000_000
  const cache = createPageCache<Page>({ maxBytes, now: () => clock })
  const get = async (key: string, made: Page | Error) => {
    const make = () => (made instanceof Error ? Promise.reject(made) : Promise.resolve(made))
    const { page: got, state } = await cache.get(key, make)
    return `${got.text} ${state}`
  }
  const later = (seconds: number) => (clock += seconds * 1000)
  return { cache, get, later }
}

it('keeps a page for as long as it is fresh', async () => {
  const { cache, get, later } = setUp()
  expect(await get('/', page('one'))).toBe('one miss')
  expect(cache.peek('/')?.text).toBe('one')
  expect(await get('/', page('two'))).toBe('one hit')
  later(CACHE_SECONDS.fresh + 1)
  expect(cache.peek('/')).toBeUndefined()
})

it('shows a stale page while a new one is made', async () => {
  const { get, later } = setUp()
  await get('/', page('one'))
  later(CACHE_SECONDS.fresh + 1)
  expect(await get('/', page('two'))).toBe('one stale')
  await vi.waitFor(async () => expect(await get('/', page('three'))).toBe('two hit'))
})

it('shows a stale page when none can be made, whether by an error or a failure page', async () => {
  const { get, later } = setUp()
  await get('/', page('one'))
  later(CACHE_SECONDS.fresh + CACHE_SECONDS.staleWhileRevalidate + 1)
  expect(await get('/', page('down', { outcome: 'failure' }))).toBe('one stale')
  expect(await get('/', new Error('down'))).toBe('one stale')
  later(CACHE_SECONDS.staleIfError)
  await expect(get('/', new Error('down'))).rejects.toThrow('down')
})

it.each(['pass', 'failure'] as const)('does not keep what is to %s', async (outcome) => {
  const { get } = setUp()
  expect(await get('/', page('not found', { outcome }))).toBe('not found miss')
  expect(await get('/', page('there'))).toBe('there miss')
})

it('makes a page once for all who ask at the same time', async () => {
  const { cache } = setUp()
  const make = vi.fn(async () => page('one'))
  await Promise.all([cache.get('/', make), cache.get('/', make), cache.get('/', make)])
  expect(make).toHaveBeenCalledOnce()
})

it('forgets by tag, or everything', async () => {
  const { cache, get } = setUp()
  await get('/a', page('a', { tags: new Set(['sku:1', 'products']) }))
  await get('/b', page('b', { tags: new Set(['sku:2', 'products']) }))
  expect(await cache.purge(['sku:1', 'sku:9'])).toBe(1)
  expect(await get('/a', page('new'))).toBe('new miss')
  expect(await get('/b', page('new'))).toBe('b hit')
  expect(await cache.purge()).toBe(2)
})

it('does not keep a page that was begun before a purge', async () => {
  const { cache, get } = setUp()
  const begun = Promise.withResolvers<Page>()
  const asked = cache.get('/', () => begun.promise)
  await cache.purge(['sku:1'])
  begun.resolve(page('old price'))
  await asked
  expect(await get('/', page('new price'))).toBe('new price miss')
})

it('keeps no more than fits, and with no room nothing', async () => {
  const { cache, get } = setUp(25)
  for (const key of ['/a', '/b', '/c']) await get(key, page(key))
  expect([cache.peek('/a'), cache.peek('/c')?.text]).toEqual([undefined, '/c'])
  const none = setUp(0)
  await none.get('/', page('one'))
  expect(none.cache.peek('/')).toBeUndefined()
})
