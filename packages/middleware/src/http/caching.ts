// Cache headers for browsers and shared caches, and how caches distinguish stores.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { publicCacheControl, type Lifetimes } from '@loftwood/http-cache/cache-settings'
import type { CacheState } from '@loftwood/http-cache/http-cache'
import type { StoreSource } from '../integrations/commerce/session.ts'

/** Browsers may store it but must revalidate; shared caches could not distinguish the store. */
const OWN_COPY = 'private, max-age=0, must-revalidate'
const PERSONAL = 'private, no-store'
/** Headers of every response of a method. */
export const JSON_TYPE = 'application/json; charset=utf-8'

const VARY = 'Origin, Accept-Encoding'

/**
 * Whether shared caches may store a response, by the source of its store and currency: the URL (a key of every cache), the
 * X-Store and X-Currency headers (for CDNs that can key on headers), nothing (the default store), or a cookie (no).
 */
const RULES: Record<StoreSource, { isShared: boolean; vary: string }> = {
  url: { isShared: true, vary: VARY },
  header: { isShared: true, vary: `${VARY}, X-Store, X-Currency` },
  default: { isShared: true, vary: `${VARY}, X-Store, X-Currency, Cookie` },
  cookie: { isShared: false, vary: `${VARY}, X-Store, X-Currency, Cookie` },
}

export interface PublicMark {
  etag: string
  source: StoreSource
  state: CacheState
  /** Seconds. */
  age: number
}

/** Marks a response as public within its store. Caches do not store responses to POST. */
export type MarkPublic = (request: IncomingMessage, response: ServerResponse, answer: PublicMark) => void

export function publicMarker(lifetimes: Lifetimes): MarkPublic {
  const shared = publicCacheControl(lifetimes)
  return (request, response, { etag, source, state, age }) => {
    const { isShared, vary } = RULES[source]
    response.setHeader('vary', vary)
    response.setHeader('content-type', JSON_TYPE)
    response.setHeader('x-cache', state)
    if (request.method !== 'GET') return markPersonal(response)
    response.setHeader('cache-control', isShared ? shared : OWN_COPY)
    response.setHeader('etag', etag)
    response.setHeader('age', age)
  }
}

/** Maximum age of a stale response for this request, in seconds. The storefront requires fresh ones when it revalidates a page. */
export function maxAgeOf({ headers }: IncomingMessage): number | undefined {
  const [, seconds] = /(?:^|[ ,])max-age=(\d{1,9})(?:$|[ ,])/.exec(headers['cache-control'] ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** Marks a response as private. */
export function markPersonal(response: ServerResponse): void {
  response.setHeader('cache-control', PERSONAL)
}
