// Presses of a wallet's button, with a middleware that answers from a table.
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { VikeReactProviderPageContext } from 'vike-react/usePageContext'
import type { PageContext } from 'vike/types'
import { afterEach, beforeEach, expect, it, vi, type Mock } from 'vitest'
import type { ExpressPurchase } from '../../../cart/express-purchase.ts'
import { answeringClient } from '../../../platform/data/testing/answering-client.ts'
import { ClientProvider } from '../../../platform/data/use-query.ts'
import { makeCart, money } from '../../../cart/testing/make-cart.ts'
import { VIEWS } from '../../../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../../../platform/i18n/translator.ts'
import { readOrder } from '../../last-order.ts'
import type { Sheet, WalletPayment } from './express-element.ts'
import { useWallet, type WalletState } from './use-wallet.ts'

// A gift card: it needs no delivery.
const cart = makeCart({ is_virtual: true })
const DELIVERY = {
  carrier_code: 'van',
  carrier_title: 'Van',
  method_code: 'home',
  amount: money(20),
  available: true,
}
const ORDER = { number: '1001', total: null, online_payment: { token: 'pay-1' } }
const PLACED = { placeOrder: { order: null, orderV2: ORDER, errors: [] } }
const CART_CALLS = ['setGuestEmailOnCart', 'setBillingAddressOnCart', 'setPaymentMethodOnCart'].concat(
  'setShippingAddressesOnCart',
  'setShippingMethodsOnCart',
)
const PURCHASE = { product: { items: () => [{ sku: 'CARD', quantity: 1 }], amount: null } }
const address = { line1: '12 King Street', line2: null, city: 'Guelph', state: 'ON', postal_code: 'N1H 3A1' }
const CONFIRMED = {
  billingDetails: { name: 'Ann Lee', email: 'ann@example.com', address: { ...address, country: 'CA' } },
  paymentFailed: () => undefined,
} as unknown as StripeExpressCheckoutElementConfirmEvent
const PAYMENT: WalletPayment = {
  check: () => Promise.resolve(undefined),
  confirm: () => Promise.resolve({} as never),
}

let root: Root
let place: () => Response
let sold: typeof cart
/** What the cart costs once it has the shopper's e-mail address. */
let agreedTotal: number | undefined
/** What the wallet shows for an address. */
let quotedTotal: number | undefined
let left: Mock<(url: string | URL) => void>
let sent: string[]
/** What the page itself has read. */
let read: (string | undefined)[]
const client = answeringClient((name) => {
  read.push(name)
  return new Error('offline')
})
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  left = vi.fn<(url: string | URL) => void>()
  vi.spyOn(window.location, 'assign').mockImplementation(left)
  sent = []
  read = []
  sold = cart
  agreedTotal = quotedTotal = undefined
  vi.stubGlobal('fetch', (url: string) => {
    const name = url.split('?')[0]?.split('/').pop() ?? ''
    sent.push(name)
    if (name === 'placeOrder') return Promise.resolve(place())
    const priced = (total: number | undefined) =>
      total === undefined ? sold : { ...sold, prices: { ...sold.prices, grand_total: money(total) } }
    const answers: Record<string, object> = {
      cart: { cart: priced(agreedTotal) },
      createBuyNowCart: { createBuyNowCart: { cart: sold, user_errors: [] } },
      startOrderPayment: { startOrderPayment: { client_secret: 'secret' } },
      estimateShippingMethods: { estimateShippingMethods: [DELIVERY] },
      estimateTotals: { estimateTotals: { cart: priced(quotedTotal) } },
    }
    const data = CART_CALLS.includes(name) ? { [name]: { cart: priced(agreedTotal) } } : answers[name]
    return Promise.resolve(Response.json({ data }))
  })
  await loadTranslator(VIEWS[0], ALL_TEXTS)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(purchase: ExpressPurchase = PURCHASE): Promise<() => WalletState> {
  let state: WalletState | undefined
  function Wallet() {
    state = useWallet(purchase, () => true)
    return <p>{state.end?.text}</p>
  }
  const pageContext = { urlOriginal: '/bed', publicConfig: { storeViews: VIEWS, missingFeatures: [] } }
  await act(async () =>
    root.render(
      <VikeReactProviderPageContext pageContext={pageContext as unknown as PageContext}>
        <ClientProvider value={client}>
          <Wallet />
        </ClientProvider>
      </VikeReactProviderPageContext>,
    ),
  )
  return () => state as WalletState
}

