// State in Redis, shared by all processes.
import { createHash } from 'node:crypto'
import { connectRedis, type RedisClient, type RedisConnection } from '@loftwood/http-cache/redis-connection'
import { createRedisEntries } from '@loftwood/http-cache/redis-entries'
import { AppError } from '../errors.ts'
import type { Logger } from '../http/log.ts'
import { answerCodec } from '../integrations/commerce/public-answer.ts'
import { createRedisRateLimitStore } from './redis-rate-limits.ts'
import type { Memory, State } from './state.ts'

/** Deadline of a command. Redis is close and fast, so a longer wait would not help. */
const COMMAND_TIMEOUT_MS = 1_000

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

interface RedisStateOptions {
  url: string
  prefix: string
  /** How long public responses are stored. */
  ttlSeconds: number
  logger: Logger
}

/** Connects to Redis, and reconnects until it is closed. */
export async function connectRedisState(options: RedisStateOptions): Promise<State> {
  const { url, prefix, ttlSeconds, logger } = options
  const redis = await connectRedis({ url, commandTimeoutMs: COMMAND_TIMEOUT_MS, logger })
  return {
    memory: createRedisMemory(redis, prefix),
    answers: createRedisEntries({ redis, name: `${prefix}answer`, codec: answerCodec, ttlSeconds }),
    rateLimitStore: (group) => createRedisRateLimitStore(redis, `${prefix}limit:${group}:`),
    isReady: redis.isReady,
    close: redis.close,
  }
}

/** Fails closed: without Redis it cannot be checked whether an order was already placed. @throws UPSTREAM_UNAVAILABLE */
function createRedisMemory(redis: RedisConnection, prefix: string): Memory {
  const named = (key: string) => `${prefix}memory:${createHash('sha256').update(key).digest('base64url')}`
  const run = <T>(command: (client: RedisClient) => Promise<T>) => guarded(redis.run(command))
  const release = (client: RedisClient, key: string, value: Buffer) =>
    client.eval(RELEASE, { keys: [named(key)], arguments: [value] })

  return {
    get: (key) => run((client) => client.get(named(key))).then((value) => value ?? undefined),
    set: (key, value, ttlMs) =>
      run((client) => client.set(named(key), value, { expiration: px(ttlMs) })).then(nothing),
    delete: (key) => run((client) => client.del(named(key))).then(nothing),
    async claim(key, value, ttlMs) {
      let hasGivenUp = false
      const claimed = run(async (client) => {
        const isClaimed =
          (await client.set(named(key), value, { expiration: px(ttlMs), condition: 'NX' })) !== null
        // A Redis that hung may run commands after their deadline, and nothing else would release this claim.
        if (isClaimed && hasGivenUp) await release(client, key, value)
        return isClaimed
      })
      return claimed.catch((error: unknown) => {
        hasGivenUp = true
        throw error
      })
    },
    release: (key, value) => run((client) => release(client, key, value)).then(nothing),
  }
}

const px = (value: number) => ({ type: 'PX', value }) as const
const nothing = () => undefined

async function guarded<T>(command: Promise<T>): Promise<T> {
  try {
    return await command
  } catch (cause) {
    throw new AppError('UPSTREAM_UNAVAILABLE', 'The shop is not available at the moment', {
      cause,
      retryAfterSeconds: 5,
    })
  }
}
