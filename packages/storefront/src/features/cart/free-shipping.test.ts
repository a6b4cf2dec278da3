import { expect, it } from 'vitest'
import { freeShippingProgress } from './free-shipping.ts'

it.each([
  [0, 999, { missing: 999, percent: 0 }],
  [998.9, 999, { missing: 0.1, percent: 99 }],
  [999, 999, { missing: 0, percent: 100 }],
  [2500, 999, { missing: 0, percent: 100 }],
  [10, null, null],
  [10, 0, null],
])('%d of %s', (subtotal, threshold, progress) => {
  expect(freeShippingProgress(subtotal, threshold)).toEqual(progress)
})
