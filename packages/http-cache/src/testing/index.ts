// For tests of this and other packages: a real Redis, and what can happen to it.
export { startRedis } from './start-redis.ts'
export type { TestRedis } from './start-redis.ts'
export { REDIS_FAULTS, startFaultyRedis } from './faulty-redis.ts'
export type { FaultyRedis, RedisFault } from './faulty-redis.ts'
