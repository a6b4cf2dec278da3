// Rate limits per address for calls that invite guessing (coupons, orders, look-ups) or fill the database (carts).
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { AppError } from '../errors.ts'
import type { ClientAddresses } from '@loftwood/http-server/client-address'
import type { RateLimitGroup } from '../rate-limit-groups.ts'

const WINDOW_MS = 60_000

/** Rejects with RATE_LIMITED when the caller's address, or the key in its place, is over the group's limit. */
export type RateLimits = (
  counted: RateLimitGroup | { group: RateLimitGroup; key: string },
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>

interface Counting {
  addresses: ClientAddresses
  /** A store that several processes share. */
  storeOf?: ((group: string) => Store) | undefined
  /** Called for each call over a limit. @param isFirst of its visitor and minute */
  onLimited: (group: string, isFirst: boolean) => void
}

interface Keyed extends IncomingMessage {
  countedAs?: string
}

/** For one count alone: others of the request go to its address. */
const keyed = (request: IncomingMessage, key: string): Keyed =>
  Object.create(request, { countedAs: { value: key } }) as Keyed

/** Counts per group and address, in calls a minute; 0 is no limit. */
export function createRateLimits(
  perMinute: Readonly<Record<RateLimitGroup, number>>,
  counting: Counting,
): RateLimits {
  const limiters = new Map(
    Object.entries(perMinute)
      .filter(([, limit]) => limit > 0)
      .map(([group, limit]) => [group, limiter({ ...counting, group, limit })]),
  )
  return (counted, request, response) =>
    new Promise((resolve, reject) => {
      const { group, key } = typeof counted === 'string' ? { group: counted, key: undefined } : counted
      const limit = limiters.get(group)
      if (!limit) return resolve()
      const counting = key === undefined ? request : keyed(request, key)
      // It uses no property that Express adds.
      void limit(counting as Request, response as Response, (error?: unknown) =>
        error instanceof Error ? reject(error) : resolve(),
      )
    })
}

interface Limit extends Counting {
  group: string
  limit: number
}

function limiter({ group, limit, addresses, storeOf, onLimited }: Limit): RequestHandler {
  const store = storeOf?.(group)
  return rateLimit({
    ...(store && { store }),
    keyGenerator: (request) => (request as Keyed).countedAs ?? ipKeyGenerator(addresses.of(request)),
    // The storefront's reads for shared pages count for no visitor.
    skip: (request) => group === 'read' && addresses.isProxyItself(request),
    windowMs: WINDOW_MS,
    limit,
    // Responses to public reads are cached, so they must not contain one visitor's count.
    standardHeaders: group === 'read' ? false : 'draft-8',
    legacyHeaders: false,
    // Its validations warn about untrusted proxies; here they are untrusted on purpose.
    validate: false,
    handler: (request, _response, next) => {
      const { rateLimit: info } = request as Request & { rateLimit?: { used: number; resetTime?: Date } }
      onLimited(group, info?.used === limit + 1)
      const waitMs = (info?.resetTime?.getTime() ?? Infinity) - Date.now()
      // A clock that was set back would make it longer.
      const retryAfterSeconds = Math.max(1, Math.ceil(Math.min(waitMs, WINDOW_MS) / 1000))
      next(new AppError('RATE_LIMITED', 'Too many calls; please wait a minute', { retryAfterSeconds }))
    },
  })
}
