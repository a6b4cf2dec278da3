import { createStore } from 'jotai'
import { act } from 'react'
import { expect, it } from 'vitest'
import { cartMattressesAtom } from '../fit/ceiling/cart-mattresses.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { CartMattresses } from './cart-mattresses.tsx'
import { cartSeenAtom } from './cart-seen.ts'
import { makeCart } from './testing/make-cart.ts'

const FACTS = { SIX: 'twin 6 any', SEVEN: 'twin 7 any', TOPPER: 'twin 3 any topper' }

const products = Object.entries(FACTS).map(([sku, fit_mattress]) => ({
  __typename: 'SimpleProduct',
  sku,
  fit_mattress,
}))
const items = products.map((product) => ({
  __typename: 'SimpleCartItem',
  uid: product.sku,
  quantity: 1,
  product,
}))

it('counts every mattress as it may lie, with a topper and without', async () => {
  const store = createStore()
  act(() => store.set(cartSeenAtom, true))
  const client = answeringClient((name) =>
    name === 'fitProducts' ? { products: { items: products } } : { cart: { ...makeCart(), items } },
  )
  await renderInShop(<CartMattresses />, { client, store })
  const thick = store.get(cartMattressesAtom).map(({ thickness }) => thickness)
  expect(new Set(thick)).toEqual(new Set([10, 6, 9, 7]))
})
