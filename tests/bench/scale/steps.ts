/** Visitors who arrive at a steady rate, whatever became of those before: an open model. */
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../attack/lib/together.ts'
import type { Addresses } from './addresses.ts'
import { seeded, timeline, VISIT_MS, type Due, type Kind } from './model.ts'
import type { MeasuredShop } from './shop.ts'
import { difference, othersCores, usageOf, type Usage } from './usage.ts'
import { createVisitors, type Answer } from './visitors.ts'

/** Beyond it a step is over: the shop is overloaded. */
const MOST_IN_FLIGHT = 3_000
const DRAIN_MS = 12_000

/** What visitors of a shop that is not overloaded see. */
export const LIMITS = { p95Ms: 500, failures: 0.001 }

export interface Step {
  /** Visits a second. */
  rate: number
  seconds: number
  passed: (kind: Kind) => number
  /** Of Zipf's law, among the requests that are passed on. */
  exponent: number
}

export interface StepResult extends Step {
  /** Visits a second that were answered. */
  achieved: number
  /** Milliseconds from the moment a request was due to its answer. */
  times: Map<Kind, number[]>
  requests: number
  failures: number
  used: Usage
  /** Processors that other programs took. */
  othersCores: number
  isOverloaded: boolean
}

export async function runStep(
  { shop, addresses }: { shop: MeasuredShop; addresses: Addresses },
  step: Step,
): Promise<StepResult> {
  const times = new Map<Kind, number[]>()
  const counts = { requests: 0, failures: 0, inFlight: 0 }
  const report = ({ kind, ms, isGood }: Answer) => {
    counts.requests += 1
    if (!isGood) counts.failures += 1
    times
      .set(kind, times.get(kind) ?? [])
      .get(kind)
      ?.push(ms)
  }
  const visitors = createVisitors({
    origin: shop.storefront,
    addresses,
    random: seeded(step.rate),
    exponent: step.exponent,
    report,
  })
  const due = timeline({ ...step, random: seeded(step.rate + 1) })
  const before = await usageOf(shop)
  const begun = performance.now()

  async function start({ atMs, kinds }: Due): Promise<void> {
    counts.inFlight += 1
    const [kind = 'page'] = kinds
    await (kind === 'cart change' ? visitors.shop(kinds) : visitors.send(kind, { dueMs: begun + atMs }))
    counts.inFlight -= 1
  }

  let next = 0
  while (next < due.length && counts.inFlight < MOST_IN_FLIGHT) {
    const now = performance.now() - begun
    for (; next < due.length && due[next]!.atMs <= now; next += 1) void start(due[next]!)
    await pause(1)
  }
  const isCut = next < due.length
  const drained = performance.now() + DRAIN_MS
  while (counts.inFlight > 0 && performance.now() < drained) await pause(20)
  const used = difference(before, await usageOf(shop))
  await visitors.leave()
  const plannedMs = step.seconds * 1000 + VISIT_MS
  const answered = (next - counts.inFlight) / due.length
  return {
    ...step,
    achieved: (step.rate * answered * plannedMs) / Math.max(plannedMs, used.atMs),
    times,
    ...counts,
    used,
    othersCores: othersCores(used),
    isOverloaded: isCut || counts.failures / counts.requests > LIMITS.failures || p95(times) > LIMITS.p95Ms,
  }
}

/** Of the requests that a visitor waits for. */
export function waitedFor(times: ReadonlyMap<Kind, number[]>): number[] {
  return (['page', 'unseen page', 'read', 'unseen read', 'cart change', 'order'] as const).flatMap(
    (kind) => times.get(kind) ?? [],
  )
}

export const p95 = (times: ReadonlyMap<Kind, number[]>) => percentile(waitedFor(times), 0.95)
