/**
 * A discrete-event simulation: requests arrive at their time, whatever became of those before, and go from station to station.
 * A station is one server or several alike with a common queue; all may share the processors of one machine.
 */
import type { Random } from './model.ts'

export interface Station {
  name: string
  /** How many requests it works on at a time: processes of Node, or workers of PHP. */
  servers: number
}

/** The stations of a request in order, each with the mean of its processor time; times are exponential. */
export type Route = readonly { station: number; ms: number }[]

/** A request, or several in a chain, due at this time. */
export interface Arrival<Kind extends string> {
  atMs: number
  kinds: readonly Kind[]
}

export interface Simulation<Kind extends string> {
  stations: readonly Station[]
  routes: Readonly<Record<Kind, Route>>
  /** Processors that all stations share; without, each server has one of its own. */
  cores?: number
  arrivals: readonly Arrival<Kind>[]
  random: Random
}

export interface Simulated<Kind extends string> {
  /** Milliseconds of each answered request, by kind. */
  times: Map<Kind, number[]>
  /** Share of the time in which a server of the station worked. */
  utilization: number[]
}

interface Job<Kind extends string> {
  kinds: readonly Kind[]
  /** Index in `kinds`. */
  kind: number
  beganMs: number
  /** Index in the route. */
  stage: number
  /** What is left to do at this station. */
  leftMs: number
}

export function simulate<Kind extends string>(simulation: Simulation<Kind>): Simulated<Kind> {
  const { stations, routes, cores = Infinity, arrivals, random } = simulation
  const times = new Map<Kind, number[]>()
  const workedMs = stations.map(() => 0)
  const waiting = stations.map((): Job<Kind>[] => [])
  const free = stations.map(({ servers }) => servers)
  const active: Job<Kind>[] = []
  let now = 0
  let next = 0

  const kindOf = (job: Job<Kind>) => job.kinds[job.kind]!
  const stageOf = (job: Job<Kind>) => routes[kindOf(job)][job.stage]!

  function enter(job: Job<Kind>): void {
    const { station, ms } = stageOf(job)
    job.leftMs = -Math.log(1 - random()) * ms
    if (free[station]! > 0) start(job, station)
    else waiting[station]!.push(job)
  }
  function start(job: Job<Kind>, station: number): void {
    free[station]! -= 1
    active.push(job)
  }
  function leave(job: Job<Kind>): void {
    const { station } = stageOf(job)
    active.splice(active.indexOf(job), 1)
    free[station]! += 1
    const first = waiting[station]!.shift()
    if (first) start(first, station)
    job.stage += 1
    if (job.stage < routes[kindOf(job)].length) return enter(job)
    const kind = kindOf(job)
    const all = times.get(kind)
    if (all) all.push(now - job.beganMs)
    else times.set(kind, [now - job.beganMs])
    job.kind += 1
    if (job.kind < job.kinds.length) enter(Object.assign(job, { stage: 0, beganMs: now }))
  }

  while (next < arrivals.length || active.length > 0) {
    const speed = Math.min(1, cores / active.length)
    const done = active.reduce<Job<Kind> | undefined>(
      (a, b) => (a && a.leftMs <= b.leftMs ? a : b),
      undefined,
    )
    const doneMs = done ? now + done.leftMs / speed : Infinity
    const arrivalMs = arrivals[next]?.atMs ?? Infinity
    const passed = Math.min(doneMs, arrivalMs) - now
    now += passed
    for (const job of active) {
      job.leftMs -= passed * speed
      workedMs[stageOf(job).station]! += passed * speed
    }
    if (done && doneMs <= arrivalMs) {
      done.leftMs = 0
      leave(done)
    } else {
      enter({ kinds: arrivals[next]!.kinds, kind: 0, beganMs: now, stage: 0, leftMs: 0 })
      next += 1
    }
  }
  return { times, utilization: workedMs.map((ms, index) => ms / now / stations[index]!.servers) }
}
