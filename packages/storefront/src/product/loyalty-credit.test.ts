import { expect, it } from 'vitest'
import { loyaltyCredit } from './product-price.tsx'

it.each([
  [1399, 140],
  [1394.99, 139],
  [4, 0],
  [5, 1],
])('%d earns %d', (price, credit) => {
  expect(loyaltyCredit(price, 0.1)).toBe(credit)
})
