import type { CartFragment } from '@loftwood/graphql-types'
import { expect, test } from 'vitest'
import type { ProductDetail } from '../product/product-detail.ts'
import { refusedPieces, wantedPieces } from './cart-of-plan.ts'
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

test('alike pieces go in together, each variant by its options', () => {
  const { wanted, left } = wantedPieces(
    [piece('DESK'), piece('BED', { color: '1' }), piece('DESK')],
    products,
  )
  expect(left).toEqual([])
  expect(wanted.map(({ sku, count }) => [sku, count])).toEqual([
    ['DESK', 2],
    ['BED-P', 1],
  ])
  expect(wanted.flatMap(({ items }) => items)).toEqual([
    { sku: 'DESK', quantity: 2 },
    { sku: 'BED', quantity: 1, selected_options: ['pine'] },
  ])
})

test('what cannot be added has its reason', () => {
  const { wanted, left } = wantedPieces([piece('GONE'), piece('BED', { color: '2' }), piece('BED')], products)
  expect(wanted).toEqual([])
  expect(left.map(({ sku, reason }) => [sku, reason])).toEqual([
    ['GONE', 'gone'],
    ['BED', 'sold-out'],
    ['BED', 'choose'],
  ])
})

test('what the back end refused is told by the cart before and after', () => {
  const { wanted } = wantedPieces([piece('DESK'), piece('DESK'), piece('BED', { color: '1' })], products)
  const cart = (items: object[]) => ({ items }) as unknown as CartFragment
  const before = cart([{ product: { sku: 'DESK' }, quantity: 1 }])
  const after = cart([
    { product: { sku: 'DESK' }, quantity: 3 },
    { product: { sku: 'OTHER' }, quantity: 1 },
  ])
  expect(refusedPieces(wanted, before, after).map(({ sku, count }) => [sku, count])).toEqual([['BED-P', 1]])
  expect(refusedPieces(wanted, null, null)).toHaveLength(2)
  const variant = { product: { sku: 'BED' }, configured_variant: { sku: 'BED-P' }, quantity: 1 }
  expect(refusedPieces(wanted, before, cart([...(after.items ?? []), variant] as object[]))).toEqual([])
})
