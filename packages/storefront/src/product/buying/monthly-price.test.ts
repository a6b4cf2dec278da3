import { expect, it } from 'vitest'
import { monthlyPrice } from './monthly-price.tsx'

const of = (months: number, annual_rate: number, minimum = 0) => ({ months, annual_rate, minimum })

it.each([
  ['without interest', 1200, of(12, 0), 100],
  ['rounded up to the cent', 1000, of(12, 0), 83.34],
  ['with interest, as an annuity', 2000, of(24, 9.99), 92.29],
  ['not a cent more for what comes out even', 139.92, of(12, 0), 11.66],
  ['at the least amount', 150, of(12, 0, 150), 12.5],
  ['below the least amount', 149.99, of(12, 0, 150), undefined],
  ['of nothing', 0, of(12, 0), undefined],
])('%s', (_name, price, financing, expected) => {
  expect(monthlyPrice(price, financing)).toBe(expected)
})
