// One purchase by wallet: what it costs at each address that the shopper tries, then the order. No React, no provider.
import type {
  AvailableShippingMethodFragment,
  CartFragment,
  CartItemInput,
  CartPricesFragment,
} from '@loftwood/graphql-types'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import { placeAgreedOrder, saveBilling, type CheckoutCalls } from '../driver.ts'
import type { Store } from '../../platform/stored.ts'
import type { PlacedOrder } from '../last-order.ts'
import { toCents } from '../payment/stripe/cents.ts'
import { stripe } from '../payment/stripe/stripe.ts'
import { fateOf, sendOrder } from '../send-order.ts'
import { cartAddress, estimateAddress, type WalletAddress, type WalletPlace } from './wallet-address.ts'
import type { WalletCalls } from './wallet-calls.ts'

/** What the wallet shows. */
export interface Quote {
  /** Empty where nothing is shipped. */
  deliveries: readonly AvailableShippingMethodFragment[]
  delivery: AvailableShippingMethodFragment | null
  prices: CartPricesFragment | null
}

export interface WalletPerson {
  name: string
  email: string
  phone: string
  billing: WalletAddress
  /** Null where nothing is shipped. */
  shipping: { name: string; address: WalletAddress } | null
}

/** Nothing was ordered, for a reason of ours. */
export class NotOrderedError extends Error {
  readonly text: MessageKey
  constructor(text: MessageKey) {
    super(text)
    this.text = text
  }
}

/** The order is placed, and cannot be shown. */
export class WithoutDetailsError extends Error {}

/** A purchase's cart: the one given, or one of its own for these items. */
export type PurchaseSource = { cart: CartFragment } | { items: CartItemInput[] }

interface Options {
  calls: WalletCalls
  source: PurchaseSource
  /** Whoever is signed in; their own cart has their e-mail address already. */
  isCustomer: boolean
  storage: Store
}

export interface WalletPurchase {
  cart: Promise<CartFragment>
  /** With the cheapest delivery. @throws NotOrderedError where the shop does not deliver */
  tryAddress: (place: WalletPlace) => Promise<Quote>
  tryDelivery: (id: string) => Promise<Quote>
  /** Places the order for exactly what the wallet has shown. @throws NotOrderedError, UserError, OperationError */
  order: (person: WalletPerson) => Promise<PlacedOrder>
  /** Whether the order was sent and not refused: then it is placed, or may be. */
  maybePlaced: () => boolean
  /** Its cart, where only the confirmation has shown what it costs: the next try goes on with it and says so from the start. */
  repriced: () => CartFragment | undefined
  /** Requests the order again whose answer was lost; the back end never places it twice. */
  orderAgain: () => Promise<PlacedOrder>
}

export const deliveryId = ({ carrier_code, method_code }: AvailableShippingMethodFragment): string =>
  `${carrier_code} ${method_code}`

export function walletPurchase({ calls, source, isCustomer, storage }: Options): WalletPurchase {
  const cart = 'cart' in source ? Promise.resolve(source.cart) : calls.buyNow(source.items)
  // Every caller that waits for it gets the error.
  cart.catch(() => undefined)
  let place: WalletPlace | undefined
  const quotes = latestQuote()
  let agreed: CartFragment | undefined
  let repriced: CartFragment | undefined
  let maybePlaced = false

  const send = async (shown: CartFragment): Promise<PlacedOrder> => {
    maybePlaced = true
    try {
      return await sendAgreed(calls.checkout(shown.id), shown, storage)
    } catch (error) {
      maybePlaced = error instanceof WithoutDetailsError || fateOf(error) !== 'notPlaced'
      throw error
    }
  }

  return {
    cart,
    maybePlaced: () => maybePlaced,
    repriced: () => repriced,
    tryAddress: (tried) =>
      quotes.make(async () => {
        const { id } = await cart
        place = tried
        const address = estimateAddress(tried)
        const deliveries = await calls.deliveries(id, address)
        const [delivery] = deliveries
        if (!delivery) throw new NotOrderedError('express.noDelivery')
        return { deliveries, delivery, prices: await calls.prices(id, address, delivery) }
      }),
    tryDelivery: (id) =>
      quotes.make(async (before) => {
        const delivery = before?.deliveries.find((each) => deliveryId(each) === id)
        if (!before || !place || !delivery) throw new NotOrderedError('express.noDelivery')
        const prices = await calls.prices((await cart).id, estimateAddress(place), delivery)
        return { ...before, delivery, prices }
      }),
    async order(person) {
      const given = await cart
      const checkout = calls.checkout(given.id)
      const quote = quotes.latest()
      const delivery = given.is_virtual ? null : (quote?.delivery ?? null)
      // A change of the address or delivery was refused, or has no answer yet.
      if (!given.is_virtual && !delivery) throw new NotOrderedError('express.changed')
      // A guest who has signed in since still pays a guest's cart, which has no address.
      if (!isCustomer || !given.email) await checkout.setGuestEmail(person.email)
      agreed = await saveWallet(checkout, person, delivery)
      if (!isSameTotal(agreed, given.is_virtual ? given : quote)) {
        repriced = agreed
        throw new NotOrderedError('express.changed')
      }
      return send(agreed)
    },
    orderAgain: async () => send(agreed ?? (await cart)),
  }
}

/** The quote that the wallet shows; an answer that arrives after the answer of a later request is dropped. */
function latestQuote() {
  let quote: Quote | undefined
  let requests = 0
  return {
    latest: () => quote,
    async make(request: (before: Quote | undefined) => Promise<Quote>): Promise<Quote> {
      const own = (requests += 1)
      const before = quote
      quote = undefined
      const made = await request(before)
      if (own === requests) quote = made
      return made
    },
  }
}

type Priced = Pick<CartFragment, 'prices'>

const isSameTotal = (saved: Priced, shown: Priced | undefined): boolean =>
  toCents(saved.prices?.grand_total) === toCents(shown?.prices?.grand_total)

async function sendAgreed(
  checkout: CheckoutCalls,
  shown: CartFragment,
  storage: Store,
): Promise<PlacedOrder> {
  const outcome = await sendOrder(() => placeAgreedOrder(checkout, shown), { storage, cartId: shown.id })
  if (outcome.kind === 'changed') throw new NotOrderedError('express.changed')
  if (outcome.kind === 'withoutDetails') throw new WithoutDetailsError()
  return outcome.order
}

/** Saves what the wallet says on the cart. */
async function saveWallet(
  checkout: CheckoutCalls,
  { name, phone, billing, shipping }: WalletPerson,
  delivery: AvailableShippingMethodFragment | null,
): Promise<CartFragment> {
  if (shipping && delivery) {
    await checkout.setShippingAddress({
      address: cartAddress(shipping.address, { name: shipping.name, phone }),
    })
    const { carrier_code, method_code } = delivery
    await checkout.setShippingMethod({ carrier_code, method_code: method_code ?? '' })
  }
  const address = cartAddress(billing, { name, phone })
  const billed = await saveBilling(checkout, { sameAsShipping: false, address })
  return checkout.setPaymentMethod(await stripe.prepare({}, billed))
}
