// Values that all processes share in Redis. While Redis is unreachable or refuses to store, each process has its own:
// orders are still placed, because the back end takes one order per cart anyway.
import { createHash } from 'node:crypto'
import type { RedisClient, RedisConnection } from '@loftwood/http-cache/redis-connection'
import { createLocalMemory } from './local-state.ts'
import type { Memory } from './state.ts'

const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

const px = (value: number) => ({ expiration: { type: 'PX', value } }) as const
const unlessFailed = () => undefined

/** What this process stored during an outage is found here afterwards, too. */
export function createRedisMemory(redis: RedisConnection, prefix: string): Memory {
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
