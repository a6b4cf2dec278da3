// State in Redis, shared by all processes.
import { connectRedis } from '@loftwood/http-cache/redis-connection'
import { createRedisEntries } from '@loftwood/http-cache/redis-entries'
import type { Logger } from '../http/log.ts'
import { answerCodec } from '../integrations/commerce/public-answer.ts'
import { createRedisMemory } from './redis-memory.ts'
import { createRedisRateLimitStore } from './redis-rate-limits.ts'
import type { State } from './state.ts'

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
