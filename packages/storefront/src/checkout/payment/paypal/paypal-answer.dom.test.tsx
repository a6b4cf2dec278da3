import type { CartFragment, PaymentMethodInput } from '@loftwood/graphql-types'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VIEWS } from '../../../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../../../platform/i18n/translator.ts'
import type { CheckoutState } from '../../use-checkout.ts'
import { PaypalNotice } from './paypal-notice.tsx'
import { readVisit, writeVisit, type PaypalVisit } from './paypal-visit.ts'
import { usePaypalAnswer } from './use-paypal-answer.ts'

const cartOf = (total: number, code = ''): CartFragment =>
  ({
    id: 'cart-1',
    prices: { grand_total: { value: total, currency: 'CAD' } },
    selected_payment_method: { code },
  }) as unknown as CartFragment

const visited = (part: Partial<PaypalVisit>) =>
  writeVisit(localStorage, {
    state: 'approved',
    token: 'EC-1',
    payerId: 'P1',
    cartId: 'cart-1',
    total: 59,
    back: '/checkout',
    at: Date.now(),
    ...part,
  })

let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  localStorage.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Answer({ cart, checkout }: { cart: CartFragment; checkout: CheckoutState }) {
  const answer = usePaypalAnswer(cart, checkout)
  return answer.isSetting ? <p>setting</p> : <PaypalNotice cart={cart} answer={answer} />
}

/** Shows what the checkout says. @param set what the back end does with the payment */
async function show(cart: CartFragment, set = () => Promise.resolve(cart)) {
  const sent: PaymentMethodInput[] = []
  const advanced: CartFragment[] = []
  const calls = {
    setPaymentMethod: (payment: PaymentMethodInput) => {
      sent.push(payment)
      return set()
    },
  }
  const checkout = { calls, advance: (next: CartFragment) => void advanced.push(next) }
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS, missingFeatures: [] } }
  await act(async () =>
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
        <Answer cart={cart} checkout={checkout as unknown as CheckoutState} />
      </VikeReactProviderPageContext>,
    ),
  )
  return { sent, advanced, text: () => document.body.textContent }
}

it('sets an approved payment on the cart, once, and goes on', async () => {
  visited({})
  const { sent, advanced, text } = await show(cartOf(59))
  expect(sent).toEqual([{ code: 'paypal_express', paypal_express: { token: 'EC-1', payer_id: 'P1' } }])
  expect(advanced).toHaveLength(1)
  expect(text()).toBe('')
  expect(readVisit(localStorage)?.state).toBe('set')
})

it('tries again when it could not be set', async () => {
  visited({})
  let failures = 1
  const cart = cartOf(59)
  const { sent, advanced } = await show(cart, () =>
    failures-- > 0 ? Promise.reject(new Error('lost')) : Promise.resolve(cart),
  )
  expect(advanced).toHaveLength(0)
  await act(async () => document.querySelector('button')?.click())
  expect(sent).toHaveLength(2)
  expect(advanced).toHaveLength(1)
})

it('says what is paid where the total has changed since', async () => {
  visited({ state: 'set' })
  const { text } = await show(cartOf(65, 'paypal_express'))
  expect(text()).toContain('$59.00')
  expect(text()).toContain('$65.00')
})

it('says once that nothing was paid', async () => {
  visited({ state: 'canceled' })
  const { sent, text } = await show(cartOf(59))
  expect(text()).toContain('nothing was charged')
  expect(sent).toEqual([])
  expect(readVisit(localStorage)).toBeNull()
})

it('does not pay for another cart', async () => {
  visited({ cartId: 'cart-0' })
  const { sent, text } = await show(cartOf(59))
  expect(text()).toContain('Your cart is not the one')
  expect(sent).toEqual([])
})
