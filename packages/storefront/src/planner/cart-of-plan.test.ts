import { expect, test } from 'vitest'
import type { ProductDetail } from '../product/product-detail.ts'
import { cartOfPlan } from './cart-of-plan.ts'
import type { Piece } from './plan.ts'

const stocked = { stock_status: 'IN_STOCK', only_x_left_in_stock: null }
const desk = {
  __typename: 'SimpleProduct',
  sku: 'DESK',
  name: 'Desk',
  options: null,
  ...stocked,
} as unknown as ProductDetail
const bed = {
  __typename: 'ConfigurableProduct',
  sku: 'BED',
  name: 'Bed',
  options: null,
  stock_status: 'IN_STOCK',
  only_x_left_in_stock: null,
  configurable_options: [
    {
      attribute_code: 'color',
      position: 0,
      label: 'Finish',
      values: [
        { uid: 'pine', label: 'Pine', value_index: 1 },
        { uid: 'oak', label: 'Oak', value_index: 2 },
      ],
    },
  ],
  variants: [
    { attributes: [{ code: 'color', uid: 'pine' }], product: { sku: 'BED-P', ...stocked } },
    {
      attributes: [{ code: 'color', uid: 'oak' }],
      product: { sku: 'BED-O', stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: 0 },
    },
  ],
} as unknown as ProductDetail

const products = { DESK: desk, BED: bed, GONE: null }
const piece = (sku: string, options: Piece['options'] = {}): Piece => ({
  id: 'p1',
  sku,
  options,
  x: 0,
  y: 0,
  turns: 0,
})

test('pieces of one product with the same options go in together, each variant by its options', () => {
  const { lines, left } = cartOfPlan([piece('DESK'), piece('BED', { color: '1' }), piece('DESK')], products)
  expect(left).toEqual([])
  expect(lines).toEqual([
    { name: 'Desk', product: desk, item: { sku: 'DESK', quantity: 2 } },
    { name: 'Bed', product: bed, item: { sku: 'BED', quantity: 1, selected_options: ['pine'] } },
  ])
})

test('what cannot be added has its reason', () => {
  const { lines, left } = cartOfPlan([piece('GONE'), piece('BED', { color: '2' }), piece('BED')], products)
  expect(lines).toEqual([])
  expect(left.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['GONE', 'gone'],
    ['BED', 'sold-out'],
    ['BED', 'choose'],
  ])
})
