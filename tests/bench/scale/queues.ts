/** The shop as a network of queues: which station a request waits at, and how long visitors wait at a rate. */
import { REVALIDATED, type Costs, type MeasuredKind } from './kinds.ts'
import { seeded, timeline, type Kind } from './model.ts'
import { notFreshIn, passedTo, type Setting } from './predict.ts'
import { simulate, type Arrival, type Route, type Simulated } from './simulate.ts'
import { PROCESSES, type Process } from './usage.ts'

/** How many of each server there are. The generator is left out where visitors are real. */
export type Servers = Partial<Record<Process, number>>

export interface Queues {
  setting: Setting
  costs: Costs
  servers: Servers
  /** Processors that all share; without, each server has one of its own. */
  cores?: number
  seconds: number
  /** Part of the visits that these servers get; the caches see all of them. */
  part?: number
}

/** What the servers see of a rate of visitors, queue by queue. */
export function simulateVisits(queues: Queues): Simulated<MeasuredKind> {
  const { costs, servers, cores } = queues
  const random = seeded(1)
  const present = PROCESSES.filter((name) => servers[name] !== undefined)
  return simulate({
    stations: present.map((name) => ({ name, servers: servers[name] ?? 1 })),
    routes: routesOf(costs, present),
    ...(cores !== undefined && { cores }),
    arrivals: arrivalsOf(queues, random),
    random,
  })
}

/** A request is sent, taken by the storefront, looked up behind it, and answered by the storefront. */
function routesOf(costs: Costs, present: readonly Process[]): Record<MeasuredKind, Route> {
  const way = [
    ['generator', 1],
    ['storefront', 0.5],
    ['middleware', 1],
    ['redis', 1],
    ['commerce', 1],
    ['storefront', 0.5],
  ] as const
  const routeOf = (kind: MeasuredKind): Route =>
    way.flatMap(([name, part]) => {
      const station = present.indexOf(name)
      return station === -1 ? [] : [{ station, ms: costs[kind].processorMs[name] * part }]
    })
  return Object.fromEntries(
    (Object.keys(costs) as MeasuredKind[]).map((kind) => [kind, routeOf(kind)]),
  ) as Record<MeasuredKind, Route>
}

/** Some pages and reads find no fresh entry, and cost more. */
function arrivalsOf({ setting, seconds, part = 1 }: Queues, random: () => number): Arrival<MeasuredKind>[] {
  const { rendered, revalidated, purged, expired } = notFreshIn(setting)
  const served = (kind: Kind): MeasuredKind => {
    const point = random()
    if (kind === 'read') return point < purged + expired ? 'unseen read' : kind
    if (kind !== 'page' || point >= rendered + revalidated) return kind
    return point < rendered ? 'unseen page' : REVALIDATED
  }
  const passed = passedTo(setting)
  const visits = timeline({ rate: setting.rate * part, seconds, passed, random })
  return visits.map(({ atMs, kinds }) => ({ atMs, kinds: kinds.map(served) }))
}

/** Times of the requests that visitors wait for, files and pictures left out. */
export function waits({ times }: Pick<Simulated<MeasuredKind>, 'times'>): number[] {
  return [...times].flatMap(([kind, all]) => (kind === 'file' || kind === 'picture' ? [] : all))
}
