import { expect, test } from 'vitest'
import { checkPlan, standing } from './geometry/check-plan.ts'
import { blockFootprint } from './geometry/footprint.ts'
import type { Room } from './geometry/room.ts'
import { findPlace } from './find-place.ts'

const room: Room = { width: 120, depth: 100, fixtures: [] }
const block = (length: number, width: number) => blockFootprint({ length, width, height: 30 })

test('the first piece goes into the upper left corner', () => {
  expect(findPlace(room, [], block(80, 40))).toEqual({ x: 40, y: 20, turns: 0 })
})

test('the next ones go where they fit, turned if they must be', () => {
  const first = standing('p1', block(80, 40), { x: 40, y: 20, turns: 0 })
  const second = findPlace(room, [first], block(90, 35))
  const pieces = [first, standing('p2', block(90, 35), second)]
  expect(checkPlan(room, pieces)).toEqual([])
})

test('where nothing fits, it still is in the room', () => {
  const full = standing('p1', block(120, 100), { x: 60, y: 50, turns: 0 })
  const { x, y } = findPlace(room, [full], block(80, 40))
  expect([x, y]).toEqual([40, 20])
})
