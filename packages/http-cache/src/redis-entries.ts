// Entries that all processes share, in Redis. A purge writes down when each tag was purged: an entry counts only if none
// of its tags was purged after it was begun. So what was read before a purge and written after it is never shown.
import { createHash } from 'node:crypto'
import type { Cacheable, CacheEntry, SharedEntries } from './cache-entry.ts'
import type { RedisConnection } from './redis-connection.ts'

/** Clocks of machines differ a little: what was begun so soon after a purge is made again. */
const CLOCK_SKEW_MS = 1_000
/** Stands for every tag. */
const ALL = '*'
const LENGTH_BYTES = 4

/** How a value is written. */
export interface Codec<T> {
  encode(value: T): Buffer | Promise<Buffer>
  /** Undefined for bytes of something else. @param tags that were stored with it */
  decode(bytes: Buffer, tags: ReadonlySet<string>): T | undefined | Promise<T | undefined>
}

export interface RedisEntriesOptions<T> {
  redis: RedisConnection
  /** Begins all names, e.g. `loftwood:page`. */
  name: string
  /** Processes with another version do not see the entries. */
  version?: string
  codec: Codec<T>
  /** After so long an entry ends by itself. */
  keepSeconds: number
}

interface Head {
  date: number
  begunAt: number
  tags: string[]
}

/** The entries under a name. */
export function createRedisEntries<T extends Cacheable>(options: RedisEntriesOptions<T>): SharedEntries<T> {
  const { redis, name, version = '', codec, keepSeconds } = options
  const channel = `${name}-purged`
  const expiration = { type: 'PX', value: Math.max(1, keepSeconds * 1_000) } as const
  const entryName = (key: string) =>
    `${name}:${createHash('sha256').update(`${version} ${key}`).digest('base64url')}`
  const purgeName = (tag: string) => `${name}-purge:${tag}`

  async function isPurged({ tags, begunAt }: Head): Promise<boolean> {
    const purges = await redis.run((client) => client.mGet([ALL, ...tags].map(purgeName)))
    return purges.some((time) => time !== null && Number(time) + CLOCK_SKEW_MS >= begunAt)
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
    await redis.run((client) => client.set(entryName(key), bytes, { expiration }))
  }

  return {
    get: (key) => find(key).catch(() => undefined),
    set: (...entry) => write(...entry).catch(() => undefined),
    async purge(tags = [ALL]) {
      const time = String(Date.now())
      await redis.run((client) => {
        const batch = client.multi()
        for (const tag of tags) batch.set(purgeName(tag), time, { expiration })
        return batch.publish(channel, JSON.stringify(tags)).execAsPipeline()
      })
    },
    onPurge(listener) {
      redis.subscribe(
        channel,
        (message) => {
          const tags = JSON.parse(message) as string[]
          listener(tags.includes(ALL) ? undefined : tags)
        },
        // Purges published while there was no connection were missed.
        () => listener(),
      )
    },
  }
}
