import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { cartSeenAtom } from '../../cart/cart-seen.ts'
import { makeCart } from '../../cart/testing/make-cart.ts'
import { myHomeAtom } from '../../fit/my-home/my-home.ts'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { renderInShop, textOf } from '../../platform/testing/render-in-shop.tsx'
import { TileAnswers } from './tile-answers.tsx'

/** Of one page of a list. */
const CARDS = 24
const bunk = {
  __typename: 'SimpleProduct',
  sku: 'BUNK',
  assembled_height: 72,
  fit_beds: 'upper twin 7 400; lower twin 10 400',
  fit_guard_rail: 12,
} as unknown as ProductListItemFragment
const mattress = { __typename: 'SimpleProduct', uid: 'm', sku: 'MAT', name: 'Mattress' }
const item = { ...makeCart().items?.[0], __typename: 'SimpleCartItem', product: mattress }

let requests: (string | undefined)[] = []
const client = answeringClient((name) => {
  requests.push(name)
  if (name === 'cart') return { cart: makeCart({ items: [item] } as object) }
  return { products: { items: [{ ...mattress, fit_mattress: 'twin 6 250' }] } }
})

async function cardsUnder(ceiling: number | undefined, { hasCart = true } = {}): Promise<string[]> {
  requests = []
  const store = createStore()
  store.set(myHomeAtom, { ceiling, children: [{ years: 8 }] })
  store.set(cartSeenAtom, hasCart)
  const cards = Array.from({ length: CARDS }, (_, key) => (
    <article key={key}>
      <TileAnswers product={bunk} />
    </article>
  ))
  const list = await renderInShop(cards, { client, store, missingFeatures: ['deliveredPrices'] })
  return [...list.querySelectorAll('article')].map(textOf)
}

it('counts the mattress in the cart, which is not read by each card', async () => {
  const cards = await cardsUnder(96)
  expect(cards).toHaveLength(CARDS)
  for (const card of cards) expect(card).toContain('Fits, 30 in above')
  expect(requests).toContain('cart')
  expect(requests.length).toBeLessThan(CARDS)
})

it('counts the thickest mattress without a cart, and reads none', async () => {
  const [card] = await cardsUnder(96, { hasCart: false })
  expect(card).toContain('Too tight, 29 in above')
  expect(requests).toEqual([])
})

it('reads no cart where no ceiling is typed', async () => {
  const [card] = await cardsUnder(undefined)
  expect(card).not.toContain('above')
  expect(requests).toEqual([])
})
