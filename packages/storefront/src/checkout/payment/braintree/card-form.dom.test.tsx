// A customer's saved cards in the payment step.
import type { CartFragment } from '@loftwood/graphql-types'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCart } from '../../../cart/testing/make-cart.ts'
import { EMBEDDED_FORM } from '../../../customer/address/testing/form-answers.ts'
import { answeringClient } from '../../../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../../../platform/data/use-query.ts'
import { useSubmit } from '../../../platform/forms/use-submit.ts'
import { VIEWS } from '../../../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../../../platform/i18n/translator.ts'
import type { Agreements } from '../../agreements.tsx'
import { EMPTY_DRAFT, type CheckoutDraft } from '../../draft.ts'
import { PaymentStep } from '../../payment-step.tsx'
import type { CheckoutState } from '../../use-checkout.ts'
import { usePaymentChoice } from '../../use-payment-choice.ts'
import type { PlaceOrderState } from '../../use-place-order.ts'

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

const order = { fate: null, changes: [] } as unknown as PlaceOrderState
const agreements = { all: [], agreed: [], missing: [], isKnown: true } as unknown as Agreements

let root: Root
let configure: (config: unknown) => void
const config = (requires3ds: boolean) => ({
  storeConfig: { store_code: 'default', braintree_3dsecure_verify_3dsecure: requires3ds },
})

function Step({ chosen }: { chosen: string }) {
  const saving = useSubmit()
  const [draft, setDraft] = useState<CheckoutDraft>({
    ...EMPTY_DRAFT,
    payment: { code: 'braintree', fields: { card: chosen } },
  })
  const checkout = {
    draft,
    isCustomer: true,
    calls: {},
    step: 'payment',
    express: null,
    payment: usePaymentChoice(cart, { draft, express: null, isCustomer: true }),
    change: (part: Partial<CheckoutDraft>) => setDraft((before) => ({ ...before, ...part })),
    advance: () => undefined,
  } as unknown as CheckoutState
  return (
    <>
      <PaymentStep saving={saving} cart={cart} checkout={checkout} order={order} agreements={agreements} />
      <pre>{JSON.stringify(draft.payment.fields)}</pre>
    </>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('vsf-session={"customer":true}')
  await loadTranslator(VIEWS[0], ALL_TEXTS)
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
        <ClientProvider value={client}>
          <Step chosen={chosen} />
        </ClientProvider>
      </VikeReactProviderPageContext>,
    )
    await import('./card-form.tsx')
  })
}

const radio = (hash: string) => document.querySelector<HTMLInputElement>(`input[value="${hash}"]`)
/** React applies updates when an act ends. */
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

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
