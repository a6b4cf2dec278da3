import { expect, it } from 'vitest'
import { addToCartError } from './can-add-to-cart.ts'

const simple = { __typename: 'SimpleProduct', stock_status: 'IN_STOCK', only_x_left_in_stock: null }
const configurable = { ...simple, __typename: 'ConfigurableProduct' }

it.each([
  ['in stock', simple, 3, null, null],
  ['as many as are left', { ...simple, only_x_left_in_stock: 3 }, 3, null, null],
  ['more than are left', { ...simple, only_x_left_in_stock: 3 }, 4, null, 'too-many'],
  ['sold out', { ...simple, stock_status: 'OUT_OF_STOCK' }, 1, null, 'sold-out'],
  ['unknown stock', { ...simple, stock_status: null }, 1, null, 'sold-out'],
  ['configurable without variant', configurable, 1, null, 'choose-variant'],
  [
    'configurable with variant',
    configurable,
    1,
    { stock_status: 'IN_STOCK', only_x_left_in_stock: null },
    null,
  ],
  [
    'sold-out variant',
    configurable,
    1,
    { stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null },
    'sold-out',
  ],
  ['no pieces', simple, 0, null, 'bad-quantity'],
  ['half a bed', simple, 1.5, null, 'bad-quantity'],
] as const)('%s', (_name, product, quantity, variant, userError) => {
  expect(addToCartError(product, quantity, variant)).toBe(userError)
})
