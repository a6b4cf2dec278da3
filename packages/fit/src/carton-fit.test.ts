import { describe, expect, it } from 'vitest'
import { fitsElevator, liesWithin, passesDoor, passesCorner, turnsCorner } from './carton-fit.ts'

const rails = { length: 79, width: 14, height: 7 }
const corner = (before: number, after = before, height: number | null = null) => ({ before, after, height })

describe('a door', () => {
  it('takes a carton by its two smaller sides, whichever way it is held', () => {
    expect(passesDoor(rails, { width: 7, height: 14 })).toBe(true)
    expect(passesDoor(rails, { width: 14, height: 7 })).toBe(true)
    expect(passesDoor({ length: 7, width: 79, height: 14 }, { width: 14, height: 7 })).toBe(true)
  })

  it.each([
    [6.99, 80],
    [13.99, 13.99],
    [80, 6.99],
  ])('of %s by %s in is too narrow', (width, height) => {
    expect(passesDoor(rails, { width, height })).toBe(false)
  })
})

describe('the corner of a staircase', () => {
  /** Between walls of the same width the longest is 2 (√2 w − thickness). */
  const longest = (width: number, thickness: number) => 2 * (Math.SQRT2 * width - thickness)

  it('turns what is as long as the formula allows', () => {
    expect(turnsCorner({ length: longest(36, 7), thickness: 7 }, corner(36))).toBe(true)
    expect(turnsCorner({ length: longest(36, 7) + 0.01, thickness: 7 }, corner(36))).toBe(false)
  })

  it('is the classic ladder for what has no thickness', () => {
    const ladder = (36 ** (2 / 3) + 30 ** (2 / 3)) ** 1.5
    expect(turnsCorner({ length: ladder - 0.01, thickness: 0 }, corner(36, 30))).toBe(true)
    expect(turnsCorner({ length: ladder + 0.01, thickness: 0 }, corner(36, 30))).toBe(false)
  })

  it('stops what is thicker than a flight is wide', () => {
    expect(passesCorner({ length: 40, width: 38, height: 37 }, corner(36))).toBe(false)
    expect(passesCorner({ length: 36, width: 36, height: 36 }, corner(36))).toBe(true)
  })

  it('is passed sideways where one flight is as wide as the carton is long', () => {
    expect(passesCorner({ length: 60, width: 20, height: 20 }, corner(60, 20))).toBe(true)
    expect(passesCorner({ length: 60, width: 20, height: 20 }, corner(59, 20))).toBe(false)
  })

  it('is turned on the thin side', () => {
    // 79 in long: 7 in thick needs √2 w − 39.5 ≥ 7, that is 32.9 in.
    expect(passesCorner(rails, corner(33))).toBe(true)
    expect(passesCorner(rails, corner(32.8))).toBe(false)
  })

  it('is passed upright where the height is known and enough', () => {
    expect(passesCorner(rails, corner(20))).toBe(false)
    expect(passesCorner(rails, corner(20, 20, 79))).toBe(true)
    expect(passesCorner(rails, corner(20, 20, 78.9))).toBe(false)
  })
})

describe('an elevator', () => {
  it('takes a carton along its edges', () => {
    expect(fitsElevator(rails, { width: 14, depth: 7, height: 79 })).toBe(true)
    expect(fitsElevator({ length: 14, width: 79, height: 7 }, { width: 79, depth: 14, height: 7 })).toBe(true)
  })

  it('takes it across the diagonal, with its thickness', () => {
    const elevator = { width: 51, depth: 65, height: 87 }
    const tall = { length: 90, width: 20, height: 7 }
    expect(fitsElevator(tall, elevator)).toBe(true)
    expect(fitsElevator({ ...tall, length: 110 }, elevator)).toBe(false)
  })

  it('is too small where its diagonal is', () => {
    // A stick of 79 in across 50 by 61.16 in: 50² + 61.16² = 79².
    const depth = Math.sqrt(79 ** 2 - 50 ** 2)
    expect(fitsElevator({ length: 79, width: 0, height: 0 }, { width: 50, depth, height: 10 })).toBe(true)
    expect(
      fitsElevator({ length: 79, width: 0, height: 0 }, { width: 50, depth: depth - 0.01, height: 10 }),
    ).toBe(false)
    expect(fitsElevator({ length: 79, width: 14, height: 7 }, { width: 50, depth, height: 10 })).toBe(false)
  })

  it('puts a rectangle into another one straight or turned', () => {
    expect(liesWithin([10, 5], [10, 5])).toBe(true)
    expect(liesWithin([10.01, 5], [10, 5])).toBe(false)
    // Across a square of 10: a strip 1 wide is at most 10√2 − 1 long.
    expect(liesWithin([10 * Math.SQRT2 - 1, 1], [10, 10])).toBe(true)
    expect(liesWithin([10 * Math.SQRT2 - 0.99, 1], [10, 10])).toBe(false)
  })
})
