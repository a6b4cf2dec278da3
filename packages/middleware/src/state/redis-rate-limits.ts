// Counts calls per address over all processes. While Redis is unreachable or refuses to count, each process counts for itself.
import { MemoryStore, type ClientRateLimitInfo, type Store } from 'express-rate-limit'
import type { RedisConnection } from '@loftwood/http-cache/redis-connection'

/** Replaces rate-limit-redis, which never recovers from a Redis that is unreachable at the start. */
export function createRedisRateLimitStore(redis: RedisConnection, prefix: string): Store {
  const local = new MemoryStore()
  let windowMs = 60_000

  async function count(key: string): Promise<ClientRateLimitInfo> {
    const name = `${prefix}${key}`
    const [totalHits, , ttlMs] = await redis.store((client) =>
      client.multi().incr(name).pExpire(name, windowMs, 'NX').pTTL(name).exec(),
    )
    return { totalHits: Number(totalHits), resetTime: new Date(Date.now() + Number(ttlMs)) }
  }

  return {
    init(options) {
      ;({ windowMs } = options)
      local.init(options)
    },
    increment: (key) => count(key).catch(() => local.increment(key)),
    // The window may have ended meanwhile, so a new count needs an expiry too.
    decrement: async (key) =>
      void (await redis
        .store((client) =>
          client.multi().decr(`${prefix}${key}`).pExpire(`${prefix}${key}`, windowMs, 'NX').exec(),
        )
        .catch(() => local.decrement(key))),
    resetKey: async (key) =>
      void (await redis.run((client) => client.del(`${prefix}${key}`)).catch(() => local.resetKey(key))),
    shutdown: () => local.shutdown(),
  }
}
