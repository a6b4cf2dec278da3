import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import type { CartFragment } from '@loftwood/graphql-types'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { makeCart } from '../cart/testing/make-cart.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { OrderUserError } from './driver.ts'
import { METHODS, showPaymentStep, virtual } from './testing/show-payment-step.tsx'

it('says nothing more of a purchase order once another method is chosen', async () => {
  const { press } = await showPaymentStep({ ...virtual, is_virtual: false })
  await press('input[value=purchaseorder]')
  await press('button[type=submit]')
  expect(document.body.textContent).toContain('Enter the purchase order number')
  await press('input[value=checkmo]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
  await press('input[value=purchaseorder]')
  expect(document.body.textContent).not.toContain('Enter the purchase order number')
})

it('shows the fields of a method under it, and nothing more to check once they are right', async () => {
  const { press } = await showPaymentStep({ ...virtual, is_virtual: false })
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
})

it('bills a virtual cart to a saved address, and prepares the payment once its total is known', async () => {
  const { press, log, at } = await showPaymentStep(virtual, { isCustomer: true })
  expect(document.body.textContent).toContain('Montréal QC')
  await press('input[value=checkmo]')
  await press('button[type=submit]')
  const billing = { customer_address_id: 7, same_as_shipping: false }
  expect(log).toEqual([billing])
  at({ cart: { ...virtual, billing_address: makeCart().shipping_addresses[0] } as unknown as CartFragment })
  await press('button[type=submit]')
  expect(log).toEqual([billing, billing, { code: 'checkmo' }, 'order'])
})

it.each([
  [true, '/customer/sales/order/history'],
  [false, '/sales/guest/form'],
])('leads to the orders that are unpaid when they are too many: customer %s', async (isCustomer, href) => {
  const text = 'Several orders are still unpaid.'
  const extensions = { category: 'graphql-input', code: 'UNPAID_ORDERS' }
  const failure = new OperationError({ graphQLErrors: [{ message: text, extensions }] } as never)
  const setPaymentMethod = () => Promise.reject(failure)
  const { press } = await showPaymentStep({ ...virtual, is_virtual: false }, { isCustomer, setPaymentMethod })
  await press('input[value=checkmo]')
  await press('button[type=submit]')
  const notice = [...document.querySelectorAll('[role=alert]')].find((one) => one.textContent.includes(text))
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe(href)
})

it('leads to them as well when the order is not placed for their sake', async () => {
  const failure = new OrderUserError('UNABLE_TO_PLACE_ORDER', 'Several are unpaid.', 'UNPAID_ORDERS_CARD')
  await showPaymentStep({ ...virtual, is_virtual: false }, { placing: { fate: 'notPlaced', failure } })
  expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/sales/guest/form')
})

it('says of methods that are paid by post or bank within how many days', async () => {
  const methods = METHODS.map((method) => ({ ...method, days_to_pay: 10 }))
  await showPaymentStep({ ...virtual, available_payment_methods: methods } as unknown as CartFragment)
  const textOf = (code: string) =>
    document.querySelector(`input[value=${code}]`)?.closest('label')?.textContent
  expect(textOf('checkmo')).toContain('must reach us within 10 days')
  expect(textOf('purchaseorder')).not.toContain('within')
})

it('asks for no buzzer code on the bill', async () => {
  const { press } = await showPaymentStep(virtual)
  await press('fieldset button')
  expect(document.querySelector('#billing-apartment')).not.toBeNull()
  expect(document.querySelector('#billing-buzzer_code')).toBeNull()
})

it('offers to pay a placed order online only where the back end takes such payments', async () => {
  const methods = [...METHODS, { code: 'stripe_payments', title: 'Card' }]
  const cart = { ...virtual, available_payment_methods: methods } as unknown as CartFragment
  const own = await showPaymentStep(cart, { isCustomer: true })
  expect(document.querySelector('input[value=stripe_payments]')).not.toBeNull()
  own.end()
  await showPaymentStep(cart, { isCustomer: true, missingFeatures: ['orderPayments'] })
  expect(document.querySelector('input[value=checkmo]')).not.toBeNull()
  expect(document.querySelector('input[value=stripe_payments]')).toBeNull()
})

it('goes to PayPal when the step opens, also where its form was there before the express button was pressed', async () => {
  const methods = [...METHODS, { code: 'paypal_express', title: 'PayPal' }]
  const cart = {
    ...virtual,
    is_virtual: false,
    available_payment_methods: methods,
  } as unknown as CartFragment
  const { press, log, at } = await showPaymentStep(cart)
  await press('input[value=checkmo]')
  at({ step: 'delivery', express: 'paypal_express' })
  expect(log).toEqual([])
  at({ step: 'payment', express: 'paypal_express' })
  await act(() => vi.waitFor(() => expect(log).toEqual([{ same_as_shipping: true }, 'PayPal'])))
  await press('input[value=checkmo]')
  expect(document.querySelector<HTMLInputElement>('input[value=checkmo]')?.checked).toBe(true)
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
  const { log, at, onTaken } = await showPaymentStep(cart)
  at({ express: code })
  await act(() => vi.waitFor(() => expect(onTaken).toHaveBeenCalled()))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(log).toEqual([])
})

it('orders nothing while the terms load', async () => {
  const { press, log } = await showPaymentStep({ ...virtual, is_virtual: false }, { areTermsKnown: false })
  await press('input[value=checkmo]')
  await act(async () => {
    document.querySelector('form')?.requestSubmit()
    await Promise.resolve()
  })
  expect(log).toEqual([])
})

it('begins with the bill’s own address in a tab where nothing was chosen', async () => {
  const cart = makeCart({ available_payment_methods: METHODS } as Partial<CartFragment>)
  const [to] = cart.shipping_addresses
  if (!to) throw new Error('the cart has no address')
  const billing_address = { ...to, lastname: 'Lefèvre' } as unknown as CartFragment['billing_address']
  await showPaymentStep({ ...cart, billing_address })
  expect(document.querySelector<HTMLInputElement>('#billing-lastname')?.value).toBe('Lefèvre')
})

it('names no dates of delivery once a payment is chosen that has to arrive first', async () => {
  const cart = makeCart({ available_payment_methods: METHODS } as Partial<CartFragment>)
  const [line] = cart.items ?? []
  const [to] = cart.shipping_addresses
  const method = { ...to?.selected_shipping_method, delivery_days_min: 3, delivery_days_max: 7 }
  const { press } = await showPaymentStep({
    ...cart,
    items: [{ ...line, product: { ...line?.product, att_quick_ship: QUICK_SHIP_OPTION_ID } }],
    shipping_addresses: [{ ...to, available_shipping_methods: [method] }],
  } as unknown as CartFragment)
  await press('input[value=purchaseorder]')
  expect(document.body.textContent).not.toContain('3 to 7 business days')
  await press('input[value=checkmo]')
  expect(document.body.textContent).toContain('3 to 7 business days')
})

it('says beside the button that PayPal could not be opened, and never that it orders', async () => {
  const methods = [...METHODS, { code: 'paypal_express', title: 'PayPal' }]
  const paypal = Promise.withResolvers<never>()
  const cart = {
    ...virtual,
    is_virtual: false,
    available_payment_methods: methods,
  } as unknown as CartFragment
  const { press } = await showPaymentStep(cart, { beginPaypal: () => paypal.promise })
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
  expect(button?.previousElementSibling?.textContent).toContain('The order was not placed')
})
