import type { CartFragment, CustomerAddressFragment } from '@loftwood/graphql-types'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCart } from '../cart/testing/make-cart.ts'
import { EMBEDDED_FORM } from '../customer/address/testing/form-answers.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { QUICK_SHIP_OPTION_ID } from '../platform/constants.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import type { Agreements } from './agreements.tsx'
import { EMPTY_DRAFT, type CheckoutDraft } from './draft.ts'
import { PaymentStep } from './payment-step.tsx'
import type { CheckoutState } from './use-checkout.ts'
import { usePaymentChoice } from './use-payment-choice.ts'
import type { PlaceOrderState } from './use-place-order.ts'

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

const METHODS = [
  { code: 'purchaseorder', title: 'Purchase order' },
  { code: 'checkmo', title: 'Cheque' },
]
const virtual = {
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
  return <PaymentStep {...props} order={order} agreements={agreements} />
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

interface Setting {
  isCustomer?: boolean
  missingFeatures?: readonly string[]
  areTermsKnown?: boolean
  beginPaypal?: () => Promise<never>
}

async function show(
  cart: CartFragment,
  { isCustomer = false, missingFeatures = [], areTermsKnown = true, ...more }: Setting = {},
) {
  await loadTranslator(VIEWS[0], true)
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
  } as unknown as PlaceOrderState
  const agreements = { all: [], agreed: [], missing: [], isKnown: areTermsKnown } as unknown as Agreements
  const onTaken = vi.fn()
  const own = { calls, isCustomer, order, agreements, onTaken }
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS, missingFeatures } }
  const at = (place: Place) =>
    act(() =>
      root.render(
        <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
          <Provider value={client}>
            <Step cart={place.cart ?? cart} place={place} {...own} />
          </Provider>
        </VikeReactProviderPageContext>,
      ),
    )
  at({})
  const press = (selector: string) =>
    act(async () => document.querySelector<HTMLElement>(selector)?.click() ?? (await Promise.resolve()))
  return { log, press, at, onTaken, end: () => act(() => root.unmount()) }
}

