import { buildFurniture } from '@loftwood/furniture'
import { expect, test } from 'vitest'
import { upperBedOf } from '@loftwood/fit/head-room'
import { readFit } from '@loftwood/fit/fit-attributes'
import { checkPlan, standing, type Above, type Standing } from './check-plan.ts'
import { blockFootprint, footprintOf } from './footprint.ts'
import type { Turns } from './box.ts'
import type { Fixture, Room } from './room.ts'

const fixture: Fixture = {
  id: 'f1',
  kind: 'window',
  wall: 'top',
  offset: 40,
  width: 40,
  hinge: 'start',
  opensInwards: true,
}
const room: Room = { width: 144, depth: 120, fixtures: [] }
const withFixture = (change: Partial<Fixture>): Room => ({ ...room, fixtures: [{ ...fixture, ...change }] })

const bunk = footprintOf(
  buildFurniture({ kind: 'bunk', access: 'ladder' }, { length: 80, width: 43, height: 66 }),
)
const ladderFront = bunk.area.y[1]
const at = (x: number, y: number, turns: Turns = 0, footprint = bunk, id = 'p1'): Standing =>
  standing(id, footprint, { x, y, turns })
const block = (left: number, top: number, size = 20, height = 30) =>
  at(left + size / 2, top + size / 2, 0, blockFootprint({ length: size, width: size, height }), 'p2')

const kindsOf = (where: Room, pieces: Standing[], above?: Above) =>
  checkPlan(where, pieces, above).map(({ piece, kind, of }) => [piece, kind, of].filter(Boolean).join(' '))

test('in a corner of an empty room a bunk has no problem', () => {
  expect(kindsOf(room, [at(40, 21.5)])).toEqual([])
})

test.each([
  ['29.4 in', 29.4, ['p1 clearance-wall ladder']],
  ['30 in', 30, []],
])('%s between the ladder and the opposite wall', (_, inches, problems) => {
  expect(kindsOf({ ...room, depth: 21.5 + ladderFront + inches }, [at(40, 21.5)])).toEqual(problems)
})

test.each([
  ['29 in', 29, ['p1 clearance-piece ladder']],
  ['30 in', 30, []],
])('%s between the ladder and a dresser', (_, inches, problems) => {
  const foot = 40 + bunk.clearances[0]!.x[0]
  expect(kindsOf(room, [at(40, 21.5), block(foot, 21.5 + ladderFront + inches)])).toEqual(problems)
})

test('pieces that touch are fine, pieces in each other are not, and both say so', () => {
  expect(kindsOf(room, [at(40, 21.5), block(80, 0)])).toEqual([])
  expect(kindsOf(room, [at(40, 21.5), block(79, 0)])).toEqual(['p1 overlap', 'p2 overlap'])
})

test('a low dresser stands under a loft, a tall one does not', () => {
  const loft = footprintOf(
    buildFurniture({ kind: 'loft', access: 'ladder' }, { length: 80, width: 43, height: 68 }),
  )
  const low = block(20, 10, 20, 30)
  expect(kindsOf(room, [at(40, 21.5, 0, loft), low])).toEqual([])
  expect(kindsOf(room, [at(40, 21.5, 0, loft), block(20, 10, 20, 60)])).toEqual(['p1 overlap', 'p2 overlap'])
})

test.each([
  [0, []],
  [-0.1, ['p1 outside']],
])('a piece %s in past the wall', (inches, problems) => {
  expect(kindsOf(room, [at(40 + inches, 21.5)])).toEqual(problems)
})

test('a door must open, and nobody climbs down into it', () => {
  const door = withFixture({ kind: 'door', wall: 'left', offset: 50, width: 32, hinge: 'start' })
  expect(kindsOf(door, [block(0, 50)])).toEqual(['p2 door'])
  expect(kindsOf(door, [block(33, 50)])).toEqual([])
  const foot = bunk.clearances[0]!
  const below = withFixture({
    kind: 'door',
    wall: 'bottom',
    offset: 40 + foot.x[0] - 10,
    width: 32,
  })
  expect(kindsOf({ ...below, depth: 21.5 + ladderFront + 40 }, [at(40, 21.5)])).toEqual([
    'p1 clearance-door ladder',
  ])
})

test.each([
  [29.9, ['p2 doorway']],
  [30, []],
])('%s in stay free before a door that opens outwards', (inches, problems) => {
  const door = withFixture({ kind: 'door', wall: 'left', offset: 50, width: 32, opensInwards: false })
  expect(kindsOf(door, [block(inches, 50)])).toEqual(problems)
})

test('no upper bed by a window; low furniture may stand there, tall may not', () => {
  const upper = bunk.upperBed!.y[0]
  expect(kindsOf(withFixture({}), [at(40, 21.5)])).toEqual(['p1 window-upper'])
  expect(kindsOf(withFixture({}), [at(40, 23.9 - upper)])).toEqual(['p1 window-upper'])
  expect(kindsOf(withFixture({}), [at(40, 24 - upper)])).toEqual([])
  expect(kindsOf(withFixture({}), [block(50, 0, 20, 36)])).toEqual([])
  expect(kindsOf(withFixture({}), [block(50, 0, 20, 36.1)])).toEqual(['p2 window-covered'])
  expect(kindsOf(withFixture({}), [block(50, 6, 20, 60)])).toEqual([])
})

test.each([
  [15.9, ['p2 heater']],
  [16, []],
])('%s in from the wall of a heater', (inches, problems) => {
  expect(kindsOf(withFixture({ kind: 'heater' }), [block(50, inches)])).toEqual(problems)
})

test.each([
  [65.9, 7, ['p1 ceiling']],
  [66, 7, ['p1 head-room']],
  [90.9, 7, ['p1 head-room']],
  [91, 7, []],
  // The bed's own limit counts, as on its page.
  [89.9, 6, ['p1 head-room']],
  [90, 6, []],
])('under a ceiling of %s in, with a mattress of %s in', (ceiling, thickest, problems) => {
  const fit = readFit({ fit_beds: `upper twin ${thickest} 400`, fit_guard_rail: 12 })
  const above = { ceiling, upperBeds: new Map([['p1', upperBedOf({ fit, height: bunk.height })!]]) }
  expect(kindsOf(room, [at(40, 21.5)], above)).toEqual(problems)
  expect(kindsOf(room, [block(0, 0)], above)).toEqual([])
})
