import { expect, it } from 'vitest'
import type { WishlistEntry } from './wishlist-api.ts'
import { cartItemOf, wishOf } from './cart-item-of.ts'

const entry = (productType: string, more: object = {}) =>
  ({
    id: '1',
    quantity: 2,
    product: { __typename: productType, sku: 'BED' },
    ...more,
  }) as unknown as WishlistEntry

const plain = entry('SimpleProduct')
const variant = entry('ConfigurableProduct', { configured_variant: { sku: 'BED-TWIN' } })
const set = entry('BundleProduct', {
  bundle_options: [{ values: [{ uid: 'bed' }, null] }, null, { values: [{ uid: 'mattress' }] }],
})
const openSet = entry('BundleProduct', { bundle_options: [] })

it('goes into the cart with its options and quantity', () => {
  expect(cartItemOf(plain)).toEqual({ sku: 'BED', quantity: 2 })
  expect(cartItemOf(variant)).toEqual({ sku: 'BED-TWIN', parent_sku: 'BED', quantity: 2 })
  expect(cartItemOf(set)).toEqual({ sku: 'BED', quantity: 2, selected_options: ['bed', 'mattress'] })
})

it('must be chosen first where it is not', () => {
  expect(cartItemOf(openSet)).toBeNull()
  expect(cartItemOf(entry('ConfigurableProduct'))).toBeNull()
  expect(cartItemOf(entry('GiftCardProduct'))).toBeNull()
})

it('is copied with a quantity of one', () => {
  expect(wishOf(plain)).toEqual({ sku: 'BED', quantity: 1 })
  expect(wishOf(variant)).toEqual({ sku: 'BED-TWIN', parent_sku: 'BED', quantity: 1 })
  expect(wishOf(set)).toEqual({ sku: 'BED', quantity: 1, selected_options: ['bed', 'mattress'] })
})
