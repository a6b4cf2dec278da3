// The state of all processes that share a Redis.
import { createHash } from 'node:crypto'
import { RESP_TYPES, createClient } from '@redis/client'
import { AppError } from '../errors.ts'
import { createRedisAnswers } from './redis-answers.ts'
import { createRedisRateLimitStore } from './redis-rate-limits.ts'
import type { Memory, State } from './state.ts'

/** Redis is near and quick; who waits longer for it waits for nothing. */
const COMMAND_TIMEOUT_MS = 1_000
/** How long the start waits for Redis; it goes on without, and not ready. */
const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_PAUSE_MS = 2_000

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** A connection that answers bytes as bytes. */
export type RedisConnection = ReturnType<typeof connection>

function connection(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_RECONNECT_PAUSE_MS),
    },
    commandOptions: { timeout: COMMAND_TIMEOUT_MS, typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
}

/** Connects, and keeps connecting. `onTrouble` is told why there is no connection. */
export async function connectRedisState(
  url: string,
  prefix: string,
  onTrouble: (error: unknown) => void,
): Promise<State> {
  const redis = connection(url)
  const listener = redis.duplicate({ disableOfflineQueue: false, commandOptions: {} })
  for (const client of [redis, listener]) client.on('error', onTrouble)
  const connected = Promise.all([redis.connect(), listener.connect()])
  const answers = createRedisAnswers(redis, listener, prefix)
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_TIMEOUT_MS).unref())])

  return {
    memory: createRedisMemory(redis, prefix),
    answers: { ...answers, purge: (tags) => guarded(answers.purge(tags)) },
    rateLimitStore: (group) => createRedisRateLimitStore(redis, `${prefix}limit:${group}:`),
    isReady: () =>
      redis.ping().then(
        () => true,
        () => false,
      ),
    async close() {
      for (const client of [redis, listener]) client.destroy()
      await connected.catch(() => undefined)
    },
  }
}

/** Fails closed: without it nobody knows whether an order is placed already. @throws UPSTREAM_UNAVAILABLE */
function createRedisMemory(redis: RedisConnection, prefix: string): Memory {
  const named = (key: string) => `${prefix}memory:${createHash('sha256').update(key).digest('base64url')}`
  return {
    get: (key) => guarded(redis.get(named(key)).then((value) => value ?? undefined)),
    set: (key, value, ttlMs) =>
      guarded(redis.set(named(key), value, { expiration: px(ttlMs) }).then(nothing)),
    delete: (key) => guarded(redis.del(named(key)).then(nothing)),
    claim: (key, value, ttlMs) =>
      guarded(
        redis
          .set(named(key), value, { expiration: px(ttlMs), condition: 'NX' })
          .then((answer) => answer !== null),
      ),
    release: (key, value) =>
      guarded(redis.eval(RELEASE, { keys: [named(key)], arguments: [value] }).then(nothing)),
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
