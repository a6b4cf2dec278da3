/** Storefronts that share a Redis: a page is rendered once, a purge reaches all, and every entry expires. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis, type TestRedis } from '@loftwood/middleware/testing'
import { createClient } from '@redis/client'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { expect, test as base } from '../fixtures/index.ts'
import { serverUrl } from '../harness/server-env.ts'
import { PURGE_SECRET } from '../harness/shop-servers.ts'

const PRODUCT = '/laurier-high-bunk-bed'
const TAGS = ['sku:LAU-BNK-HI']

interface Shared {
  redis: TestRedis
  /** Starts another storefront of the same shop; says its address. */
  startStorefront: () => Promise<string>
}

const test = base.extend<{ shared: Shared }>({
  shared: async ({}, use) => {
    const redis = await startRedis()
    const dataDir = await mkdtemp(join(tmpdir(), 'loftwood-shared-'))
    const stops: (() => Promise<void>)[] = []
    const startStorefront = async () => {
      const env = {
        LOG_LEVEL: 'fatal',
        MIDDLEWARE_URL: serverUrl('middleware'),
        MEDIA_URL: `${serverUrl('commerce')}/media`,
        // The same shop, whichever storefront answers.
        PUBLIC_URL: 'http://localhost:3000',
        REDIS_URL: redis.url,
        // A page is as old as the middleware's answers, which other tests have requested before.
        CACHE_FRESH_SECONDS: '600',
        PURGE_SECRET,
      }
      const stack = await startStack({ ports: { storefront: await freePort() }, dataDir, env })
      stops.push(() => stack.stop())
      return stack.origins.storefront
    }
    await use({ redis, startStorefront })
    await Promise.all(stops.map((stop) => stop()))
    await redis.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
})

async function ask(url: string): Promise<{ status: number; cache: string | null; html: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  return { status: response.status, cache: response.headers.get('x-cache'), html: await response.text() }
}

const cacheOf = async (url: string) => (await ask(url)).cache

async function purge(url: string, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${PURGE_SECRET}` }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await fetch(`${url}/cache/purge`, init)).status
}

async function keysIn({ url }: TestRedis): Promise<Map<string, number>> {
  const client = await createClient({ url }).connect()
  const names = await client.keys('*')
  const lives = await Promise.all(names.map(async (name) => [name, await client.ttl(name)] as const))
  client.destroy()
  return new Map(lives)
}

test('a page is made once for all, and a purge reaches all', async ({ shared }) => {
  const one = await shared.startStorefront()
  const first = await ask(one + PRODUCT)
  expect([first.status, first.cache]).toEqual([200, 'miss'])
  await expect.poll(async () => (await keysIn(shared.redis)).size).toBe(1)

  const other = await shared.startStorefront()
  const found = await ask(other + PRODUCT)
  expect(found.cache).toBe('hit')
  expect(found.html === first.html).toBe(true)

  await ask(`${one}/faq`)
  expect(await purge(one, { tags: TAGS })).toBe(200)
  expect(await cacheOf(one + PRODUCT)).toBe('miss')
  await expect.poll(() => cacheOf(other + PRODUCT)).toBe('miss')
  expect(await cacheOf(`${one}/faq`)).toBe('hit')
  expect(await purge(other, {})).toBe(200)
  await expect.poll(() => cacheOf(`${one}/faq`)).toBe('miss')

  const lives = await keysIn(shared.redis)
  expect(lives.size).toBeGreaterThan(2)
  for (const [name, seconds] of lives) {
    expect(name).toMatch(/^loftwood:page/)
    expect(seconds, name).toBeGreaterThan(0)
    expect(seconds, name).toBeLessThanOrEqual((24 * 60 + 5) * 60)
  }
})

test('what was purged is not found by a storefront that starts later', async ({ shared }) => {
  const one = await shared.startStorefront()
  await ask(one + PRODUCT)
  await expect.poll(async () => (await keysIn(shared.redis)).size).toBe(1)
  await purge(one, { tags: TAGS })
  const later = await shared.startStorefront()
  expect(await cacheOf(later + PRODUCT)).toBe('miss')
})
