// How many of a line there are.
import { expect, test } from 'vitest'
import type { ChosenLine } from './product-types/product-type.ts'
import type { SoldProduct } from './cart-rows.ts'
import { available } from './quantities.ts'

const product = (id: number, overrides: object) => ({
  id,
  sku: `P${id}`,
  type: 'simple',
  doc: {},
  ...overrides,
})

/** A set of one mattress below and one above, both the same product. */
function bunkSet(stock: number): ChosenLine {
  const selection = (id: number) => ({ id, productId: 2, quantity: 1 })
  const options = [1, 2].map((id) => ({ id, selections: [selection(id * 10)] }))
  const sold = product(1, { type: 'bundle', doc: { bundle: { options } } }) as unknown as SoldProduct
  const mattress = product(2, { stock }) as unknown as SoldProduct
  const picks = [1, 2].map((id) => ({ optionId: id, selectionId: id * 10, quantity: 1 }))
  return { product: sold, sold, choice: { bundle: picks }, parts: new Map([[2, mattress]]) }
}

test('a part that is in a set twice is counted twice', () => {
  expect([0, 1, 2, 5].map((stock) => available(bunkSet(stock)))).toEqual([0, 0, 1, 2])
  expect(available(bunkSet(5), new Map([['P2', 2]]))).toBe(1)
})
