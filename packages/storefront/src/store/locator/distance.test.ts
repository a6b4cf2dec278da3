import { expect, it } from 'vitest'
import { distanceKm, nearestFirst } from './distance.ts'

const guelph = { code: 'guelph', latitude: 43.5476, longitude: -80.253 }
const montreal = { code: 'montreal', latitude: 45.5437, longitude: -73.5935 }
const calgary = { code: 'calgary', latitude: 51.04, longitude: -114.04 }

it('measures as the crow flies', () => {
  expect(distanceKm(guelph, guelph)).toBe(0)
  // 574 km by the map.
  expect(distanceKm(guelph, montreal)).toBeGreaterThan(560)
  expect(distanceKm(guelph, montreal)).toBeLessThan(590)
})

it('puts the nearest first and leaves the given list as it is', () => {
  const places = [calgary, guelph, montreal]
  const ottawa = { latitude: 45.4, longitude: -75.7 }
  expect(nearestFirst(places, ottawa).map(({ code }) => code)).toEqual(['montreal', 'guelph', 'calgary'])
  expect(places[0]).toBe(calgary)
})
