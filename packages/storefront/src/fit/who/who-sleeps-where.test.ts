import { describe, expect, it } from 'vitest'
import { growthAt } from './growth.ts'
import type { SleepingPlace } from '../fit-attributes.ts'
import { assignPlaces, lastsUntil, verdictOn } from './who-sleeps-where.ts'

const upper: SleepingPlace = { place: 'upper', size: 'twin', thickest: 7, load: 400 }
const lower: SleepingPlace = { place: 'lower', size: 'full', thickest: 10, load: 600 }
const trundle: SleepingPlace = { place: 'trundle', size: 'twin', thickest: 6, load: 225 }
const RAIL = 12

describe('verdictOn', () => {
  it.each([
    [5, { reason: 'too-young' }],
    [5.9, { reason: 'too-young' }],
    [6, { until: 15, ends: 'too-tall' }],
  ])('lets children up from six: %s years', (years, verdict) =>
    expect(verdictOn(upper, years, RAIL)).toEqual(verdict),
  )

  it('takes the middle bed of three for an upper one, and no other', () => {
    expect(verdictOn({ ...upper, place: 'middle' }, 5, RAIL)).toEqual({ reason: 'too-young' })
    expect(verdictOn(lower, 5, RAIL)).toMatchObject({ until: 15 })
    expect(verdictOn(trundle, 2, RAIL)).toMatchObject({ until: 15 })
  })

  it.each([
    [12, 7, { until: 15, ends: 'too-tall' }],
    [11.9, 7, { reason: 'rail-too-low' }],
    [12, 7.1, { reason: 'rail-too-low' }],
    [null, 9, { until: 15, ends: 'too-tall' }],
    [12, null, { until: 15, ends: 'too-tall' }],
  ])('asks for five inches of rail above the mattress: rail %s, mattress %s', (rail, thickest, verdict) =>
    expect(verdictOn({ ...upper, thickest }, 8, rail)).toEqual(verdict),
  )

  it('asks no rail of a lower bed', () =>
    expect(verdictOn({ ...lower, thickest: 12 }, 8, RAIL)).toMatchObject({ until: 15 }))

  it('bears whoever weighs the limit, and nobody heavier', () => {
    const { weight } = growthAt(10)
    expect(verdictOn({ ...lower, load: weight }, 10, null)).toEqual({ until: 11, ends: 'too-heavy' })
    expect(verdictOn({ ...lower, load: weight - 1 }, 10, null)).toEqual({ reason: 'too-heavy' })
  })

  it.each([
    ['twin', 14, { until: 15, ends: 'too-tall' }],
    ['twin', 15, { reason: 'too-tall' }],
    ['twin_xl', 15, { until: null }],
    ['queen', 18, { until: null }],
    ['crib', 4, { until: 6, ends: 'too-tall' }],
  ] as const)('is four inches longer than the child: %s at %s years', (size, years, verdict) =>
    expect(verdictOn({ ...lower, size }, years, null)).toEqual(verdict),
  )
})

describe('assignPlaces', () => {
  const placesOf = (ages: number[], places = [upper, lower, trundle]) =>
    assignPlaces({ places, guardRail: RAIL, ages }).beddings.map(({ place }) => place)

  it('puts the younger one below', () => {
    expect(placesOf([8, 4], [upper, lower])).toEqual([0, 1])
    expect(placesOf([4, 8], [upper, lower])).toEqual([1, 0])
  })

  it('gives the bed that lasts to whom it lasts longest', () => {
    const long: SleepingPlace = { ...lower, size: 'queen' }
    expect(placesOf([14, 7], [upper, long])).toEqual([1, 0])
  })

  it('leaves out whom no place suits, with the reason', () => {
    const { beddings, isComplete } = assignPlaces({ places: [upper], guardRail: RAIL, ages: [4] })
    expect(isComplete).toBe(false)
    expect(beddings).toEqual([{ years: 4, place: null, verdict: { reason: 'too-young' } }])
  })

  it('says that all places are taken where there are more children', () => {
    const { beddings, isComplete } = assignPlaces({
      places: [upper, lower],
      guardRail: RAIL,
      ages: [7, 8, 9],
    })
    expect(isComplete).toBe(false)
    expect(beddings.filter(({ place }) => place === null)).toEqual([
      { years: 9, place: null, verdict: { reason: 'no-place' } },
    ])
  })

  it('has nothing to say of nobody, and of no places', () => {
    expect(assignPlaces({ places: [upper], guardRail: RAIL, ages: [] })).toEqual({
      beddings: [],
      isComplete: true,
    })
    expect(placesOf([8], [])).toEqual([null])
  })

  it('lasts until the first has outgrown it', () => {
    const all = (places: SleepingPlace[]) =>
      lastsUntil(assignPlaces({ places, guardRail: RAIL, ages: [8, 4] }))
    expect(all([upper, lower])).toBe(15)
    expect(
      all([
        { ...upper, size: 'twin_xl' },
        { ...lower, size: 'queen' },
      ]),
    ).toBeNull()
  })
})
