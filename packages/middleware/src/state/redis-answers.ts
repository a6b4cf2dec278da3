// Public answers that all processes share, in Redis, found again by their tags.
import { createHash } from 'node:crypto'
import type { RedisConnection } from '@loftwood/http-cache/redis-connection'
import type { SharedAnswer, SharedAnswers } from './state.ts'

/** As long as an answer may still be shown when the back end fails. */
const KEEP_MS = 24 * 60 * 60 * 1000
const TIMESTAMP_BYTES = 8
/** The tag of every answer. */
const ALL = '*'

/** Answers under `prefix`. */
export function createRedisAnswers(redis: RedisConnection, prefix: string): SharedAnswers {
  const channel = `${prefix}purged`
  const keyOf = (key: string) => `${prefix}answer:${createHash('sha256').update(key).digest('base64url')}`
  const tagOf = (tag: string) => `${prefix}tag:${tag}`

  async function write(key: string, answer: SharedAnswer, tags: Iterable<string>): Promise<void> {
    const name = keyOf(key)
    const now = Date.now()
    await redis.run((client) => {
      const batch = client.multi().set(name, encode(answer), { expiration: { type: 'PX', value: KEEP_MS } })
      for (const tag of [ALL, ...tags]) {
        batch
          .zRemRangeByScore(tagOf(tag), 0, now)
          .zAdd(tagOf(tag), { score: now + KEEP_MS, value: name })
          .pExpire(tagOf(tag), KEEP_MS)
      }
      return batch.execAsPipeline()
    })
  }

  async function forget(tags: readonly string[]): Promise<number> {
    const names = new Set<string>()
    for (const set of tags.map(tagOf)) {
      const found = await redis.run((client) => client.zRange(set, 0, -1))
      for (const name of found) names.add(String(name))
    }
    return names.size === 0 ? 0 : redis.run((client) => client.unlink([...names]))
  }

  return {
    get: (key) => redis.run((client) => client.get(keyOf(key))).then(decode, () => undefined),
    set: (key, answer, tags) => write(key, answer, tags).catch(() => undefined),
    async purge(tags) {
      const count = await forget(tags ?? [ALL])
      await redis.run((client) => client.publish(channel, JSON.stringify(tags ?? null)))
      return count
    },
    onPurge(tell) {
      redis.subscribe(
        channel,
        (message) => tell((JSON.parse(message) as string[] | null) ?? undefined),
        // Purges published while there was no connection were missed.
        () => tell(),
      )
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
