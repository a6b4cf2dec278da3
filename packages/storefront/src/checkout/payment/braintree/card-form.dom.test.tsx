// A customer's saved cards in the payment step, and the card that its summary names.
import type { CartFragment } from '@loftwood/graphql-types'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCart } from '../../../cart/testing/make-cart.ts'
import { EMBEDDED_FORM } from '../../../customer/address/testing/form-answers.ts'
import { answeringClient } from '../../../platform/data/testing/answering-client.ts'
import { VIEWS } from '../../../platform/i18n/testing/views.ts'
import { loadTranslator } from '../../../platform/i18n/translator.ts'
import { EMPTY_DRAFT, type CheckoutDraft } from '../../draft.ts'
import { PaymentStep } from '../../payment-step.tsx'
import { PaymentSummary } from '../../step-summaries.tsx'
import type { CheckoutState } from '../../use-checkout.ts'

const cardOf = (public_hash: string, maskedCC: string) => ({
  public_hash,
  payment_method_code: 'braintree',
  type: 'card',
  details: JSON.stringify({ type: 'VI', maskedCC, expirationDate: '12/2029' }),
})
const items = [cardOf('A', '1111'), cardOf('B', '4444')]
const cart = makeCart({
  available_payment_methods: [{ code: 'braintree', title: 'Card' }],
  selected_payment_method: { code: 'braintree_cc_vault', title: '', purchase_order_number: null },
} as Partial<CartFragment>)

let root: Root
let configure: (config: unknown) => void
const setPaymentMethod = vi.fn(() => Promise.resolve(cart))
const config = (requires3ds: boolean) => ({
  storeConfig: { store_code: 'default', braintree_3dsecure_verify_3dsecure: requires3ds },
})

function Step({ chosen }: { chosen: string }) {
  const [draft, setDraft] = useState<CheckoutDraft>({
    ...EMPTY_DRAFT,
    payment: { code: 'braintree', fields: { card: chosen } },
  })
  const checkout = {
    draft,
    isCustomer: true,
    calls: {
      setBillingAddress: () => Promise.resolve(cart),
      setShippingMethod: () => Promise.resolve(cart),
      setPaymentMethod,
    },
    step: 'payment',
    express: null,
    change: (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part })),
    advance: () => undefined,
  } as unknown as CheckoutState
  return (
    <>
      <PaymentStep cart={cart} checkout={checkout} />
      <pre>{JSON.stringify(draft.payment.fields)}</pre>
      <output>
        <PaymentSummary cart={cart} checkout={checkout} />
      </output>
    </>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('vsf-session={"customer":true}')
  await loadTranslator(VIEWS[0], true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(chosen: string) {
  const configured = new Promise<unknown>((resolve) => (configure = resolve))
  const client = answeringClient((name) => {
    if (name === 'addressForm') return EMBEDDED_FORM
    if (name === 'customerPaymentTokens') return { customerPaymentTokens: { items } }
    return name === 'braintreeConfig' ? configured : new Promise(() => undefined)
  })
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS, missingFeatures: [] } }
  await act(async () => {
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
        <Provider value={client}>
          <Step chosen={chosen} />
        </Provider>
      </VikeReactProviderPageContext>,
    )
    await Promise.all([import('./card-form.tsx'), import('./card-summary.tsx')])
  })
}

const radio = (hash: string) => document.querySelector<HTMLInputElement>(`input[value="${hash}"]`)
const press = (element: HTMLElement | null) => act(async () => element?.click())
/** React applies updates when an act ends. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })
const summary = () => document.querySelector('output')?.textContent

it('keeps the chosen saved card while the configuration loads', async () => {
  await show('B')
  await act(async () => configure(config(false)))
  await until(() => expect(radio('B')).not.toBeNull())
  expect(radio('B')?.checked).toBe(true)
})

it('drops a chosen saved card where each card is verified', async () => {
  await show('B')
  await act(async () => configure(config(true)))
  await until(() => expect(document.querySelector('pre')?.textContent).toBe('{"card":"new"}'))
})

it('names the card that is set, whatever is chosen after it', async () => {
  await show('A')
  await act(async () => configure(config(false)))
  await until(() => expect(radio('B')).not.toBeNull())
  await press(document.querySelector('button[type=submit]'))
  await until(() => expect(summary()).toContain('1111'))
  await press(radio('B'))
  expect(radio('B')?.checked).toBe(true)
  expect(summary()).toContain('1111')
  await press(document.querySelector('button[type=submit]'))
  await until(() => expect(summary()).toContain('4444'))
  // Nobody knows which card is set when the answer is lost.
  setPaymentMethod.mockRejectedValueOnce(new Error('lost'))
  await press(document.querySelector('button[type=submit]'))
  await until(() => expect(summary()).not.toContain('4444'))
})
