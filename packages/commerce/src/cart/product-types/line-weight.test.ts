import { expect, test } from 'vitest'
import type { ChosenLine } from './product-type.ts'
import { longestCarton } from './line-weight.ts'

const product = (type: string, fit_cartons?: string) => ({
  id: 1,
  type,
  doc: {},
  text: { attributes: { ...(fit_cartons && { fit_cartons }) } },
})

test.each([
  ['of the variant', '60x14x7 40', 60],
  ['of the product, where the variant has none', undefined, 84],
  ['of any writing', '20x10x5 9; 79,5 × 14 × 7 88', 79.5],
  ['never of what is no number', '1.2.3x4x5 6', 4],
])('the longest carton is that %s', (_, cartons, inches) => {
  const line = {
    product: product('configurable', '84x14x7 88'),
    sold: product('simple', cartons),
    choice: {},
  }
  expect(longestCarton(line as unknown as ChosenLine)).toBe(inches)
})
