import type { CartFragment } from '@loftwood/graphql-types'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, expect, it, vi } from 'vitest'
import { makeCart, money } from '../cart/testing/make-cart.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { EMPTY_DRAFT, writeDraft } from './draft.ts'
import { useCheckout } from './use-checkout.ts'

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Step({ cart }: { cart: CartFragment }) {
  return <p>{useCheckout(cart).step}</p>
}

it('opens the payment again when the cart costs another sum than 3-D Secure has verified', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], true)
  const ready = makeCart({ email: 'ann@example.com' })
  const cart = {
    ...ready,
    billing_address: ready.shipping_addresses[0],
    selected_payment_method: { code: 'braintree' },
  } as CartFragment
  const dearer = { ...cart, prices: { ...cart.prices, grand_total: money(1600) } } as CartFragment
  writeDraft(sessionStorage, { ...EMPTY_DRAFT, paidWith: { code: 'braintree', amount: '1561.48' } })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const pageContext = {
    urlOriginal: '/checkout?step=review',
    urlParsed: { search: { step: 'review' } },
    publicConfig: { storeViews: VIEWS, missingFeatures: [] },
  }
  const stepOf = (shown: CartFragment) => {
    act(() =>
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
          <Provider value={answeringClient(() => ({}))}>
            <Step cart={shown} />
          </Provider>
        </VikeReactProviderPageContext>,
      ),
    )
    return document.body.textContent
  }
  expect(stepOf(cart)).toBe('review')
  expect(stepOf(dearer)).toBe('payment')
  const byCheque = { ...dearer, selected_payment_method: { code: 'checkmo' } } as CartFragment
  expect(stepOf(byCheque)).toBe('review')
  act(() => root.unmount())
})