function press(state: WalletState) {
  let sheet: Sheet | null = null
  act(() => void (sheet = state.handlers.open()))
  return sheet
}
const settle = (step: () => Promise<void>) =>
  act(async () => {
    const done = step()
    await vi.runAllTimersAsync()
    await done
  })
const count = (name: string) => sent.filter((each) => each === name).length

it('begins no second purchase while an order has no answer', async () => {
  place = () => Response.json({}, { status: 503 })
  const wallet = await show()
  expect(press(wallet())).not.toBeNull()
  await settle(() => wallet().handlers.confirm(CONFIRMED, PAYMENT))
  expect(document.body.textContent).toContain('Try again')
  expect(press(wallet())).toBeNull()
  expect(document.body.textContent).toContain('Try again')
  expect(count('createBuyNowCart')).toBe(1)

  place = () => Response.json({ data: PLACED })
  await settle(wallet().orderAgain)
  expect(left).toHaveBeenCalledOnce()
})

it('stores the order before it is paid', async () => {
  place = () => Response.json({ data: PLACED })
  const wallet = await show()
  press(wallet())
  const confirm = vi.fn(() => Promise.resolve(readOrder(sessionStorage) as never))
  await settle(() => wallet().handlers.confirm(CONFIRMED, { ...PAYMENT, confirm }))
  await expect(confirm.mock.results[0]?.value).resolves.toMatchObject({ number: '1001' })
})

it('begins no second purchase while the page leaves, and may after the shopper comes back', async () => {
  place = () => Response.json({ data: PLACED })
  const wallet = await show()
  press(wallet())
  await settle(() => wallet().handlers.confirm(CONFIRMED, PAYMENT))
  expect(left).toHaveBeenCalledOnce()
  expect(press(wallet())).toBeNull()
  await settle(() => wallet().handlers.confirm(CONFIRMED, PAYMENT))
  expect(count('placeOrder')).toBe(1)

  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(press(wallet())).not.toBeNull()
})

it('goes on with a cart of gift cards whose total has changed at the confirmation', async () => {
  place = () => Response.json({ data: PLACED })
  agreedTotal = 999
  const wallet = await show({ cart })
  expect(press(wallet())).toMatchObject({ cents: 156_148 })
  await settle(() => wallet().handlers.confirm(CONFIRMED, PAYMENT))
  expect(document.body.textContent).toContain('The price has changed')
  expect(count('placeOrder')).toBe(0)
  expect(read).toContain('cart')
  expect(press(wallet())).toMatchObject({ cents: 99_900 })
  await settle(() => wallet().handlers.confirm(CONFIRMED, PAYMENT))
  expect(left).toHaveBeenCalledOnce()
})

it('goes on with a shipped product whose total has changed at the confirmation, once the wallet shows it', async () => {
  place = () => Response.json({ data: PLACED })
  sold = makeCart({ is_virtual: false })
  const wallet = await show()
  const toAddress = { name: 'Ann Lee', address: { ...address, country: 'CA' } }
  const confirmed = { ...CONFIRMED, shippingAddress: toAddress }
  const confirm = () => settle(() => wallet().handlers.confirm(confirmed, PAYMENT))
  const tryAddress = () => settle(async () => void (await wallet().handlers.tryAddress(toAddress.address)))
  press(wallet())
  quotedTotal = 120
  agreedTotal = 999
  await tryAddress()
  await confirm()
  expect(document.body.textContent).toContain('The price has changed')
  expect(press(wallet())).toMatchObject({ cents: 99_900 })
  await tryAddress()
  await confirm()
  expect(count('placeOrder')).toBe(0)
  press(wallet())
  quotedTotal = 999
  await tryAddress()
  await confirm()
  expect(count('createBuyNowCart')).toBe(1)
  expect(left).toHaveBeenCalledOnce()
})
