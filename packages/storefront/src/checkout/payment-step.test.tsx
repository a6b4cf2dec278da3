// @vitest-environment happy-dom
import type { CartFragment, CustomerAddressFragment } from '@loftwood/graphql-types'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'urql'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMBEDDED_FORM } from '../customer/address/testing/form-answers.ts'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { EMPTY_DRAFT, type CheckoutDraft } from './draft.ts'
import { PaymentStep } from './payment-step.tsx'
import type { CheckoutState } from './use-checkout.ts'

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

/** A back end with an address book. */
const client = answeringClient((name) =>
  name === 'addressForm'
    ? EMBEDDED_FORM
    : name === 'getCustomerAddresses'
      ? { customer: { addresses: [SAVED] } }
      : {},
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

function Step({
  cart,
  calls,
  isCustomer,
}: Pick<CheckoutState, 'calls' | 'isCustomer'> & { cart: CartFragment }) {
  const [draft, setDraft] = useState<CheckoutDraft>(EMPTY_DRAFT)
  const checkout = {
    draft,
    isCustomer,
    calls,
    change: (part: Partial<CheckoutDraft>) => setDraft({ ...draft, ...part }),
    advance: () => undefined,
  }
  return <PaymentStep cart={cart} checkout={checkout as unknown as CheckoutState} />
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

async function show(cart: CartFragment, isCustomer: boolean, missingFeatures: readonly string[] = []) {
  await loadTranslator(VIEWS[0], true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const log: unknown[] = []
  const note = (input: unknown) => {
    log.push(input)
    return Promise.resolve(cart)
  }
  const calls = { setBillingAddress: note, setPaymentMethod: note } as unknown as CheckoutState['calls']
  const pageContext = { urlOriginal: '/checkout', publicConfig: { storeViews: VIEWS, missingFeatures } }
  act(() =>
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
        <Provider value={client}>
          <Step cart={cart} calls={calls} isCustomer={isCustomer} />
        </Provider>
      </VikeReactProviderPageContext>,
    ),
  )
  const press = (selector: string) =>
    act(async () => document.querySelector<HTMLElement>(selector)?.click() ?? (await Promise.resolve()))
  return { log, press, end: () => act(() => root.unmount()) }
}

it('says nothing more of a purchase order once another method is chosen', async () => {
  const { press, end } = await show({ ...virtual, is_virtual: false }, false)
  await press('input[value=purchaseorder]')
  await press('button[type=submit]')
  expect(document.body.textContent).toContain('Enter the purchase order number')
  await press('input[value=checkmo]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
  await press('input[value=purchaseorder]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
  end()
})

it('bills a virtual cart to a saved address', async () => {
  const { press, log, end } = await show(virtual, true)
  expect(document.body.textContent).toContain('Montréal QC')
  await press('input[value=checkmo]')
  await press('button[type=submit]')
  expect(log).toEqual([{ customer_address_id: 7, same_as_shipping: false }, { code: 'checkmo' }])
  end()
})

it('offers to pay a placed order online only where the back end takes such payments', async () => {
  const methods = [...METHODS, { code: 'stripe_payments', title: 'Card' }]
  const cart = { ...virtual, available_payment_methods: methods } as unknown as CartFragment
  const own = await show(cart, true)
  expect(document.querySelector('input[value=stripe_payments]')).not.toBeNull()
  own.end()
  const withItsOwnModule = await show(cart, true, ['orderPayments'])
  expect(document.querySelector('input[value=checkmo]')).not.toBeNull()
  expect(document.querySelector('input[value=stripe_payments]')).toBeNull()
  withItsOwnModule.end()
})
