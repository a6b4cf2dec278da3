import { describe, expect, test } from 'vitest'
import { readFit } from './fit-attributes.ts'
import { tallestUnder } from './rules.ts'
import { headRoomUnder, upperBedOf } from './head-room.ts'

const bunk = readFit({ fit_beds: 'upper twin 7 400; lower twin 10 400', fit_guard_rail: 12 })
const roomUnder = (ceiling: number, height: number, ...thicknesses: number[]) => {
  const mattresses = thicknesses.map((thickness) => ({ size: 'twin' as const, thickness, load: null }))
  return headRoomUnder(ceiling, upperBedOf({ fit: bunk, height }, mattresses)!)
}

describe('headroom', () => {
  test('with the thickest mattress it is ceiling − assembled height + 5 in', () => {
    expect(roomUnder(96, 72).inches).toBe(29)
    expect(roomUnder(96, 65.5).inches).toBe(35.5)
    expect(roomUnder(96, 65).inches).toBe(36)
  })

  test('a thinner mattress leaves more', () => {
    expect(roomUnder(96, 72, 6).inches).toBe(30)
    expect(roomUnder(96, 72, 5).inches).toBe(31)
  })

  test('a mattress that is too thick for the upper bed does not count', () => {
    expect(roomUnder(96, 72, 6, 11)).toMatchObject({ inches: 30, verdict: 'fits' })
    expect(roomUnder(96, 72, 8)).toEqual(roomUnder(96, 72))
    const unlimited = readFit({ fit_beds: 'upper twin any any' })
    const thick = [{ size: 'twin' as const, thickness: 11, load: null }]
    expect(upperBedOf({ fit: unlimited, height: 72 }, thick)?.chosen).toBe(11)
  })

  test('of several mattresses the thickest counts, and only those of its size', () => {
    expect(roomUnder(96, 72, 5, 6).inches).toBe(30)
    const full = [{ size: 'full' as const, thickness: 5, load: null }]
    expect(upperBedOf({ fit: bunk, height: 72 }, full)).toEqual(upperBedOf({ fit: bunk, height: 72 }))
  })

  test('a limit below the rail counts', () => {
    const triple = readFit({ fit_beds: 'upper twin 6 300', fit_guard_rail: 12 })
    expect(upperBedOf({ fit: triple, height: 84 })).toEqual({ slats: 72, thickest: 6, mattressTop: 78 })
  })

  test('without a guard rail only the thickest mattress can be counted', () => {
    const fit = readFit({ fit_beds: 'upper full 9 700' })
    expect(upperBedOf({ fit, height: 88 })).toEqual({ slats: 74, thickest: 9, mattressTop: 83 })
  })

  test.each([
    ['a bed on the floor', readFit({ fit_beds: 'lower queen any 900' }), 40],
    ['nothing said', readFit({}), 40],
    ['no height', bunk, null],
  ])('%s has none', (_name, fit, height) => expect(upperBedOf({ fit, height })).toBeNull())
})

test.each([
  [36.5, 'comfortable'],
  [36, 'comfortable'],
  [35.99, 'fits'],
  [30, 'fits'],
  [29.99, 'tight'],
  [0, 'tight'],
  [-4, 'tight'],
])('%d in is %s', (inches, verdict) => expect(roomUnder(65 + 7 - 12 + inches, 65).verdict).toBe(verdict))

test.each([
  [29.8, 29.5, 'tight'],
  [35.99, 35.5, 'fits'],
  [36.4, 36, 'comfortable'],
])('%d in is shown as no more than it is', (inches, shown, verdict) =>
  expect(roomUnder(65 + 7 - 12 + inches, 65)).toMatchObject({ inches: shown, verdict }),
)

test('the tallest bed under a ceiling leaves the least headroom', () => {
  expect(tallestUnder(96)).toBe(71)
  expect(roomUnder(96, tallestUnder(96)).verdict).toBe('fits')
  expect(roomUnder(96, tallestUnder(96) + 0.5).verdict).toBe('tight')
})
