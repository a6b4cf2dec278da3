/** How much the caches answer: addresses differ in how often they are requested, and all expire after the same time. */
import { ZIPF } from './model.ts'

/** Share of the requests for each address, the most popular one first. */
export function popularity(addresses: number, exponent = ZIPF): number[] {
  const weights = Array.from({ length: addresses }, (_, rank) => (rank + 1) ** -exponent)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

export interface Cdn {
  addresses: number
  /** `s-maxage` and `stale-while-revalidate` of the shop's answers. */
  freshSeconds: number
  staleSeconds: number
  /** Caches that each ask the shop themselves; with a shield it is one. */
  caches: number
}

/** As the shop sends it by default, behind a CDN with a shield. */
export const DEFAULT_CDN = { freshSeconds: 60, staleSeconds: 540, caches: 1 }

/**
 * Of all requests at this rate, those that reach the shop, and those whose visitor waits for it.
 * An address that is requested at random moments is revalidated by the first request after it expired. That visitor is
 * given the stale copy, unless it was not requested for so long that this is too old.
 */
export function passedOn(requestsPerSecond: number, cdn: Cdn): { origin: number; waited: number } {
  let origin = 0
  let waited = 0
  for (const share of popularity(cdn.addresses)) {
    const rate = (requestsPerSecond * share) / cdn.caches
    const revalidations = (rate / (1 + rate * cdn.freshSeconds)) * cdn.caches
    origin += revalidations
    waited += revalidations * Math.exp(-rate * cdn.staleSeconds)
  }
  return { origin: origin / requestsPerSecond, waited: waited / requestsPerSecond }
}

export interface OwnCache {
  addresses: number
  exponent: number
  freshSeconds: number
  /** Of one address. */
  purgesPerSecond: number
}

/**
 * Of all requests that reach the shop, those that find their entry purged and those that find it expired.
 * All servers share a Redis, so an entry is made once for all of them.
 */
export function notFresh(requestsPerSecond: number, cache: OwnCache): { purged: number; expired: number } {
  const { purgesPerSecond, freshSeconds } = cache
  if (requestsPerSecond === 0) return { purged: 0, expired: 0 }
  const all = { purged: 0, expired: 0 }
  for (const share of popularity(cache.addresses, cache.exponent)) {
    const purged = purgesPerSecond / (purgesPerSecond + requestsPerSecond * share)
    all.purged += share * purged
    all.expired += (share * (1 - purged)) / (1 + requestsPerSecond * share * freshSeconds)
  }
  return all
}
