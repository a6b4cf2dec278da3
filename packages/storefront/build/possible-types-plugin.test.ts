import { expect, it } from 'vitest'
import { possibleTypes } from './possible-types-plugin.ts'

it('contains every product and cart item type behind the interfaces', () => {
  const types = possibleTypes()
  expect(types['ProductInterface']).toEqual(expect.arrayContaining(['SimpleProduct', 'ConfigurableProduct']))
  expect(types['CartItemInterface']).toEqual(
    expect.arrayContaining(['SimpleCartItem', 'ConfigurableCartItem']),
  )
})
