import { expect, test } from 'vitest'
import { placed, type Turns } from './box.ts'
import { swingMeets, swingOf } from './door-swing.ts'
import { fitted, resized, type Fixture, type Room } from './room.ts'
import { insideOf, snapped, SNAP_DISTANCE } from './snap.ts'

const door: Fixture = {
  id: 'f1',
  kind: 'door',
  wall: 'bottom',
  offset: 50,
  width: 30,
  hinge: 'start',
  opensInwards: true,
}
const room: Room = { width: 144, depth: 120, fixtures: [door] }
const floor = { x: [0, 144], y: [0, 120] } as const
const own = { x: [-40, 40], y: [-20, 25] } as const

test.each([
  [0, { x: [60, 140], y: [80, 125] }],
  [1, { x: [75, 120], y: [60, 140] }],
  [2, { x: [60, 140], y: [75, 120] }],
  [3, { x: [80, 125], y: [60, 140] }],
] as const)('after %s quarter turns its front points clockwise', (turns, area) => {
  expect(placed(own, { x: 100, y: 100, turns: turns as Turns })).toEqual(area)
})

test.each([
  ['near', SNAP_DISTANCE, 40],
  ['just too far', SNAP_DISTANCE + 0.1, 40 + SNAP_DISTANCE + 0.1],
  ['beyond it', -SNAP_DISTANCE, 40],
])('a side %s the wall', (_, gap, x) => {
  expect(snapped({ x: 40 + gap, y: 60, turns: 0 }, own, floor).x).toBeCloseTo(x)
})

test('a piece outside comes back, and one that is too long begins at the wall', () => {
  expect(insideOf({ x: 200, y: -50, turns: 0 }, own, floor)).toEqual({ x: 104, y: 20, turns: 0 })
  expect(insideOf({ x: 20, y: 60, turns: 0 }, own, { ...floor, x: [0, 70] }).x).toBe(40)
})

test('a door hangs where it says', () => {
  expect(swingOf(room, door)).toMatchObject({ hinge: [50, 120], closed: [80, 120], open: [50, 90] })
  expect(swingOf(room, { ...door, hinge: 'end' })).toMatchObject({ hinge: [80, 120], open: [80, 90] })
  expect(swingOf(room, { ...door, opensInwards: false })).toMatchObject({ hinge: [50, 120], open: [50, 150] })
  expect(swingOf(room, { ...door, wall: 'left' })).toMatchObject({
    hinge: [0, 50],
    closed: [0, 80],
    open: [30, 50],
  })
  expect(swingOf(room, { ...door, kind: 'window' })).toBeUndefined()
})

test.each([
  ['in the middle of it', { x: [60, 70], y: [100, 110] }, true],
  ['in the corner of its square that it does not reach', { x: [72, 80], y: [90, 98] }, false],
  ['on its arc', { x: [50 + 30 * Math.SQRT1_2 - 1, 80], y: [90, 120 - 30 * Math.SQRT1_2 + 1] }, true],
  ['beside it', { x: [20, 50], y: [90, 120] }, false],
  ['before it', { x: [50, 80], y: [60, 90] }, false],
] as const)('something %s', (_, area, meets) => {
  expect(swingMeets(swingOf(room, door)!, area)).toBe(meets)
})

test('what is on a wall stays on it', () => {
  expect(fitted({ ...door, offset: 140 }, room).offset).toBe(114)
  expect(fitted({ ...door, width: 500 }, room)).toMatchObject({ width: 144, offset: 0 })
  expect(resized(room, { width: 60 }).fixtures[0]).toMatchObject({ width: 30, offset: 30 })
  expect(resized(room, { width: 5 }).width).toBe(36)
})
