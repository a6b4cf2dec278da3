import { expect, test } from 'vitest'
import { approached, isSame, sideOf, startOrbit, turned, zoomed } from './orbit.ts'

const start = startOrbit(66)

test.each([
  [0, 'front'],
  [-30, 'frontLeft'],
  [45, 'frontRight'],
  [95, 'right'],
  [180, 'back'],
  [-180, 'back'],
  [350, 'front'],
  [-450, 'left'],
] as const)('from %s degrees one sees the %s', (azimuth, side) => {
  expect(sideOf({ ...start, azimuth })).toBe(side)
})

test('the eye never goes below the floor nor over the top', () => {
  expect(turned(start, 0, -90).elevation).toBe(2)
  expect(turned(start, 0, 180).elevation).toBe(75)
})

test('zoom has two ends', () => {
  expect(zoomed(start, 100).zoom).toBe(3)
  expect(zoomed(start, 0.01).zoom).toBe(0.8)
})

test('a movement comes to rest', () => {
  const goal = zoomed(turned(start, 120, 20), 2)
  let now = start
  for (let frame = 0; frame < 60; frame++) now = approached(now, goal, 0.25)
  expect(isSame(now, goal)).toBe(true)
})
