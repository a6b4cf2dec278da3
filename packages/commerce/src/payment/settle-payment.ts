// Brings an order in line with its intent at the provider. What a notification says is never believed: the intent is read, so
// that late, doubled and shuffled notifications change nothing.
import { type Intent, PaymentRefused } from '../cart/payment-provider.ts'
import { queueMail } from '../mail/mail-queue.ts'
import { invoiceIn } from '../order/advance-order.ts'
import { cancelIn } from '../order/cancel-order.ts'
import { ORDER_LIFE_TEXTS } from '../order/order-life-texts.ts'
import { orderLanguage } from '../order/order-language.ts'
import { setStatus } from '../order/order-documents.ts'
import { orderMail } from '../order/order-mail.ts'
import { STATUS } from '../order/order-progress.ts'
import { type StoredOrder, orderById } from '../order/order-rows.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { type OrderPayment, advancePayment, noteCheck } from './payment-rows.ts'
import { recordRefunds } from './refund-order.ts'

/** Reads the intent and does what follows from it. An open payment that nobody started changes nothing. */
export async function settlePayment(desk: PaymentDesk, payment: OrderPayment): Promise<void> {
  const { intentId } = payment
  await noteCheck(desk.db, payment.orderId, desk.now())
  if (intentId === null) return
  await applyIntent(desk, payment, await desk.provider.readIntent(intentId))
  if (payment.state === 'paid') await recordRefunds(desk, { ...payment, intentId })
}

/** Ends a payment that was not made in time: nobody can pay it any more, and the order frees its stock. */
export async function expirePayment(desk: PaymentDesk, payment: OrderPayment): Promise<void> {
  if (payment.intentId === null) return cancelUnpaid(desk, payment)
  return applyIntent(desk, payment, await closeIntent(desk, payment.intentId))
}

/** Cancels the intent; one that cannot be canceled any more, because it was just paid, is read. */
export async function closeIntent({ provider }: PaymentDesk, intentId: string): Promise<Intent> {
  try {
    return await provider.cancelIntent(intentId)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return provider.readIntent(intentId)
  }
}

async function applyIntent(desk: PaymentDesk, payment: OrderPayment, intent: Intent): Promise<void> {
  if (intent.state === 'canceled') return cancelUnpaid(desk, payment)
  if (intent.state !== 'paid' && intent.state !== 'authorized') return
  if (intent.state === 'paid' && intent.receivedCents !== payment.amountCents) {
    desk.logger.error(
      { orderId: payment.orderId, intentId: intent.id, receivedCents: intent.receivedCents },
      'a payment is of another amount than its order',
    )
    return
  }
  const take = intent.state === 'paid' ? takePaid : takeAuthorized
  await desk.db.transaction().execute((db) => take({ ...desk, db }, payment))
  desk.wakeMail()
}

async function takePaid(desk: PaymentDesk, { orderId }: OrderPayment): Promise<void> {
  const wasOpen = await advancePayment(desk.db, orderId, { from: ['open'], to: 'paid' })
  const wasReserved = !wasOpen && (await advancePayment(desk.db, orderId, { to: 'paid' }))
  if (!wasOpen && !wasReserved) return
  const order = await confirmed(desk, orderId, wasOpen)
  await invoiceIn(desk, order.number)
}

async function takeAuthorized(desk: PaymentDesk, { orderId }: OrderPayment): Promise<void> {
  const isFirst = await advancePayment(desk.db, orderId, { from: ['open'], to: 'authorized' })
  if (isFirst) await confirmed(desk, orderId, true)
}

/** The order counts from now on; its mail is sent once. */
async function confirmed(desk: PaymentDesk, orderId: number, isFirst: boolean): Promise<StoredOrder> {
  const { db, now, rules, storefrontUrl } = desk
  const time = now()
  await setStatus(db, { orderId, status: STATUS.processing, time: time.toISOString() })
  const order = await orderById(db, orderId)
  if (isFirst) await queueMail(db, orderMail(order, { store: rules.store, storefrontUrl }), time)
  return order
}

async function cancelUnpaid(desk: PaymentDesk, { orderId }: OrderPayment): Promise<void> {
  await desk.db.transaction().execute(async (db) => {
    const isFirst = await advancePayment(db, orderId, { to: 'canceled' })
    if (!isFirst) return
    const order = await orderById(db, orderId)
    const { cancel } = ORDER_LIFE_TEXTS[orderLanguage(order, desk)]
    await cancelIn({ ...desk, db }, order, cancel.unpaid)
  })
  desk.wakeMail()
}
