import { expect, it } from 'vitest'
import type { CartItemFragment } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import { makeConfigurable, uidOf } from '../testing/make-product.ts'
import { cartItemsFor, isChosen, itemOptions, UnsupportedProductTypeError } from './product-types.ts'

const choice = {
  quantity: 2,
  selection: { color: uidOf('color', 803), att_bed_size: uidOf('att_bed_size', 821) },
}
const ofType = (typename: string) =>
  ({ ...makeConfigurable(), __typename: typename }) as unknown as ProductDetail

it('adds a simple product by its sku', () => {
  expect(cartItemsFor(ofType('SimpleProduct'), choice)).toEqual([{ sku: 'BED', quantity: 2 }])
})

it('adds a configurable by its own sku and the chosen options in their order', () => {
  const product = makeConfigurable()
  expect(isChosen(product, { quantity: 1, selection: {} })).toBe(false)
  expect(isChosen(product, choice)).toBe(true)
  expect(cartItemsFor(product, choice)).toEqual([
    { sku: 'BED', quantity: 2, selected_options: ['color/803', 'att_bed_size/821'] },
  ])
})

it('says so when a type cannot be sold yet', () => {
  expect(isChosen(ofType('GroupedProduct'), choice)).toBe(false)
  expect(() => cartItemsFor(ofType('GroupedProduct'), choice)).toThrow(UnsupportedProductTypeError)
  expect(() => cartItemsFor(ofType('GroupedProduct'), choice)).toThrow(
    'Product Type GroupedProduct not supported in add to cart yet',
  )
})

it('shows the chosen options of a line', () => {
  const line = {
    __typename: 'ConfigurableCartItem',
    configurable_options: [{ option_label: 'Finish', value_label: 'Espresso' }, null],
  } as unknown as CartItemFragment
  expect(itemOptions(line)).toEqual([{ label: 'Finish', value: 'Espresso' }])
  expect(itemOptions({ __typename: 'SimpleCartItem' } as CartItemFragment)).toEqual([])
})
