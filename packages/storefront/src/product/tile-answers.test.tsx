// @vitest-environment happy-dom
import type { ProductListItemFragment } from '@loftwood/graphql-types'
import { createStore, Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider as ClientProvider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartSeenAtom } from '../cart/cart-seen.ts'
import { makeCart } from '../cart/testing/make-cart.ts'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { TileAnswers } from './tile-answers.tsx'

const bunk = {
  __typename: 'SimpleProduct',
  sku: 'BUNK',
  assembled_height: 72,
  fit_beds: 'upper twin 7 400; lower twin 10 400',
  fit_guard_rail: 12,
} as unknown as ProductListItemFragment
const mattress = { __typename: 'SimpleProduct', uid: 'm', sku: 'MAT', name: 'Mattress' }
const item = { ...makeCart().items?.[0], __typename: 'SimpleCartItem', product: mattress }

/** Of one page of a list. */
const CARDS = 24

let root: Root
let requests: (string | undefined)[] = []
const answer = (name: string | undefined) => {
  requests.push(name)
  const data =
    name === 'cart'
      ? { cart: makeCart({ items: [item] } as object) }
      : { products: { items: [{ ...mattress, fit_mattress: 'twin 6 250' }] } }
  return Promise.resolve(data)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  localStorage.clear()
  requests = []
})

async function cardsUnder(ceiling: number | undefined, { hasCart = true } = {}): Promise<string[]> {
  await loadTranslator(VIEWS[0], true)
  const store = createStore()
  store.set(myHomeAtom, { ceiling, children: [{ years: 8 }] })
  store.set(cartSeenAtom, hasCart)
  const client = answeringClient(answer)
  const pageContext = {
    urlOriginal: '/bunk-beds',
    publicConfig: { storeViews: VIEWS, missingFeatures: ['deliveredPrices'] },
  } as unknown
  const cards = document.createElement('div')
  root = createRoot(cards)
  await act(async () => {
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as PageContext}>
        <Provider store={store}>
          <ClientProvider value={client}>
            {Array.from({ length: CARDS }, (_, key) => (
              <article key={key}>
                <TileAnswers product={bunk} />
              </article>
            ))}
          </ClientProvider>
        </Provider>
      </VikeReactProviderPageContext>,
    )
    await new Promise(setImmediate)
  })
  return [...cards.querySelectorAll('article')].map((card) => card.textContent.replaceAll('\u00a0', ' '))
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