it('says nothing more of a purchase order once another method is chosen', async () => {
  const { press, end } = await show({ ...virtual, is_virtual: false })
  await press('input[value=purchaseorder]')
  await press('button[type=submit]')
  expect(document.body.textContent).toContain('Enter the purchase order number')
  await press('input[value=checkmo]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
  await press('input[value=purchaseorder]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
  end()
})

it('shows the fields of a method under it, and nothing more to check once they are right', async () => {
  const { press, end } = await show({ ...virtual, is_virtual: false })
  await press('input[value=purchaseorder]')
  await press('button[type=submit]')
  const field = document.querySelector<HTMLInputElement>('#payment-number')
  const row = document.querySelector('input[value=purchaseorder]')?.closest('label')?.parentElement
  expect(row?.contains(field)).toBe(true)
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  act(() => {
    // Past React's own setter, as typing does.
    if (field) Reflect.set(HTMLInputElement.prototype, 'value', 'PO-1', field)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(document.querySelector('[role=alert]')).toBeNull()
  end()
})

it('bills a virtual cart to a saved address, and prepares the payment once its total is known', async () => {
  const { press, log, at, end } = await show(virtual, { isCustomer: true })
  expect(document.body.textContent).toContain('Montréal QC')
  await press('input[value=checkmo]')
  await press('button[type=submit]')
  const billing = { customer_address_id: 7, same_as_shipping: false }
  expect(log).toEqual([billing])
  at({ cart: { ...virtual, billing_address: makeCart().shipping_addresses[0] } as unknown as CartFragment })
  await press('button[type=submit]')
  expect(log).toEqual([billing, billing, { code: 'checkmo' }, 'order'])
  end()
})

it('asks for no buzzer code on the bill', async () => {
  const { press, end } = await show(virtual)
  await press('fieldset button')
  expect(document.querySelector('#billing-apartment')).not.toBeNull()
  expect(document.querySelector('#billing-buzzer_code')).toBeNull()
  end()
})

it('offers to pay a placed order online only where the back end takes such payments', async () => {
  const methods = [...METHODS, { code: 'stripe_payments', title: 'Card' }]
  const cart = { ...virtual, available_payment_methods: methods } as unknown as CartFragment
  const own = await show(cart, { isCustomer: true })
  expect(document.querySelector('input[value=stripe_payments]')).not.toBeNull()
  own.end()
  const withItsOwnModule = await show(cart, { isCustomer: true, missingFeatures: ['orderPayments'] })
  expect(document.querySelector('input[value=checkmo]')).not.toBeNull()
  expect(document.querySelector('input[value=stripe_payments]')).toBeNull()
  withItsOwnModule.end()
})

it('goes to PayPal when the step opens, also where its form was there before the express button was pressed', async () => {
  const methods = [...METHODS, { code: 'paypal_express', title: 'PayPal' }]
  const cart = {
    ...virtual,
    is_virtual: false,
    available_payment_methods: methods,
  } as unknown as CartFragment
  const { press, log, at, end } = await show(cart)
  await press('input[value=checkmo]')
  at({ step: 'delivery', express: 'paypal_express' })
  expect(log).toEqual([])
  at({ step: 'payment', express: 'paypal_express' })
  await act(() => vi.waitFor(() => expect(log).toEqual([{ same_as_shipping: true }, 'PayPal'])))
  await press('input[value=checkmo]')
  expect(document.querySelector<HTMLInputElement>('input[value=checkmo]')?.checked).toBe(true)
  end()
})

it.each([
  { code: 'checkmo', selected: null },
  { code: 'paypal_express', selected: { code: 'paypal_express' } },
])('orders nothing by a link that names $code', async ({ code, selected }) => {
  const cart = {
    ...virtual,
    is_virtual: false,
    available_payment_methods: [...METHODS, { code: 'paypal_express', title: 'PayPal' }],
    selected_payment_method: selected,
  } as unknown as CartFragment
  const { log, at, onTaken, end } = await show(cart)
  at({ express: code })
  await act(() => vi.waitFor(() => expect(onTaken).toHaveBeenCalled()))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(log).toEqual([])
  end()
})

it('orders nothing while the terms load', async () => {
  const { press, log, end } = await show({ ...virtual, is_virtual: false }, { areTermsKnown: false })
  await press('input[value=checkmo]')
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await Promise.resolve()
  })
  expect(log).toEqual([])
  end()
})

it('begins with the bill’s own address in a tab where nothing was chosen', async () => {
  const cart = makeCart({ available_payment_methods: METHODS } as Partial<CartFragment>)
  const [to] = cart.shipping_addresses
  if (!to) throw new Error('the cart has no address')
  const billing_address = { ...to, lastname: 'Lefèvre' } as unknown as CartFragment['billing_address']
  const { end } = await show({ ...cart, billing_address })
  expect(document.querySelector<HTMLInputElement>('#billing-lastname')?.value).toBe('Lefèvre')
  end()
})

it('names no dates of delivery once a payment is chosen that has to arrive first', async () => {
  const cart = makeCart({ available_payment_methods: METHODS } as Partial<CartFragment>)
  const [line] = cart.items ?? []
  const [to] = cart.shipping_addresses
  const method = { ...to?.selected_shipping_method, delivery_days_min: 3, delivery_days_max: 7 }
  const { press, end } = await show({
    ...cart,
    items: [{ ...line, product: { ...line?.product, att_quick_ship: QUICK_SHIP_OPTION_ID } }],
    shipping_addresses: [{ ...to, available_shipping_methods: [method] }],
  } as unknown as CartFragment)
  await press('input[value=purchaseorder]')
  expect(document.body.textContent).not.toContain('3 to 7 business days')
  await press('input[value=checkmo]')
  expect(document.body.textContent).toContain('3 to 7 business days')
  end()
})

it('says beside the button that PayPal could not be opened, and never that it orders', async () => {
  const methods = [...METHODS, { code: 'paypal_express', title: 'PayPal' }]
  const paypal = Promise.withResolvers<never>()
  const cart = {
    ...virtual,
    is_virtual: false,
    available_payment_methods: methods,
  } as unknown as CartFragment
  const { press, end } = await show(cart, { beginPaypal: () => paypal.promise })
  await press('input[value=paypal_express]')
  await press('button[type=submit]')
  const button = document.querySelector('button[type=submit]')
  expect(button?.getAttribute('aria-busy')).toBe('true')
  expect(button?.textContent).not.toContain('Placing your order')
  await act(async () => {
    paypal.reject(new Error('no answer'))
    await paypal.promise.catch(() => undefined)
  })
  await act(async () => vi.waitFor(() => Promise.resolve()))
  expect(button?.previousElementSibling?.textContent).toContain('The payment method was not saved')
  end()
})
