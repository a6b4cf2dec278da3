// The shopper has confirmed: the order is placed, then the wallet pays it.
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { keepOrder, type PlacedOrder } from '../../last-order.ts'
import { payOrder } from '../../payment/stripe/pay-order.ts'
import type { WalletCalls } from '../wallet-calls.ts'
import { NotOrderedError, type WalletPerson, type WalletPurchase } from '../wallet-purchase.ts'
import type { WalletPayment } from './express-element.ts'

interface Confirmed {
  purchase: WalletPurchase | null
  event: StripeExpressCheckoutElementConfirmEvent
  payment: WalletPayment
  calls: Pick<WalletCalls, 'startPayment'>
  /** The page that follows an order: a bank may send the shopper back to it. */
  pageOf: (order: PlacedOrder) => string
}

/** @returns the order, paid or not. @throws when there is no order, or its state is unknown */
export async function confirmPurchase(confirmed: Confirmed): Promise<PlacedOrder> {
  const { purchase, event, payment } = confirmed
  const person = personOf(event)
  if (!purchase || !person || (await payment.check())) throw new NotOrderedError('express.incomplete')
  // A second confirmation of one purchase is never a second order.
  const order = await (purchase.maybePlaced() ? purchase.orderAgain() : purchase.order(person))
  // Stored before it is paid: a bank may send the shopper back to an address without the order's token.
  keepOrder(sessionStorage, order)
  const { calls, pageOf } = confirmed
  await payOrder(order, { ...calls, confirm: payment.confirm, pageOf })
  return order
}

function personOf(event: StripeExpressCheckoutElementConfirmEvent): WalletPerson | null {
  const { billingDetails: bill, shippingAddress: shipping } = event
  if (!bill) return null
  const { name, email = '', phone = '', address: billing } = bill
  return { name, email, phone, billing, shipping: shipping ?? null }
}
