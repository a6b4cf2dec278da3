import { describe, expect, test } from 'vitest'
import { readFit } from './fit-attributes.ts'

const NOTHING = { beds: [], guardRail: null, mattress: null, topper: null, cartons: [] }

test('every attribute becomes a fact', () => {
  expect(
    readFit({
      fit_beds: 'upper twin 7 400; lower full 10 600; trundle twin any any',
      fit_guard_rail: 12,
      fit_mattress: 'twin_xl 6.5 200',
      fit_cartons: '79x14x7 88; 58x22x6 74',
    }),
  ).toEqual({
    beds: [
      { place: 'upper', size: 'twin', thickest: 7, load: 400 },
      { place: 'lower', size: 'full', thickest: 10, load: 600 },
      { place: 'trundle', size: 'twin', thickest: null, load: null },
    ],
    guardRail: 12,
    mattress: { size: 'twin_xl', thickness: 6.5, load: 200 },
    topper: null,
    cartons: [
      { length: 79, width: 14, height: 7, weight: 88 },
      { length: 58, width: 22, height: 6, weight: 74 },
    ],
  })
})

test('a mattress leaves 5 inches of guard rail above upper and middle beds, or what the maker allows, if that is less', () => {
  const thickest = (fit_guard_rail: number | null, upper = '7') =>
    readFit({
      fit_beds: `upper twin ${upper} 400; middle twin 6 300; lower twin 10 400`,
      fit_guard_rail,
    }).beds.map((bed) => bed.thickest)
  expect(thickest(14)).toEqual([7, 6, 10])
  expect(thickest(12)).toEqual([7, 6, 10])
  expect(thickest(11.5)).toEqual([6.5, 6, 10])
  expect(thickest(10.5, 'any')).toEqual([5.5, 5.5, 10])
  expect(thickest(5)).toEqual([0, 0, 10])
  expect(thickest(4)).toEqual([0, 0, 10])
  expect(thickest(null)).toEqual([7, 6, 10])
  expect(thickest(null, 'any')).toEqual([null, 6, 10])
})

test('a topper is no mattress', () =>
  expect(readFit({ fit_mattress: 'twin 3 any topper' })).toMatchObject({
    mattress: null,
    topper: { size: 'twin', thickness: 3, load: null },
  }))

test('cartons have three measures and a weight', () => {
  const [first, second] = readFit({ fit_cartons: '79x14x7 88; 58.5×22×6 74;' }).cartons
  expect(first).toEqual({ length: 79, width: 14, height: 7, weight: 88 })
  expect(second).toEqual({ length: 58.5, width: 22, height: 6, weight: 74 })
})

test('a number may come as text, with a decimal comma too', () => {
  expect(readFit({ fit_guard_rail: '12.0000' }).guardRail).toBe(12)
  expect(readFit({ fit_guard_rail: '12,5' }).guardRail).toBe(12.5)
})

test('a variant that says nothing has the values of its parent', () => {
  const parent = { fit_beds: 'lower twin any 500', fit_guard_rail: 12, fit_cartons: '79x14x7 88' }
  const fit = readFit({ fit_beds: 'lower full any 900', fit_cartons: null }, parent)
  expect(fit.beds).toMatchObject([{ size: 'full', load: 900 }])
  expect(fit.cartons).toHaveLength(1)
  expect(fit.guardRail).toBe(12)
})

describe('what cannot be read is absent', () => {
  test.each([
    {},
    { fit_beds: null, fit_guard_rail: null, fit_mattress: null, fit_cartons: null },
    { fit_beds: '', fit_guard_rail: '', fit_mattress: '', fit_cartons: '' },
    { fit_beds: 'upper twin seven 400' },
    { fit_beds: 'upper twin 7 400; attic twin 7 400' },
    { fit_beds: 'upper emperor 7 400' },
    { fit_beds: 'upper twin 7' },
    { fit_guard_rail: 0 },
    { fit_guard_rail: -12 },
    { fit_guard_rail: 'yes' },
    { fit_mattress: 'twin any 200' },
    { fit_mattress: 'twin 6' },
    { fit_mattress: 'twin 6 200 pad' },
    { fit_cartons: '79x14 88' },
    { fit_cartons: '79x14x7x2 88' },
    { fit_cartons: '79x14x7' },
  ])('%j', (fields) => expect(readFit(fields)).toEqual(NOTHING))
})
