import { expect, test } from 'vitest'
import { KINDS, PARTS, perVisit, seeded, timeline, type Kind } from './model.ts'
import { simulate, type Arrival, type Route } from './simulate.ts'

const random = seeded(1)

function arrivals(perSecond: number, count: number): Arrival<Kind>[] {
  let atMs = 0
  return Array.from({ length: count }, () => {
    atMs += (-Math.log(1 - random()) * 1000) / perSecond
    return { atMs, kinds: ['page'] }
  })
}

const onlyPages = (route: Route) =>
  Object.fromEntries(KINDS.map((kind) => [kind, route])) as Record<Kind, Route>

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('one server takes as long as the formula for M/M/1 says', () => {
  const { times, utilization } = simulate({
    stations: [{ name: 'one', servers: 1 }],
    routes: onlyPages([{ station: 0, ms: 10 }]),
    arrivals: arrivals(70, 60_000),
    random,
  })
  expect(utilization[0]).toBeCloseTo(0.7, 1)
  // 10 ms / (1 - 0.7)
  expect(mean(times.get('page')!)).toBeGreaterThan(30)
  expect(mean(times.get('page')!)).toBeLessThan(37)
})

test('two servers with one queue take as long as the formula for M/M/2 says', () => {
  const { times } = simulate({
    stations: [{ name: 'two', servers: 2 }],
    routes: onlyPages([{ station: 0, ms: 10 }]),
    arrivals: arrivals(140, 60_000),
    random,
  })
  // 10 ms / (1 - 0.7²)
  expect(mean(times.get('page')!)).toBeGreaterThan(18.5)
  expect(mean(times.get('page')!)).toBeLessThan(21)
})

test('stations that share a processor slow each other down', () => {
  const two = {
    stations: [
      { name: 'first', servers: 1 },
      { name: 'second', servers: 1 },
    ],
    routes: onlyPages([
      { station: 0, ms: 5 },
      { station: 1, ms: 5 },
    ]),
    arrivals: arrivals(80, 20_000),
  }
  const apart = simulate({ ...two, random })
  const together = simulate({ ...two, cores: 1, random })
  // M/M/1 twice: 5 / (1 - 0.4) each; with one processor for both it is busy 0.8 of the time.
  expect(mean(apart.times.get('page')!)).toBeCloseTo(16.7, -0.5)
  expect(mean(together.times.get('page')!)).toBeGreaterThan(35)
})

test('a timeline has the requests of the table, and only what is passed on', () => {
  const all = timeline({ rate: 100, seconds: 20, random })
  const count = (kind: Kind) => all.flatMap(({ kinds }) => kinds).filter((each) => each === kind).length
  const expected = perVisit()
  for (const kind of ['page', 'read', 'unseen read', 'picture'] as const)
    expect(count(kind) / 2_000 / expected[kind]).toBeCloseTo(1, 1)
  expect(count('order') / 2_000).toBeGreaterThan(0.01)
  const passed = timeline({ rate: 100, seconds: 10, passed: (kind) => (kind === 'order' ? 1 : 0), random })
  expect(new Set(passed.flatMap(({ kinds }) => kinds))).toEqual(new Set(['order']))
})

test('parts of a visit are nested from the common to the rare', () => {
  const shares = PARTS.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
})
