import { describe, expect, it } from 'vitest'
import { countCartons, loadOf } from './carton-load.ts'

const carton = (weight: number, length = 79) => ({ length, width: 14, height: 7, weight })

describe('the cartons of a delivery', () => {
  it('are counted with the quantity of their line, equal ones together', () => {
    const lines = [
      { cartons: [carton(88), carton(74, 58)], quantity: 2 },
      { cartons: [carton(88)], quantity: 1 },
    ]
    expect(countCartons(lines)).toEqual([
      { ...carton(88), count: 3 },
      { ...carton(74, 58), count: 2 },
    ])
  })

  it('take two people from over 50 lb', () => {
    expect(loadOf([{ ...carton(50), count: 2 }])?.forTwo).toBe(0)
    expect(loadOf([{ ...carton(50.5), count: 2 }])?.forTwo).toBe(2)
  })

  it('have a number, a weight and a heaviest', () => {
    const load = loadOf([
      { ...carton(74, 58), count: 2 },
      { ...carton(88), count: 1 },
    ])
    expect(load).toEqual({ count: 3, weight: 236, heaviest: { ...carton(88), count: 1 }, forTwo: 3 })
  })

  it('are none of a gift card', () => {
    expect(countCartons([{ cartons: [], quantity: 2 }])).toEqual([])
    expect(loadOf([])).toBeNull()
  })
})
