// What the page does for the wallet: quotes while the shopper chooses, the order when they confirm, and what went wrong.
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { announceCartChange } from '../../../cart/cart-sync.ts'
import { useCartActions } from '../../../cart/use-cart.ts'
import type { ExpressPurchase } from '../../../cart/express-purchase.ts'
import { paths } from '../../../paths.ts'
import { failureText } from '../../../platform/data/operation-error.ts'
import { useHref, useT, useView } from '../../../platform/i18n/use-t.ts'
import type { Translate } from '../../../platform/i18n/translator.ts'
import { useSignedIn } from '../../../platform/session/use-session.ts'
import { useBusy } from '../../../platform/use-busy.ts'
import { clearDraft } from '../../draft.ts'
import { keepOrder, type PlacedOrder } from '../../last-order.ts'
import { fateOf } from '../../send-order.ts'
import { readBuyNow } from '../buy-now-cart.ts'
import { openingSheet, sheetOf } from '../sheet-of.ts'
import { walletCalls, type WalletCalls } from '../wallet-calls.ts'
import {
  NotOrderedError,
  walletPurchase,
  WithoutDetailsError,
  type Quote,
  type WalletPurchase,
} from '../wallet-purchase.ts'
import { toCents } from '../../payment/stripe/cents.ts'
import { confirmPurchase } from './confirm-purchase.ts'
import type { WalletHandlers, WalletPayment } from './express-element.ts'

/** How the last attempt ended. `lost`: it is unknown whether there is an order. `placed`: there is one, unpaid, and it cannot be shown. */
export interface WalletEnd {
  kind: 'refused' | 'lost' | 'placed'
  text: string
}

export interface WalletState {
  handlers: WalletHandlers
  end: WalletEnd | null
  isPlacing: boolean
  orderAgain: () => Promise<void>
}

export const amountOf = (purchase: ExpressPurchase) =>
  'cart' in purchase ? purchase.cart.prices?.grand_total : purchase.product.amount

export const isShipped = (purchase: ExpressPurchase): boolean =>
  'product' in purchase || !purchase.cart.is_virtual

function endOf(error: unknown, purchase: WalletPurchase | null, t: Translate): WalletEnd {
  if (error instanceof WithoutDetailsError) return { kind: 'placed', text: t('express.unpaid') }
  if (error instanceof NotOrderedError) return { kind: 'refused', text: t(error.text) }
  return purchase?.maybePlaced() === true
    ? { kind: 'lost', text: t(fateOf(error) === 'untraced' ? 'checkout.untraced' : 'express.answerLost') }
    : { kind: 'refused', text: failureText(error, t) }
}

/** Goes on to a document of its own, which reads from the provider what became of the payment. */
function useLeave(purchase: ExpressPurchase) {
  const href = useHref()
  const pageOf = ({ online_payment: due }: PlacedOrder) =>
    new URL(href(due ? paths.payOrder(due.token) : paths.thankYou), location.origin).href
  const leave = (order: PlacedOrder) => {
    keepOrder(sessionStorage, order)
    // The checkout's draft belongs to the session's own cart.
    const isOwnCart = 'cart' in purchase && purchase.cart.id !== readBuyNow(sessionStorage)
    if (isOwnCart) clearDraft(sessionStorage)
    announceCartChange()
    window.location.assign(pageOf(order))
  }
  return { leave, pageOf }
}

function chosenOf({ product }: Extract<ExpressPurchase, { product: unknown }>) {
  const items = product.items()
  return items && { items }
}

/** Each press of a button begins a purchase, unless the one before may have been placed. */
function usePurchases(purchase: ExpressPurchase, calls: WalletCalls) {
  const current = useRef<WalletPurchase | null>(null)
  const requested = useRef('')
  const isCustomer = useSignedIn()
  /** What it costs; null while the shopper still has to choose something on the page, and while an order has no answer. */
  const begin = (): { cents: number } | null => {
    if (current.current?.maybePlaced()) return null
    const given = 'cart' in purchase ? purchase : chosenOf(purchase)
    if (!given) return null
    // The page may still show the cart as it was before the last confirmation.
    const repriced = JSON.stringify(given) === requested.current ? current.current?.repriced() : undefined
    requested.current = JSON.stringify(given)
    const source = repriced ? { cart: repriced } : given
    current.current = walletPurchase({ calls, source, isCustomer, storage: sessionStorage })
    return { cents: toCents(repriced ? repriced.prices?.grand_total : amountOf(purchase)) }
  }
  const end = () => void (current.current = null)
  return { current, begin, end }
}

/** @param mayOpen whether the page has nothing left to ask, which it shows otherwise */
export function useWallet(purchase: ExpressPurchase, mayOpen: () => boolean): WalletState {
  const t = useT()
  const { reload } = useCartActions()
  const calls = walletCalls({ url: '/api', store: useView().code })
  const { leave, pageOf } = useLeave(purchase)
  const { current, begin, end: endPurchase } = usePurchases(purchase, calls)
  const [end, setEnd] = useState<WalletEnd | null>(null)
  const [isPlacing, setPlacing] = useBusy()

  const open = () => {
    const begun = isPlacing || !mayOpen() ? null : begin()
    if (!begun) return null
    setEnd(null)
    return openingSheet(begun.cents, isShipped(purchase), t)
  }
  const quoted = async (quote: Promise<Quote> | undefined) => {
    try {
      if (!quote) throw new NotOrderedError('express.changed')
      const sheet = sheetOf(await quote, t)
      setEnd(null)
      return sheet
    } catch (error) {
      setEnd(endOf(error, null, t))
      throw error
    }
  }
  /** Stays busy while the browser leaves the page, so that nothing more is bought on it, unless the shopper comes back. */
  const settle = async (order: () => Promise<PlacedOrder>, onFailure?: () => void) => {
    if (isPlacing) return onFailure?.()
    setPlacing(true)
    try {
      leave(await order())
      endPurchase()
    } catch (error) {
      setEnd(endOf(error, current.current, t))
      onFailure?.()
      // Its total may have changed; without the new one the page goes on with the wallet's.
      if (error instanceof NotOrderedError && 'cart' in purchase) void reload().catch(() => undefined)
      setPlacing(false)
    }
  }
  const confirm = (event: StripeExpressCheckoutElementConfirmEvent, payment: WalletPayment) =>
    settle(
      () => confirmPurchase({ purchase: current.current, event, payment, calls, pageOf }),
      () => event.paymentFailed({ reason: 'fail' }),
    )

  return {
    end,
    isPlacing,
    orderAgain: async () => {
      const { current: lost } = current
      if (lost) await settle(lost.orderAgain)
    },
    handlers: {
      open,
      tryAddress: (place) => quoted(current.current?.tryAddress(place)),
      tryDelivery: (id) => quoted(current.current?.tryDelivery(id)),
      confirm,
    },
  }
}
