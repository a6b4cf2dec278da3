import { describe, expect, it } from 'vitest'
import type { SleepingPlace } from './fit-attributes.ts'
import { unmatchedMattresses, type MattressLine, type PlacesOfBed } from './match-mattresses.ts'

const upper: SleepingPlace = { place: 'upper', size: 'twin', thickest: 7, load: 400 }
const lower: SleepingPlace = { place: 'lower', size: 'twin', thickest: 10, load: 400 }
const bunk = (change: Partial<PlacesOfBed> = {}): PlacesOfBed => ({
  id: 'bunk',
  places: [upper, lower],
  quantity: 1,
  ...change,
})
const line = (change: Partial<MattressLine> = {}): MattressLine => ({
  id: 'six',
  size: 'twin',
  thickness: 6,
  load: 200,
  quantity: 1,
  ...change,
})
const thick = (change: Partial<MattressLine> = {}) => line({ id: 'ten', thickness: 10, ...change })

const said = (beds: PlacesOfBed[], lines: MattressLine[]) =>
  unmatchedMattresses(beds, lines).map(({ line: { id }, count, why }) => `${count} ${id} ${why}`)

describe('beds and mattresses of one cart', () => {
  it('says nothing of beds alone, of mattresses alone and of none', () => {
    expect(said([bunk()], [])).toEqual([])
    expect(said([], [line({ quantity: 3 })])).toEqual([])
    expect(said([], [])).toEqual([])
  })

  it('says nothing of fewer mattresses than places, or as many', () => {
    expect(said([bunk()], [line()])).toEqual([])
    expect(said([bunk()], [line({ quantity: 2 })])).toEqual([])
    expect(said([bunk({ quantity: 3 })], [line({ quantity: 6 })])).toEqual([])
  })

  it('counts those that are too many', () => {
    expect(said([bunk()], [line({ quantity: 3 })])).toEqual(['1 six too-many'])
  })

  it('leaves the lower place to the thick mattress, in whatever order they came', () => {
    expect(said([bunk()], [line(), thick()])).toEqual([])
    expect(said([bunk()], [thick(), line()])).toEqual([])
  })

  it('finds the second thick mattress too thick for the upper place', () => {
    const [found] = unmatchedMattresses([bunk({ places: [upper] })], [thick()])
    expect(found).toMatchObject({ count: 1, why: 'thickness', bedId: 'bunk', place: upper })
    expect(said([bunk()], [thick({ quantity: 2 })])).toEqual(['1 ten thickness'])
    expect(said([bunk()], [thick({ quantity: 2 }), line()])).toEqual(['1 ten too-many'])
  })

  it('finds another size', () => {
    expect(said([bunk()], [line({ size: 'twin_xl' })])).toEqual(['1 six size'])
  })

  it('says nothing of a mattress that is rated for heavier sleepers than the place bears', () => {
    const weak = bunk({ places: [{ ...upper, load: 250 }] })
    expect(said([weak], [line({ load: 275 })])).toEqual([])
  })

  it('shares places of several beds', () => {
    const loft = bunk({ id: 'loft', places: [upper] })
    expect(said([bunk(), loft], [line({ quantity: 2 }), thick()])).toEqual([])
    expect(said([bunk(), loft], [line(), thick({ quantity: 2 })])).toEqual(['1 ten thickness'])
  })

  it('leaves the places of a set to its own mattresses', () => {
    const { id: _id, quantity: _quantity, ...six } = line()
    const set = (quantity: number) => bunk({ included: [six, six], quantity })
    expect(said([set(1)], [])).toEqual([])
    expect(said([set(2)], [line()])).toEqual(['1 six too-many'])
    expect(said([bunk({ included: [six] })], [line()])).toEqual([])
  })
})
