/** The simulation beside the measured steps, and where its knees are. */
import { percentile } from '../../attack/lib/together.ts'
import type { Costs } from './kinds.ts'
import { needsOfVisit, type Setting, type ShopSize } from './predict.ts'
import { simulateVisits, waits } from './queues.ts'
import { LIMITS, p95, type StepResult } from './steps.ts'
import type { Process } from './usage.ts'

export interface Comparison {
  rate: number
  /** Processor time of one visit. */
  predictedMs: Record<Process, number>
  measuredMs: Record<Process, number>
  predictedP95: number
  measuredP95: number
}

const ONE_OF_EACH = { storefront: 1, middleware: 1, redis: 1, commerce: 1 }
/** Enough for a 99th percentile, few enough for a second of computing. */
const KNEE_VISITS = 1_200

interface Compared {
  steps: readonly StepResult[]
  costs: Costs
  size: ShopSize
  hasCdn: boolean
  /** Of this machine. */
  cores: number
}

/** All servers and the generator share what others leave of the machine's processors. */
export function compare({ steps, costs, size, hasCdn, cores }: Compared): Comparison[] {
  return steps.map((step) => {
    const { rate, seconds, used, othersCores, times } = step
    const setting: Setting = { rate, hasCdn, size }
    const left = Math.max(0.2, cores - othersCores)
    const simulated = simulateVisits({
      setting,
      costs,
      servers: { ...ONE_OF_EACH, generator: 1 },
      cores: left,
      seconds,
    })
    const measured = Object.entries(used.processorMs).map(([name, ms]) => [name, ms / (rate * seconds)])
    return {
      rate,
      predictedMs: needsOfVisit(setting, costs).processorMs,
      measuredMs: Object.fromEntries(measured) as Comparison['measuredMs'],
      predictedP95: percentile(waits(simulated), 0.95),
      measuredP95: p95(times),
    }
  })
}

export interface KneePoint {
  /** Of the busiest server. */
  load: number
  rate: number
  busiest: Process
  p50: number
  p95: number
  p99: number
}

const LOADS = [0.4, 0.6, 0.7, 0.8, 0.9, 0.95]

/** One of each server, each with a processor of its own: how long visitors wait as the busiest one fills up. */
export function kneeOf({ costs, size, hasCdn }: Pick<Compared, 'costs' | 'size' | 'hasCdn'>): KneePoint[] {
  return LOADS.map((load) => {
    const { rate, busiest } = rateAt(load, (rate) => needsOfVisit({ rate, hasCdn, size }, costs).processorMs)
    const setting = { rate, hasCdn, size }
    const times = waits(simulateVisits({ setting, costs, servers: ONE_OF_EACH, seconds: KNEE_VISITS / rate }))
    const at = (share: number) => percentile(times, share)
    return { load, rate, busiest, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
  })
}

const SERVERS = ['storefront', 'middleware', 'redis', 'commerce'] as const

/** Caches answer more of a higher rate, so it is searched for. */
function rateAt(
  load: number,
  msOf: (rate: number) => Record<Process, number>,
): { rate: number; busiest: Process } {
  const busiestAt = (rate: number) => {
    const ms = msOf(rate)
    const [busiest = 'storefront'] = SERVERS.toSorted((one, other) => ms[other] - ms[one])
    return { busiest, load: (rate * ms[busiest]) / 1000 }
  }
  let [low, high] = [0.1, 10_000]
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2
    if (busiestAt(middle).load < load) low = middle
    else high = middle
  }
  return { rate: low, busiest: busiestAt(low).busiest }
}

/** The last rate before the first overloaded step. */
export function measuredKnee(steps: readonly StepResult[]): string {
  const first = steps.findIndex(({ isOverloaded }) => isOverloaded)
  const limit = `p95 ${LIMITS.p95Ms} ms, ${100 * LIMITS.failures} % failed`
  if (first === -1) return `no knee up to ${steps.at(-1)?.rate} visits/s (${limit})`
  return `knee between ${steps[first - 1]?.rate ?? 0} and ${steps[first]?.rate} visits/s (${limit})`
}
