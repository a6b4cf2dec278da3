// The settings that every server with a cache has: how long entries live, who may purge, and the Redis that is shared.
import { z } from 'zod'

const seconds = (byDefault: number) => z.coerce.number().int().min(0).default(byDefault)

/** Part of the schema of a server's environment. */
export const cacheVariables = {
  CACHE_FRESH_SECONDS: seconds(60),
  CACHE_STALE_SECONDS: seconds(600),
  CACHE_STALE_IF_ERROR_SECONDS: seconds(24 * 60 * 60),
  PURGE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'is not a redis:// or rediss:// URL' }).optional(),
  REDIS_PREFIX: z.string().default('loftwood:'),
}

/** Maximum ages in seconds of entries that are served. */
export interface Lifetimes {
  /** Fresh: served without revalidation. */
  fresh: number
  /** Stale: served while it is revalidated. While the back end responds, nothing older is served. */
  stale: number
  /** Served when revalidation fails. */
  staleIfError: number
}

export interface CacheSettings {
  lifetimes: Lifetimes
  /** Without a secret every purge is refused. */
  purgeSecret: string | undefined
  redis: { url: string; prefix: string } | undefined
}

/** The settings by their names in the code. */
export function cacheSettings(env: z.output<z.ZodObject<typeof cacheVariables>>): CacheSettings {
  const { CACHE_FRESH_SECONDS: fresh, CACHE_STALE_SECONDS: stale } = env
  const { CACHE_STALE_IF_ERROR_SECONDS: staleIfError, REDIS_URL: url, REDIS_PREFIX: prefix } = env
  return {
    lifetimes: { fresh, stale: Math.max(fresh, stale), staleIfError },
    purgeSecret: env.PURGE_SECRET,
    redis: url === undefined ? undefined : { url, prefix },
  }
}

/** `Cache-Control` for shared caches, which count from the response's `Age`. Browsers must revalidate each time. */
export function publicCacheControl({ fresh, stale, staleIfError }: Lifetimes): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale - fresh}, stale-if-error=${staleIfError}`
}
