// What the storefront does in each state of a real Redis: pages are served as without it, and recovery needs no help.
import { REDIS_FAULTS, startFaultyRedis, type FaultyRedis } from '@loftwood/http-cache/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runStorefront, type TestStorefront } from '../testing/run-storefront.ts'

const SECRET = 'a-long-enough-secret'
/** A read and a write of Redis that nobody answers, and what surrounds them. */
const FIRST_RESPONSE_MS = 2_000
const NEXT_RESPONSES_MS = 800

let redis: FaultyRedis
let shops: TestStorefront[]

async function start(): Promise<TestStorefront> {
  const shop = await runStorefront(
    (_req, res) => void res.setHeader('content-type', 'application/json').end('{"data":{}}'),
    { env: { REDIS_URL: redis.url, PURGE_SECRET: SECRET } },
  )
  shops.push(shop)
  return shop
}

async function visit({ url }: TestStorefront, path: string) {
  const begin = performance.now()
  const { status, headers } = await fetch(url + path)
  return { status, cache: headers.get('x-cache'), ms: performance.now() - begin }
}

async function purge({ url }: TestStorefront): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` }
  return (await fetch(`${url}/cache/purge`, { method: 'POST', headers, body: '{}' })).status
}

beforeEach(async () => {
  shops = []
  redis = await startFaultyRedis()
})
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.stop()))
  await redis.stop()
})

describe.each(REDIS_FAULTS)('while Redis %s', (fault) => {
  it('pages are served and cached, with one line in the log; afterwards they are shared again', async () => {
    const shop = await start()
    const lines = () => shop.log.flatMap((line) => /"(no Redis|Redis is back)"/.exec(line)?.[1] ?? [])
    await visit(shop, '/own')
    await redis.begin(fault)
    const first = await visit(shop, '/a')
    expect([first.status, first.cache]).toEqual([200, 'miss'])
    expect(first.ms).toBeLessThan(FIRST_RESPONSE_MS)
    for (const path of ['/a', '/b', '/b', '/c']) {
      const { status, ms } = await visit(shop, path)
      expect(status).toBe(200)
      expect(ms).toBeLessThan(NEXT_RESPONSES_MS)
    }
    expect(lines().length).toBeLessThanOrEqual(2)

    await redis.end(fault)
    await expect.poll(() => purge(shop), { timeout: 10_000 }).toBe(200)
    await visit(shop, '/shared')
    const other = await start()
    await expect.poll(async () => (await visit(other, '/shared')).cache).toBe('hit')
    expect(lines()).toEqual(['no Redis', 'Redis is back'])
  })
})

it.for(['is down', 'has another password'] as const)('a storefront starts while Redis %s', async (fault) => {
  await redis.begin(fault)
  const shop = await start()
  expect((await visit(shop, '/a')).status).toBe(200)
  expect((await visit(shop, '/a')).cache).toBe('hit')
  expect(shop.log).toHaveLength(1)
  expect(shop.log[0]).not.toContain('another')
})
