// Renders the payment step of a cart, with calls that are noted and not sent.
import type { CartFragment, CustomerAddressFragment } from '@loftwood/graphql-types'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { onTestFinished, vi } from 'vitest'
import { EMBEDDED_FORM } from '../../customer/address/testing/form-answers.ts'
import { answeringClient } from '../../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../../platform/data/use-query.ts'
import { useSubmit } from '../../platform/forms/use-submit.ts'
import { VIEWS } from '../../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../../platform/i18n/translator.ts'
import { settled } from '../../platform/testing/render-in-shop.tsx'
import type { Agreements } from '../agreements.tsx'
import { EMPTY_DRAFT, type CheckoutDraft } from '../draft.ts'
import { PaymentStep } from '../payment-step.tsx'
import type { CheckoutState } from '../use-checkout.ts'
import { usePaymentChoice } from '../use-payment-choice.ts'
import type { PlaceOrderState } from '../use-place-order.ts'

const SAVED = {
  id: 7,
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: ['4200, boul. Saint-Laurent'],
  city: 'Montréal',
  region: { region: 'Québec', region_code: 'QC', region_id: 76 },
  postcode: 'H2W 2R2',
  country_code: 'CA',
  telephone: '514-555-0199',
  default_billing: true,
} as unknown as CustomerAddressFragment

const BUZZER = {
  __typename: 'CustomerAttributeMetadata' as const,
  code: 'buzzer_code',
  is_required: false,
  multiline_count: 0,
  sort_order: 100,
  is_own_field: true,
}
const FORM = {
  ...EMBEDDED_FORM,
  attributesForm: { items: [...(EMBEDDED_FORM.attributesForm?.items ?? []), BUZZER] },
}

/** A back end with an address book. */
const client = answeringClient((name) =>
  name === 'addressForm' ? FORM : name === 'getCustomerAddresses' ? { customer: { addresses: [SAVED] } } : {},
)

export const METHODS = [
  { code: 'purchaseorder', title: 'Purchase order' },
  { code: 'checkmo', title: 'Cheque' },
]
/** Its bill has no address yet. */
export const virtual = {
  is_virtual: true,
  items: [],
  shipping_addresses: [],
  billing_address: null,
  available_payment_methods: METHODS,
} as unknown as CartFragment

interface Place extends Partial<Pick<CheckoutState, 'express' | 'step'>> {
  cart?: CartFragment
}

interface StepProps extends Pick<CheckoutState, 'calls' | 'isCustomer'> {
  cart: CartFragment
  order: PlaceOrderState
  agreements: Agreements
  place: Place
  onTaken: () => void
}

function Step({ cart, calls, isCustomer, order, agreements, place, onTaken }: StepProps) {
  const saving = useSubmit()
  const [draft, setDraft] = useState<CheckoutDraft>(EMPTY_DRAFT)
  const [isTaken, setTaken] = useState(false)
  const express = isTaken ? null : (place.express ?? null)
  const checkout = {
    draft,
    isCustomer,
    calls,
    step: place.step ?? 'payment',
    express,
    payment: usePaymentChoice(cart, { draft, express, isCustomer }),
    takeExpress: () => Promise.resolve(setTaken(true)).then(onTaken),
    change: (part: Partial<CheckoutDraft>) => setDraft({ ...draft, ...part }),
    advance: () => undefined,
  }
  const props = { cart, checkout: checkout as unknown as CheckoutState }
  return <PaymentStep saving={saving} {...props} order={order} agreements={agreements} />
}

interface Setting {
  isCustomer?: boolean
  missingFeatures?: readonly string[]
  areTermsKnown?: boolean
  beginPaypal?: () => Promise<never>
  setPaymentMethod?: () => Promise<never>
  /** What became of an order that was sent before. */
  placing?: Partial<PlaceOrderState>
}

/** Shows the step; `log` is what was sent, in order. */
export async function showPaymentStep(
  cart: CartFragment,
  { isCustomer = false, missingFeatures = [], areTermsKnown = true, placing, ...more }: Setting = {},
) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const log: unknown[] = []
  const note = (input: unknown) => {
    log.push(input)
    return Promise.resolve(cart)
  }
  const beginPaypal = () => Promise.reject(log.push('PayPal'))
  const calls = {
    setBillingAddress: note,
    setPaymentMethod: note,
    beginPaypal,
    ...more,
  } as unknown as CheckoutState['calls']
  const order = {
    fate: null,
    changes: [],
    reset: () => undefined,
    place: () => Promise.resolve(log.push('order')),
    ...placing,
  } as unknown as PlaceOrderState
  const agreements = { all: [], agreed: [], missing: [], isKnown: areTermsKnown } as unknown as Agreements
  const onTaken = vi.fn()
  const own = { calls, isCustomer, order, agreements, onTaken }
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS, missingFeatures } }
  const at = (place: Place) =>
    act(() =>
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
          <ClientProvider value={client}>
            <Step cart={place.cart ?? cart} place={place} {...own} />
          </ClientProvider>
        </VikeReactProviderPageContext>,
      ),
    )
  at({})
  await settled()
  const press = async (selector: string) => {
    act(() => document.querySelector<HTMLElement>(selector)?.click())
    await settled()
  }
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  })
  return { log, press, at, onTaken, end: () => act(() => root.unmount()) }
}
