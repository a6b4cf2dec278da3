/** What a rate of visitors needs, from the table of visits, what the caches answer and what single requests cost. */
import { DEFAULT_CDN, notFresh, passedOn } from './caches.ts'
import { REVALIDATED, type Costs, type MeasuredKind } from './kinds.ts'
import { KINDS, perVisit, ZIPF, type Kind } from './model.ts'
import { PROCESSES, type Process } from './usage.ts'

/** The size of the shop: different addresses of pages and of calls, and products that an order may change. */
export interface ShopSize {
  pages: number
  reads: number
  /** Combinations of filters, prices, sorts and words that visitors request; without end, none is requested twice. */
  listings: number
  products: number
}

/** Products that a page and an answer name: an order of one of them purges both. */
const PRODUCTS_ON_PAGE = 14
const PRODUCTS_IN_ANSWER = 5
/** The back end sends purges at most so often. */
const MOST_PURGES_PER_SECOND = 1

export interface Setting {
  /** Visits a second. */
  rate: number
  hasCdn: boolean
  size: ShopSize
}

/** Which share of the requests of a kind reaches the shop. */
export function passedTo({ rate, hasCdn, size }: Setting): (kind: Kind) => number {
  if (!hasCdn) return () => 1
  const counts = perVisit()
  const briefly = (kind: Kind, addresses: number) =>
    addresses === Infinity ? 1 : passedOn(rate * counts[kind], { ...DEFAULT_CDN, addresses }).origin
  const shares: Partial<Record<Kind, number>> = {
    page: briefly('page', size.pages),
    read: briefly('read', size.reads),
    'unseen page': briefly('unseen page', size.listings),
    'unseen read': briefly('unseen read', size.listings),
    file: 0,
    picture: 0,
  }
  return (kind) => shares[kind] ?? 1
}

/** A CDN's requests are spread more evenly than visitors'. */
export const exponentOf = ({ hasCdn }: Pick<Setting, 'hasCdn'>) => (hasCdn ? 0 : ZIPF)

/** The shares of pages and reads that the shop's own caches do not answer at once. */
export interface NotFresh {
  rendered: number
  revalidated: number
  /** Reads whose answer was purged by an order, and those whose answer expired: the middleware fetches both. */
  purged: number
  expired: number
}

export function notFreshIn(setting: Setting): NotFresh {
  const { rate, size } = setting
  const counts = perVisit(passedTo(setting))
  const common = { exponent: exponentOf(setting), freshSeconds: DEFAULT_CDN.freshSeconds }
  const purges = (products: number) =>
    Math.min(MOST_PURGES_PER_SECOND, (rate * counts.order * products) / size.products)
  const pages = { ...common, addresses: size.pages, purgesPerSecond: purges(PRODUCTS_ON_PAGE) }
  const reads = { ...common, addresses: size.reads, purgesPerSecond: purges(PRODUCTS_IN_ANSWER) }
  const page = notFresh(rate * counts.page, pages)
  const read = notFresh(rate * counts.read, reads)
  return { rendered: page.purged, revalidated: page.expired, ...read }
}

/** Requests of a visit as the servers see them. */
export function servedPerVisit(setting: Setting): Record<MeasuredKind, number> {
  const counts = perVisit(passedTo(setting))
  const { rendered, revalidated, purged, expired } = notFreshIn(setting)
  return {
    ...counts,
    page: counts.page * (1 - rendered - revalidated),
    [REVALIDATED]: counts.page * revalidated,
    'unseen page': counts['unseen page'] + counts.page * rendered,
    read: counts.read * (1 - purged - expired),
    'unseen read': counts['unseen read'] + counts.read * (purged + expired),
  }
}

export interface Needs {
  /** Milliseconds of a processor for one visit. */
  processorMs: Record<Process, number>
  redisCommands: number
  backEndRequests: number
  bytes: number
  requests: number
}

/** For one visit. */
export function needsOfVisit(setting: Setting, costs: Costs): Needs {
  const served = Object.entries(servedPerVisit(setting)) as [MeasuredKind, number][]
  const sum = (each: (kind: MeasuredKind) => number) =>
    served.reduce((total, [kind, count]) => total + count * each(kind), 0)
  const processorMs = PROCESSES.map((name) => [name, sum((kind) => costs[kind].processorMs[name])])
  return {
    processorMs: Object.fromEntries(processorMs) as Needs['processorMs'],
    redisCommands: sum((kind) => costs[kind].redisCommands),
    backEndRequests: sum((kind) => costs[kind].backEndRequests),
    bytes: sum((kind) => costs[kind].bytes),
    requests: sum(() => 1),
  }
}

/** Bytes of a visit that browsers load, from the shop or from a CDN. */
export function bytesOfVisit(costs: Costs): number {
  const counts = perVisit()
  return KINDS.reduce((sum, kind) => sum + counts[kind] * costs[kind].bytes, 0)
}
