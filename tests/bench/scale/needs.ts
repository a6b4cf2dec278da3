/** How many of each server a rate of visitors needs, and what the back end and the network have to bear. */
import { percentile } from '../../attack/lib/together.ts'
import { DEFAULT_CDN, notFresh } from './caches.ts'
import type { Costs } from './kinds.ts'
import { KINDS, PAGES, perVisit } from './model.ts'
import {
  bytesOfVisit,
  exponentOf,
  needsOfVisit,
  notFreshIn,
  passedTo,
  type Setting,
  type ShopSize,
} from './predict.ts'
import { simulateVisits, waits } from './queues.ts'

/** A server is given no more than this part of a processor, so that it bears a peak, and one of them may be missing. */
export const PLANNED = 0.6

/**
 * Milliseconds of a processor, PHP and database, that a Magento 2.4.7 with sample data took for what its page cache has not,
 * called by this middleware (PHP 8.2, 2026-11-23, on a machine with much other work).
 */
export const MAGENTO_MS = { read: 285, 'cart change': 208, 'checkout call': 154, order: 321 }

/** Of the demonstration, in two languages, and of a large catalog; the number of listings is assumed. */
export const DEMO: ShopSize = { pages: 830, reads: 6_200, listings: 200_000, products: 371 }
export const LARGE: ShopSize = { pages: 102_000, reads: 806_000, listings: 2_000_000, products: 50_000 }

export interface Plan {
  setting: Setting
  pageViews: number
  /** A second, at the CDN or, without one, at the storefronts. */
  requests: number
  /** Share of all requests that the CDN answers, and of the pages and reads that it may answer. */
  cdnHits: number
  cdnHitsOfPages: number
  cdnHitsOfListings: number
  edgeGbit: number
  originGbit: number
  originRequests: number
  storefronts: number
  middlewares: number
  redisCommands: number
  redisCores: number
  backEndRequests: number
  changes: number
  orders: number
  /** Processors of the embedded back end; it can use one. */
  embeddedCores: number
  magentoCores: number
  p95Ms: number
}

export function planFor(setting: Setting, costs: Costs): Plan {
  const { rate, hasCdn } = setting
  const all = perVisit()
  const passed = perVisit(passedTo(setting))
  const needs = needsOfVisit(setting, costs)
  const total = (counts: Record<string, number>) => KINDS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
  const coresOf = (name: 'storefront' | 'middleware' | 'redis' | 'commerce') =>
    (rate * needs.processorMs[name]) / 1000
  const storefronts = Math.ceil(coresOf('storefront') / PLANNED)
  const middlewares = Math.ceil(coresOf('middleware') / PLANNED)
  const gbit = (bytes: number) => (rate * bytes * 8) / 1e9
  return {
    setting,
    pageViews: rate * PAGES,
    requests: rate * total(all),
    cdnHits: hasCdn ? 1 - total(passed) / total(all) : 0,
    cdnHitsOfPages: hasCdn ? 1 - (passed.page + passed.read) / (all.page + all.read) : 0,
    cdnHitsOfListings: hasCdn ? 1 - passed['unseen read'] / all['unseen read'] : 0,
    edgeGbit: gbit(bytesOfVisit(costs)),
    originGbit: gbit(needs.bytes),
    originRequests: rate * total(passed),
    storefronts,
    middlewares,
    redisCommands: rate * needs.redisCommands + sharedReads(setting, storefronts),
    redisCores: coresOf('redis'),
    backEndRequests: rate * needs.backEndRequests,
    changes: rate * (all['cart change'] + all['checkout call']),
    orders: rate * all.order,
    embeddedCores: coresOf('commerce'),
    magentoCores: magentoCores(setting),
    p95Ms: waitOf(setting, costs),
  }
}

const COMMANDS_OF_A_READ = 2

/** Each storefront looks into the Redis when its own copy of a page has expired. */
function sharedReads(setting: Setting, storefronts: number): number {
  const { rate, size } = setting
  const requests = (rate * perVisit(passedTo(setting)).page) / Math.max(storefronts, 1)
  const own = { addresses: size.pages, exponent: exponentOf(setting), purgesPerSecond: 0 }
  const { expired } = notFresh(requests, { ...own, freshSeconds: DEFAULT_CDN.freshSeconds })
  return requests * expired * storefronts * COMMANDS_OF_A_READ
}

/** Its own page cache answers what has merely expired in front of it. */
function magentoCores(setting: Setting): number {
  const passed = perVisit(passedTo(setting))
  const { rendered, purged } = notFreshIn(setting)
  // Of a page that nobody has requested only the listing is new.
  const unseen = passed['unseen page'] + passed['unseen read']
  const reads = unseen + passed.page * rendered + passed.read * purged
  const changes = ['cart change', 'checkout call', 'order'] as const
  const ms = changes.reduce((sum, kind) => sum + passed[kind] * MAGENTO_MS[kind], reads * MAGENTO_MS.read)
  return (setting.rate * ms) / 1000 / PLANNED
}

/** Orders a second with which the embedded back end's core is full, when nothing else is requested. */
export function mostOrders(costs: Costs): number {
  const all = perVisit()
  const ms = (['cart change', 'checkout call', 'order'] as const).reduce(
    (sum, kind) => sum + (all[kind] / all.order) * costs[kind].processorMs.commerce,
    0,
  )
  return 1000 / ms
}

/** Requests of so many visits are simulated, on a part of the servers that is as loaded as the whole. */
const SIMULATED_RATE = 120
const SECONDS = 40

/** The 95th percentile with the planned servers, and a back end that is no narrower than they are. */
function waitOf(setting: Setting, costs: Costs): number {
  const part = Math.min(1, SIMULATED_RATE / setting.rate)
  const { processorMs } = needsOfVisit(setting, costs)
  const serversFor = (ms: number) => Math.max(1, Math.ceil((part * setting.rate * ms) / 1000 / PLANNED))
  const { storefront, middleware, redis, commerce } = processorMs
  const simulated = simulateVisits({
    setting,
    costs,
    servers: {
      storefront: serversFor(storefront),
      middleware: serversFor(middleware),
      redis: serversFor(redis),
      commerce: serversFor(commerce),
    },
    seconds: SECONDS,
    part,
  })
  return percentile(waits(simulated), 0.95)
}
