import { describe, expect, it } from 'vitest'
import { growthAt } from './growth.ts'
import { readFit, type SleepingPlace } from './fit-attributes.ts'
import { assignPlaces, lastsUntil, verdictOn } from './who-sleeps-where.ts'

const upper: SleepingPlace = { place: 'upper', size: 'twin', thickest: 7, load: 400 }
const lower: SleepingPlace = { place: 'lower', size: 'full', thickest: 10, load: 600 }
const trundle: SleepingPlace = { place: 'trundle', size: 'twin', thickest: 6, load: 225 }

describe('verdictOn', () => {
  it.each([
    [5, { reason: 'too-young' }],
    [5.9, { reason: 'too-young' }],
    [6, { until: 15, ends: 'too-tall' }],
  ])('lets children up from six: %s years', (years, verdict) =>
    expect(verdictOn(upper, years)).toEqual(verdict),
  )

  it('takes the middle bed of three for an upper one, and no other', () => {
    expect(verdictOn({ ...upper, place: 'middle' }, 5)).toEqual({ reason: 'too-young' })
    expect(verdictOn(lower, 5)).toMatchObject({ until: 15 })
    expect(verdictOn(trundle, 2)).toMatchObject({ until: 15 })
  })

  it.each([
    [7, 6.5, { until: 15, ends: 'too-tall' }],
    [9, 12, { until: 15, ends: 'too-tall' }],
    [7, 5, { reason: 'rail-too-low' }],
  ])(
    'lets nobody up where no mattress leaves enough rail: mattress %s, rail %s',
    (thickest, rail, verdict) => {
      const fit = readFit({ fit_beds: `upper twin ${thickest} 400`, fit_guard_rail: rail })
      expect(fit.beds.map((bed) => verdictOn(bed, 8))).toEqual([verdict])
    },
  )

  it('bears whoever weighs the limit, and nobody heavier', () => {
    const { weight } = growthAt(10)
    expect(verdictOn({ ...lower, load: weight }, 10)).toEqual({ until: 11, ends: 'too-heavy' })
    expect(verdictOn({ ...lower, load: weight - 1 }, 10)).toEqual({ reason: 'too-heavy' })
  })

  it.each([
    ['twin', 14, { until: 15, ends: 'too-tall' }],
    ['twin', 15, { reason: 'too-tall' }],
    ['twin_xl', 15, { until: null }],
    ['queen', 18, { until: null }],
    ['crib', 4, { until: 6, ends: 'too-tall' }],
  ] as const)('is four inches longer than the child: %s at %s years', (size, years, verdict) =>
    expect(verdictOn({ ...lower, size }, years)).toEqual(verdict),
  )
})

describe('assignPlaces', () => {
  const placesOf = (ages: number[], places = [upper, lower, trundle]) =>
    assignPlaces({ places, ages }).beddings.map(({ place }) => place)

  it('puts the younger one below', () => {
    expect(placesOf([8, 4], [upper, lower])).toEqual([0, 1])
    expect(placesOf([4, 8], [upper, lower])).toEqual([1, 0])
  })

  it('gives the bed that lasts to whom it lasts longest', () => {
    const long: SleepingPlace = { ...lower, size: 'queen' }
    expect(placesOf([14, 7], [upper, long])).toEqual([1, 0])
  })

  it('leaves out whom no place suits, with the reason', () => {
    const { beddings, isComplete } = assignPlaces({ places: [upper], ages: [4] })
    expect(isComplete).toBe(false)
    expect(beddings).toEqual([{ years: 4, place: null, verdict: { reason: 'too-young' } }])
  })

  it('says that all places are taken where there are more children', () => {
    const { beddings, isComplete } = assignPlaces({
      places: [upper, lower],
      ages: [7, 8, 9],
    })
    expect(isComplete).toBe(false)
    expect(beddings.filter(({ place }) => place === null)).toEqual([
      { years: 9, place: null, verdict: { reason: 'no-place' } },
    ])
  })

  it('has nothing to say of nobody, and of no places', () => {
    expect(assignPlaces({ places: [upper], ages: [] })).toEqual({
      beddings: [],
      isComplete: true,
    })
    expect(placesOf([8], [])).toEqual([null])
  })

  it('lasts until the first has outgrown it', () => {
    const all = (places: SleepingPlace[]) => lastsUntil(assignPlaces({ places, ages: [8, 4] }))
    expect(all([upper, lower])).toBe(15)
    expect(
      all([
        { ...upper, size: 'twin_xl' },
        { ...lower, size: 'queen' },
      ]),
    ).toBeNull()
  })
})
