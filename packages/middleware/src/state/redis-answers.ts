// Public answers that all processes share, in Redis, found again by their tags.
import { createHash } from 'node:crypto'
import type { RedisConnection } from './redis-state.ts'
import type { SharedAnswer, SharedAnswers } from './state.ts'

/** As long as an answer may still be shown when the back end fails. */
const KEEP_MS = 24 * 60 * 60 * 1000
const TIMESTAMP_BYTES = 8
/** The tag of every answer. */
const ALL = '*'

/** `listener` is a connection of its own, for the messages about purges. */
export function createRedisAnswers(
  redis: RedisConnection,
  listener: RedisConnection,
  prefix: string,
): SharedAnswers {
  const channel = `${prefix}purged`
  const keyOf = (key: string) => `${prefix}answer:${createHash('sha256').update(key).digest('base64url')}`
  const tagOf = (tag: string) => `${prefix}tag:${tag}`

  async function write(key: string, answer: SharedAnswer, tags: Iterable<string>): Promise<void> {
    const name = keyOf(key)
    const now = Date.now()
    const batch = redis.multi().set(name, encode(answer), { expiration: { type: 'PX', value: KEEP_MS } })
    for (const tag of [ALL, ...tags]) {
      batch
        .zRemRangeByScore(tagOf(tag), 0, now)
        .zAdd(tagOf(tag), { score: now + KEEP_MS, value: name })
        .pExpire(tagOf(tag), KEEP_MS)
    }
    await batch.execAsPipeline()
  }

  async function forget(tags: readonly string[]): Promise<number> {
    const sets = tags.map(tagOf)
    const names = new Set<string>()
    for (const set of sets) for (const name of await redis.zRange(set, 0, -1)) names.add(String(name))
    return names.size === 0 ? 0 : redis.unlink([...names])
  }

  return {
    get: (key) => redis.get(keyOf(key)).then(decode, () => undefined),
    async set(key, answer, tags) {
      if (redis.isReady) await write(key, answer, tags).catch(() => undefined)
    },
    async purge(tags) {
      const count = await forget(tags ?? [ALL])
      await redis.publish(channel, JSON.stringify(tags ?? null))
      return count
    },
    onPurge(tell) {
      listener
        .subscribe(channel, (message) => tell((JSON.parse(message) as string[] | null) ?? undefined))
        .catch(() => undefined) // it subscribes again with every connection
    },
  }
}

function encode({ body, storedAt }: SharedAnswer): Buffer {
  const head = Buffer.alloc(TIMESTAMP_BYTES)
  head.writeDoubleBE(storedAt)
  return Buffer.concat([head, body])
}

function decode(value: Buffer | null): SharedAnswer | undefined {
  if (!value) return undefined
  return { storedAt: value.readDoubleBE(0), body: value.subarray(TIMESTAMP_BYTES) }
}
