// Two caches that share a real Redis, and a Redis that hangs.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpCache, type HttpCache } from './http-cache.ts'
import { connectRedis, type RedisConnection } from './redis-connection.ts'
import { createRedisEntries } from './redis-entries.ts'
import { startRedis, type TestRedis } from './testing/index.ts'

interface Text {
  text: string
  bytes: number
  tags: ReadonlySet<string>
}

const COMMAND_TIMEOUT_MS = 500
const TTL_SECONDS = 86_400
const lifetimes = { fresh: 60, stale: 600, staleIfError: 86_400 }
const textOf = (text: string, tags: ReadonlySet<string>): Text => ({ text, bytes: text.length, tags })
const codec = {
  encode: ({ text }: Text) => Buffer.from(text),
  decode: (bytes: Buffer, tags: ReadonlySet<string>) => textOf(bytes.toString(), tags),
}

let redis: TestRedis
let connections: RedisConnection[]
let lines: unknown[]
let one: HttpCache<Text>
let other: HttpCache<Text>

async function open(version = 'a'): Promise<HttpCache<Text>> {
  const log = (fields: object) => void lines.push(fields)
  const connection = await connectRedis({
    url: redis.url,
    commandTimeoutMs: COMMAND_TIMEOUT_MS,
    logger: { warn: log, error: log },
  })
  connections.push(connection)
  const options = { redis: connection, name: 'test:entry', version, codec, ttlSeconds: TTL_SECONDS }
  return createHttpCache({ maxBytes: 100_000, lifetimes, shared: createRedisEntries(options) })
}

async function get(cache: HttpCache<Text>, key: string, text = 'made', begun = Promise.resolve()) {
  const startedAt = performance.now()
  const { value, state } = await cache.get(key, {
    async make() {
      await begun
      return { value: textOf(text, new Set(['sku:A', key])), date: Date.now(), outcome: 'store' }
    },
  })
  return { is: `${state} ${value.text}`, ms: performance.now() - startedAt }
}

const is = async (cache: HttpCache<Text>, key: string, text?: string) => (await get(cache, key, text)).is

beforeAll(async () => {
  redis = await startRedis()
})
beforeEach(async () => {
  connections = []
  lines = []
  ;[one, other] = await Promise.all([open(), open()])
})
afterEach(async () => {
  redis.resume()
  for (const connection of connections) connection.close()
})
afterAll(() => redis.stop())

test('a cache finds the entries of another, unless their version differs', async () => {
  expect(await is(one, '/found')).toBe('miss made')
  await expect.poll(() => is(other, '/found', 'again')).toBe('hit made')
  expect(await is(await open('b'), '/found', 'of another build')).toBe('miss of another build')
})

test('a purge reaches all caches, and an entry whose work started before it is never found', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await is(one, '/purged')
  const early = get(other, '/early', 'old', promise)
  expect(await one.purge(['sku:A'])).toBe(1)
  expect(await is(one, '/purged', 'new')).toBe('miss new')
  resolve()
  expect((await early).is).toBe('miss old')
  const later = await open()
  expect(await is(later, '/early', 'new')).toBe('miss new')
  const purgeEnds = await connections[0]?.run((client) => client.pTTL('test:entry-purge:sku:A'))
  expect(purgeEnds).toBeGreaterThan(TTL_SECONDS * 1_000)
})

test('while it hangs, entries in memory are hits and others wait for one deadline at most', async () => {
  await is(one, '/own')
  redis.hang()
  expect(await is(one, '/own')).toBe('hit made')
  const first = await Promise.all(['/a', '/b', '/c'].map((key) => get(one, key)))
  for (const { is: found, ms } of first) {
    expect(found).toBe('miss made')
    expect(ms).toBeLessThan(COMMAND_TIMEOUT_MS + 1_000)
  }
  const { is: found, ms } = await get(one, '/d')
  expect(found).toBe('miss made')
  expect(ms).toBeLessThan(COMMAND_TIMEOUT_MS)
  await expect(one.purge()).rejects.toThrow('Redis')
  expect(lines).toHaveLength(1)
  redis.resume()
  await expect
    .poll(() =>
      one.purge().then(
        () => 'purged',
        () => 'not yet',
      ),
    )
    .toBe('purged')
  expect(await is(one, '/own', 'new')).toBe('miss new')
})

test('a full Redis refuses a purge, and yet no cache uses what it still has', async () => {
  await is(one, '/full')
  await expect.poll(() => is(other, '/full')).toBe('hit made')
  const limit = (bytes: string) => redis.run(['CONFIG', 'SET', 'maxmemory', bytes])
  await limit('1')
  await expect(one.purge(['sku:A'])).rejects.toThrow('OOM')
  expect(await is(one, '/full', 'new')).toBe('miss new')
  await expect.poll(() => is(other, '/full', 'new')).toBe('miss new')
  await limit('0')
})

test('connects and closes while it hangs', async () => {
  redis.hang()
  const startedAt = performance.now()
  await open()
  connections.at(-1)?.close()
  expect(performance.now() - startedAt).toBeLessThan(3_500)
})
