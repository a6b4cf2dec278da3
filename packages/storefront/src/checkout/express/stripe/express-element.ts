// Stripe's Express Checkout Element: its script draws the buttons of the wallets that this browser has.
import { loadStripe } from '@stripe/stripe-js/pure'
import type {
  ClickResolveDetails,
  PaymentIntentResult,
  Stripe,
  StripeElements,
  StripeExpressCheckoutElement,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import { deferredOptions, elementsLocale, type DeferredTerms } from '../../payment/stripe/elements-options.ts'
import { withinLoadTime } from '../../payment/within-load-time.ts'
import type { WalletPlace } from '../wallet-address.ts'

const BUTTON_HEIGHT = 48

/** What the wallet shows: its lines, deliveries and the amount in cents. */
export interface Sheet extends Pick<ClickResolveDetails, 'lineItems' | 'shippingRates'> {
  cents: number
}

/** What the page does; a rejected promise refuses what the wallet proposes. */
export interface WalletHandlers {
  /** Called synchronously by a press: null while the shopper still has to choose something on the page. */
  open: () => Sheet | null
  tryAddress: (place: WalletPlace) => Promise<Sheet>
  tryDelivery: (id: string) => Promise<Sheet>
  /** The shopper has confirmed. */
  confirm: (event: StripeExpressCheckoutElementConfirmEvent, payment: WalletPayment) => Promise<void>
}

/** Pays an order with the wallet; call `check` before the order is placed. */
export interface WalletPayment {
  /** @returns why the wallet's data cannot pay */
  check: () => Promise<object | undefined>
  confirm: (clientSecret: string, returnUrl: string) => Promise<PaymentIntentResult>
}

export interface ExpressElement {
  hasWallets: boolean
  remove: () => void
}

/** With the amount at first. */
export interface Mounting extends DeferredTerms {
  /** e.g. `fr-CA` */
  locale: string
  place: HTMLElement
  isShipped: boolean
  columns: number
  handlers: WalletHandlers
}

/** Resolves when the buttons stand there. @throws when they could not be loaded */
export const mountExpress = (mounting: Mounting): Promise<ExpressElement> => withinLoadTime(mount(mounting))

async function mount(mounting: Mounting): Promise<ExpressElement> {
  const stripe = await loadStripe(mounting.provider.key)
  if (!stripe) throw new Error('The express buttons are for browsers')
  // There is no intent before there is an order, so its terms are named here.
  const elements = stripe.elements({
    ...deferredOptions(mounting),
    locale: elementsLocale(mounting.locale),
    appearance: { variables: { borderRadius: radiusOf(mounting.place) } },
  })
  const element = createElement(elements, mounting)
  listen({ stripe, elements, element }, mounting.handlers)
  const hasWallets = await shown(element, mounting.place)
  return { hasWallets, remove: () => element.destroy() }
}

const radiusOf = (place: HTMLElement) => getComputedStyle(place).getPropertyValue('--radius-md').trim()

function createElement(
  elements: StripeElements,
  { isShipped, columns }: Mounting,
): StripeExpressCheckoutElement {
  return elements.create('expressCheckout', {
    buttonHeight: BUTTON_HEIGHT,
    // These send the shopper to a page of their own, which nobody has tried with this shop.
    paymentMethods: { amazonPay: 'never', klarna: 'never', paypal: 'never' },
    layout: { maxColumns: columns, maxRows: 1, overflow: 'never' },
    emailRequired: true,
    phoneNumberRequired: true,
    billingAddressRequired: true,
    shippingAddressRequired: isShipped,
  })
}

function shown(element: StripeExpressCheckoutElement, place: HTMLElement): Promise<boolean> {
  place.replaceChildren()
  return new Promise((resolve, reject) => {
    element.on('ready', ({ availablePaymentMethods: found }) =>
      resolve(found !== undefined && Object.values(found).includes(true)),
    )
    element.on('loaderror', ({ error }) => reject(new Error(error.message ?? 'The express buttons failed')))
    element.mount(place)
  })
}

interface Parts {
  stripe: Stripe
  elements: StripeElements
  element: StripeExpressCheckoutElement
}

interface Change {
  resolve: (details: Pick<Sheet, 'lineItems' | 'shippingRates'>) => void
  reject: () => void
}

function listen({ stripe, elements, element }: Parts, handlers: WalletHandlers): void {
  const show = ({ cents, ...details }: Sheet) => {
    void elements.update({ amount: cents })
    return details
  }
  const follow = ({ resolve, reject }: Change, sheet: Promise<Sheet>) =>
    void sheet.then(
      (found) => resolve(show(found)),
      () => reject(),
    )
  element.on('click', (event) => {
    const sheet = handlers.open()
    if (sheet) event.resolve(show(sheet))
    else event.reject()
  })
  element.on('shippingaddresschange', (event) => follow(event, handlers.tryAddress(event.address)))
  element.on('shippingratechange', (event) => follow(event, handlers.tryDelivery(event.shippingRate.id)))
  const payment: WalletPayment = {
    check: async () => (await elements.submit()).error,
    confirm: (clientSecret, return_url) =>
      stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url },
        redirect: 'if_required',
      }),
  }
  element.on('confirm', (event) => void handlers.confirm(event, payment))
}
