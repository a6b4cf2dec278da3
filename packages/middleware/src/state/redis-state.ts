// State in Redis, shared by all processes.
import { createHash } from 'node:crypto'
import { connectRedis, type RedisClient, type RedisConnection } from '@loftwood/http-cache/redis-connection'
import { createRedisEntries } from '@loftwood/http-cache/redis-entries'
import { type ClientRateLimitInfo, MemoryStore, type Store } from 'express-rate-limit'
import type { Logger } from '../http/log.ts'
import { answerCodec } from '../integrations/commerce/public-answer.ts'
import type { Memory, State } from './state.ts'
import { createLocalMemory } from './local-state.ts'

/** Replaces rate-limit-redis, which never recovers from a Redis that is unreachable at the start. */
function createRedisRateLimitStore(redis: RedisConnection, prefix: string): Store {
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

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

const px = (value: number) => ({ expiration: { type: 'PX', value } }) as const
const unlessFailed = () => undefined

/** What this process stored during an outage is found here afterwards, too. */
function createRedisMemory(redis: RedisConnection, prefix: string): Memory {
  const local = createLocalMemory()
  const named = (key: string) => `${prefix}memory:${createHash('sha256').update(key).digest('base64url')}`
  const release = (client: RedisClient, key: string, value: Buffer) =>
    client.eval(RELEASE, { keys: [named(key)], arguments: [value] })

  /** @throws when it is unknown whether Redis has the claim; it is released once Redis responds */
  async function claimShared(key: string, value: Buffer, ttlMs: number): Promise<boolean> {
    let hasGivenUp = false
    try {
      return await redis.store(async (client) => {
        const isClaimed = (await client.set(named(key), value, { ...px(ttlMs), condition: 'NX' })) !== null
        // A Redis that hung may run commands after their deadline, and nothing else would release this claim.
        if (isClaimed && hasGivenUp) await release(client, key, value)
        return isClaimed
      })
    } catch (error) {
      hasGivenUp = true
      throw error
    }
  }

  return {
    async get(key) {
      const shared = await redis.run((client) => client.get(named(key))).catch(unlessFailed)
      return shared ?? local.get(key)
    },
    async set(key, value, ttlMs) {
      const shared = redis.store((client) => client.set(named(key), value, px(ttlMs)))
      await shared.then(unlessFailed, () => local.set(key, value, ttlMs))
    },
    async delete(key) {
      await local.delete(key)
      await redis.run((client) => client.del(named(key))).catch(unlessFailed)
    },
    claim: (key, value, ttlMs) => claimShared(key, value, ttlMs).catch(() => local.claim(key, value, ttlMs)),
    async release(key, value) {
      await local.release(key, value)
      await redis.run((client) => release(client, key, value)).catch(unlessFailed)
    },
  }
}

/** Deadline of a command. Redis is close and fast, so a longer wait would not help. */
const COMMAND_TIMEOUT_MS = 1_000

interface RedisStateOptions {
  url: string
  prefix: string
  /** How long public responses are stored. */
  ttlSeconds: number
  logger: Logger
}

/** Connects to Redis, and reconnects until it is closed. */
/**
 * Values that all processes share in Redis. While Redis is unreachable or refuses to store, each process has
 * its own: orders are still placed, because the back end takes one order per cart anyway.
 */
export async function connectRedisState(options: RedisStateOptions): Promise<State> {
  const { url, prefix, ttlSeconds, logger } = options
  const redis = await connectRedis({ url, commandTimeoutMs: COMMAND_TIMEOUT_MS, logger })
  return {
    memory: createRedisMemory(redis, prefix),
    answers: createRedisEntries({ redis, name: `${prefix}answer`, codec: answerCodec, ttlSeconds }),
    rateLimitStore: (group) => createRedisRateLimitStore(redis, `${prefix}limit:${group}:`),
    isReady: redis.isReady,
    close: async () => redis.close(),
  }
}
