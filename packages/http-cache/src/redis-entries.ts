// Entries in Redis, shared by all processes. A purge stores the time for each tag: an entry is valid only if none
// of its tags was purged after work on it started. So data read before a purge and written after it is never served.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Cacheable, CacheEntry, SharedEntries } from './cache-entry.ts'
import type { RedisConnection } from './redis-connection.ts'

/** Tolerance for clock skew between machines: entries started this soon after a purge are invalid too. */
const CLOCK_SKEW_MS = 1_000
/** Longer than any work on an entry takes: a purge must outlive the entries that were begun before it. */
const WORK_MS = 5 * 60 * 1_000
/** Stands for every tag. */
const ALL = '*'
const LENGTH_BYTES = 4
/** Bound of the purges that a process remembers. */
const MAX_PURGES = 10_000

/** How a value is serialized. */
export interface Codec<T> {
  encode(value: T): Buffer | Promise<Buffer>
  /** Undefined when the bytes are not a value of this kind. @param tags the tags stored with it */
  decode(bytes: Buffer, tags: ReadonlySet<string>): T | undefined | Promise<T | undefined>
}

export interface RedisEntriesOptions<T> {
  redis: RedisConnection
  /** Prefix of all keys, e.g. `loftwood:page`. */
  name: string
  /** Processes with another version do not see the entries. */
  version?: string
  codec: Codec<T>
  /** Entries expire after this time. */
  ttlSeconds: number
}

interface Head {
  date: number
  begunAt: number
  tags: string[]
}

/** The shared entries with this prefix. */
export function createRedisEntries<T extends Cacheable>(options: RedisEntriesOptions<T>): SharedEntries<T> {
  const { redis, name, version = '', codec, ttlSeconds } = options
  const channel = `${name}-purged`
  const ttlMs = Math.max(1, ttlSeconds * 1_000)
  const expiration = (value: number) => ({ expiration: { type: 'PX', value } as const })
  const entryName = (key: string) =>
    `${name}:${createHash('sha256').update(`${version} ${key}`).digest('base64url')}`
  const purgeName = (tag: string) => `${name}-purge:${tag}`

  /** When this process heard of a purge, by tag: a full Redis passes purges on without storing them. */
  const heard = new LRUCache<string, number>({ max: MAX_PURGES, ttl: ttlMs + WORK_MS })
  const remember = (tags: readonly string[]) => tags.forEach((tag) => heard.set(tag, Date.now()))

  async function isPurged({ tags, begunAt }: Head): Promise<boolean> {
    const isBefore = (time: number) => time + CLOCK_SKEW_MS >= begunAt
    const names = [ALL, ...tags]
    if (names.some((tag) => isBefore(heard.get(tag) ?? -Infinity))) return true
    const purges = await redis.run((client) => client.mGet(names.map(purgeName)))
    return purges.some((time) => time !== null && isBefore(Number(time)))
  }

  async function find(key: string): Promise<CacheEntry<T> | undefined> {
    const bytes = await redis.run((client) => client.get(entryName(key)))
    if (!bytes) return undefined
    const end = LENGTH_BYTES + bytes.readUInt32BE(0)
    const head = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)) as Head
    if (await isPurged(head)) return undefined
    const value = await codec.decode(bytes.subarray(end), new Set(head.tags))
    return value && { value, date: head.date }
  }

  async function write(key: string, { value, date }: CacheEntry<T>, begunAt: number): Promise<void> {
    const head: Head = { date, begunAt, tags: [...value.tags] }
    const text = Buffer.from(JSON.stringify(head))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(text.length)
    const bytes = Buffer.concat([length, text, await codec.encode(value)])
    await redis.store((client) => client.set(entryName(key), bytes, expiration(ttlMs)))
  }

  return {
    get: (key) => find(key).catch(() => undefined),
    set: (...entry) => write(...entry).catch(() => undefined),
    async purge(tags = [ALL]) {
      remember(tags)
      const time = String(Date.now())
      await redis.store((client) => {
        const batch = client.multi()
        for (const tag of tags) batch.set(purgeName(tag), time, expiration(ttlMs + WORK_MS))
        return batch.publish(channel, JSON.stringify(tags)).execAsPipeline()
      })
    },
    onPurge(listener) {
      redis.subscribe(
        channel,
        (message) => {
          const tags = JSON.parse(message) as string[]
          remember(tags)
          listener(tags.includes(ALL) ? undefined : tags)
        },
        // Purges published while there was no connection were missed.
        () => listener(),
      )
    },
  }
}
