/** What one request of each kind costs each process, from a few requests at a time in interleaved rounds. */
import { setTimeout as pause } from 'node:timers/promises'
import { together } from '../../attack/lib/together.ts'
import { mustRevalidate } from '../storefront/targets.ts'
import { KINDS, seeded, type Kind } from './model.ts'
import type { Addresses } from './addresses.ts'
import type { MeasuredShop } from './shop.ts'
import { difference, PROCESSES, usageOf, type Process } from './usage.ts'
import { createVisitors, type Answer, type Visitors } from './visitors.ts'

/** A page that has expired, while nothing behind it has changed, costs more than a hit and less than a rendered one. */
export const REVALIDATED = 'revalidated page'
export type MeasuredKind = Kind | typeof REVALIDATED
export const MEASURED: readonly MeasuredKind[] = [...KINDS, REVALIDATED]

/** Of one request, on average. */
export interface Cost {
  processorMs: Record<Process, number>
  redisCommands: number
  backEndRequests: number
  bytes: number
  /** Answers a second while nothing else was requested. */
  perSecond: number
}

export type Costs = Record<MeasuredKind, Cost>

const ROUNDS = 3
const AT_ONCE = 8
const ROUND_MS = 1_300
const GUESTS_PER_ROUND = 40
/** Pages are compressed well within it. */
const COMPRESSION_MS = 1_500
/** So few that they can be requested once before each round, and none expires during it. */
const CACHED_ADDRESSES = 12

interface Measuring {
  shop: MeasuredShop
  addresses: Addresses
  onRound: (text: string) => void
}

export async function measureKinds({ shop, addresses, onRound }: Measuring): Promise<Costs> {
  const sums = new Map<MeasuredKind, Sum>()
  let answers: Answer[] = []
  const report = (answer: Answer) => void answers.push(answer)
  const random = seeded(2)
  const few = {
    ...addresses,
    pages: addresses.pages.slice(0, CACHED_ADDRESSES),
    reads: addresses.reads.slice(0, CACHED_ADDRESSES),
  }
  const visitors = createVisitors({ origin: shop.storefront, addresses: few, random, report })
  const expiring = createVisitors({ origin: shop.expiring, addresses: few, random, report })
  async function warmUp(): Promise<void> {
    for (const path of [...few.reads, ...few.pages]) await visitors.send('page', { path })
    for (const path of few.pages) await mustRevalidate(shop.expiring + path)
    // The first hit has a page compressed well, which is done once.
    for (const path of few.pages) await visitors.send('page', { path })
    await pause(COMPRESSION_MS)
  }

  async function watched(kind: MeasuredKind, work: () => Promise<unknown>): Promise<void> {
    answers = []
    const before = await usageOf(shop)
    await work()
    const used = difference(before, await usageOf(shop))
    const bad = answers.filter(({ isGood }) => !isGood).length
    if (bad > 0) throw new Error(`${bad} of ${answers.length} requests failed: ${kind}`)
    add(sums, kind, { used, answers })
  }

  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      onRound(`single kinds: round ${round} of ${ROUNDS}`)
      await warmUp()
      await watched(REVALIDATED, () => forAWhile(() => expiring.send('page')))
      for (const kind of KINDS)
        if (!CHAINED.has(kind)) await watched(kind, () => forAWhile(() => visitors.send(kind)))
      await guests(visitors, watched)
    }
  } finally {
    await visitors.leave()
    await expiring.leave()
  }
  return Object.fromEntries([...sums].map(([kind, sum]) => [kind, meanOf(sum)])) as Costs
}

const CHAINED: ReadonlySet<Kind> = new Set(['cart change', 'checkout call', 'order'])

/** Each step of all guests before the next step of any. */
async function guests(
  { newGuest }: Visitors,
  watched: (kind: Kind, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const all = Array.from({ length: GUESTS_PER_ROUND }, newGuest)
  const each = (step: 'add' | 'checkout' | 'order') => () =>
    together({ count: all.length, atOnce: AT_ONCE }, (index) => all[index]![step]())
  await watched('cart change', each('add'))
  await watched('checkout call', each('checkout'))
  await watched('order', each('order'))
}

async function forAWhile(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + ROUND_MS
  const worker = async () => {
    while (performance.now() < end) await work()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

interface Sum {
  used: Awaited<ReturnType<typeof usageOf>>
  answers: number
  bytes: number
}

function add(
  sums: Map<MeasuredKind, Sum>,
  kind: MeasuredKind,
  { used, answers }: { used: Sum['used']; answers: readonly Answer[] },
): void {
  const before = sums.get(kind)
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0)
  if (!before) return void sums.set(kind, { used, answers: answers.length, bytes })
  before.answers += answers.length
  before.bytes += bytes
  before.used.atMs += used.atMs
  before.used.redisCommands += used.redisCommands
  before.used.backEndRequests += used.backEndRequests
  for (const name of PROCESSES) before.used.processorMs[name] += used.processorMs[name]
}

function meanOf({ used, answers, bytes }: Sum): Cost {
  const processorMs = PROCESSES.map((name) => [name, used.processorMs[name] / answers])
  return {
    processorMs: Object.fromEntries(processorMs) as Cost['processorMs'],
    redisCommands: used.redisCommands / answers,
    backEndRequests: used.backEndRequests / answers,
    bytes: bytes / answers,
    perSecond: (answers / used.atMs) * 1000,
  }
}
