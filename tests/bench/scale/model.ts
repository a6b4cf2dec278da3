/** What visitors do, as a table: each row is a part of a visit, how many visits have it, and the requests it makes. */

/** Each kind of request costs the servers something else. */
export const KINDS = [
  'page',
  'unseen page',
  'personal page',
  'file',
  'picture',
  'read',
  'unseen read',
  'cart change',
  'checkout call',
  'order',
] as const
export type Kind = (typeof KINDS)[number]

export type Requests = Partial<Record<Kind, number>>

interface Part {
  name: string
  /** Visits with this part. Parts are nested: a visit that has a rare one has all that are more common. */
  share: number
  /** After the visit began; shorter than people take, which changes no rate. */
  afterMs: number
  /** Mean number of requests. */
  requests: Requests
  /** One after the other, because each needs the one before. */
  isChain?: boolean
  source: string
}

const NEW_VISITORS = 0.7
const CHROMIUM = 'requests as Chromium made them'

export const PARTS: readonly Part[] = [
  {
    name: 'first page: home, list or product',
    share: 1,
    afterMs: 0,
    requests: { page: 0.97, 'unseen page': 0.03, file: 18 * NEW_VISITORS, picture: 14 },
    source: `${CHROMIUM}; 70 % without files in the browser's cache, 3 % on a listing never requested before: assumed`,
  },
  {
    name: 'a list',
    share: 1,
    afterMs: 300,
    requests: { read: 3, file: 5 * NEW_VISITORS, picture: 14 },
    source: `${CHROMIUM}; that there is one: assumed`,
  },
  {
    name: 'the list filtered, sorted or searched',
    share: 1,
    afterMs: 600,
    requests: { read: 0.6, 'unseen read': 0.4, picture: 14 },
    source: `${CHROMIUM}; 40 % never requested before: assumed`,
  },
  {
    name: 'a product',
    share: 1,
    afterMs: 900,
    requests: { read: 9, picture: 14 },
    source: `${CHROMIUM}; that there are two: assumed`,
  },
  {
    name: 'another product',
    share: 1,
    afterMs: 1200,
    requests: { read: 9, picture: 14 },
    source: 'as the first',
  },
  {
    name: 'files of cart and checkout',
    share: 0.071,
    afterMs: 1500,
    requests: { file: 16 + 6 },
    source: CHROMIUM,
  },
  {
    name: 'add to cart',
    share: 0.071,
    afterMs: 1500,
    requests: { 'cart change': 1 },
    isChain: true,
    source: '7.1 % of visits, the average that fero.com/blog/p-2618 quotes',
  },
  {
    name: 'checkout and order',
    share: 0.021,
    afterMs: 1500,
    requests: { 'personal page': 2, 'checkout call': 8, order: 1 },
    isChain: true,
    source: '30 % of carts, since 70 % are abandoned (the same page); calls as in the journeys',
  },
]

/** The last part of a visit is due so long after it began. */
export const VISIT_MS = 1500

/** Pages of a visit. */
export const PAGES = 5

/** Web requests follow Zipf's law with an exponent of 0.64 to 0.83 (Breslau and others, 1999). */
export const ZIPF = 0.8

/** A request, or several in a chain, due at this time. */
export interface Due {
  atMs: number
  kinds: Kind[]
}

export type Random = () => number

/** The same numbers in every run (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Mean requests of a visit, of which only `passed` reach the servers. */
export function perVisit(passed: (kind: Kind) => number = () => 1): Record<Kind, number> {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const { share, requests } of PARTS)
    for (const [kind, count] of entries(requests)) sums[kind] += share * count * passed(kind)
  return sums
}

const entries = (requests: Requests) => Object.entries(requests) as [Kind, number][]

interface Load {
  /** Visits a second. */
  rate: number
  seconds: number
  passed?: (kind: Kind) => number
  random: Random
}

/** All requests of visits that begin at random moments within so many seconds, in order. */
export function timeline({ rate, seconds, passed = () => 1, random }: Load): Due[] {
  const all: Due[] = []
  const end = seconds * 1000
  for (let at = gap(rate, random); at < end; at += gap(rate, random)) all.push(...visit(at, passed, random))
  return all.toSorted((one, other) => one.atMs - other.atMs)
}

const gap = (rate: number, random: Random) => (-Math.log(1 - random()) * 1000) / rate

function visit(beginMs: number, passed: (kind: Kind) => number, random: Random): Due[] {
  const all: Due[] = []
  const chain: Kind[] = []
  let chainAt = 0
  const who = random()
  for (const { share, afterMs, requests, isChain } of PARTS) {
    if (who >= share) continue
    const kinds = entries(requests).flatMap(([kind, mean]) => many(kind, mean * passed(kind), random))
    if (isChain) {
      chain.push(...kinds)
      chainAt = beginMs + afterMs
    } else all.push(...kinds.map((kind) => ({ atMs: beginMs + afterMs, kinds: [kind] })))
  }
  return chain.length > 0 ? [...all, { atMs: chainAt, kinds: chain }] : all
}

/** So many on average. */
function many(kind: Kind, mean: number, random: Random): Kind[] {
  const whole = Math.floor(mean)
  return Array.from({ length: whole + (random() < mean - whole ? 1 : 0) }, () => kind)
}
