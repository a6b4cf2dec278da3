// Brings an order in line with its intent at the provider. A notification's content is never trusted: the intent is read from
// the provider, so late, doubled and shuffled notifications do no harm.
import { type Intent, type PaidCard, PaymentRefused } from '../cart/payment-provider.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { invoiceIn } from '../order/advance-order.ts'
import { cancelIn } from '../order/cancel-order.ts'
import { ORDER_LIFE_TEXTS } from '../order/order-life-texts.ts'
import { orderLanguage } from '../order/order-language.ts'
import { setStatus } from '../order/set-status.ts'
import { orderMail } from '../order/order-mail.ts'
import { STATUS, openItems } from '../order/order-progress.ts'
import { orderById, setOrderPayment } from '../order/order-rows.ts'
import type { PaymentDesk } from './payment-desk.ts'
import { noteCheck, noteLost, noteMismatch, noteRead, noteReturn } from './payment-reads.ts'
import { type OrderPayment, advancePayment, findPayment } from './payment-rows.ts'
import { recordRefunds } from './refund-order.ts'

/**
 * Reads the intent and does what follows from it. A payment that was not made in time is canceled: it can no longer be paid,
 * and the order frees its stock.
 */
export async function settlePayment(desk: PaymentDesk, payment: OrderPayment): Promise<void> {
  const { intentId } = payment
  const now = desk.now()
  const isOver = isPastDue(payment, now)
  await noteCheck(desk.db, payment.orderId, now)
  if (intentId === null) return isOver ? cancelUnpaid(desk, payment) : undefined
  const intent = await (isOver ? closeIntent(desk, intentId) : desk.provider.readIntent(intentId))
  await applyIntent(desk, payment, intent)
  if (payment.state === 'paid') await recordRefunds(desk, { ...payment, intentId })
}

const isPastDue = ({ state, expiresAt }: OrderPayment, now: Date) => state === 'open' && expiresAt <= now

/** Ends a payment before its time is over; reserved money only when the provider does not know it. */
export async function expirePayment(desk: PaymentDesk, payment: OrderPayment): Promise<void> {
  // The operator has paid back what came.
  if (payment.isMismatch) return cancelUnpaid(desk, payment, 'otherAmount')
  if (payment.state === 'authorized') return endLost(desk, payment)
  return settlePayment(desk, { ...payment, expiresAt: desk.now() })
}

async function endLost(desk: PaymentDesk, payment: OrderPayment): Promise<void> {
  const intent = payment.intentId === null ? undefined : await desk.provider.readIntent(payment.intentId)
  if (intent?.state === 'lost') return cancelUnpaid(desk, payment)
  if (intent) await applyIntent(desk, payment, intent)
}

/** Tells the operator, once. Whether it was paid, the account of the former keys shows. */
export async function reportLost({ db, now, logger }: PaymentDesk, payment: OrderPayment): Promise<void> {
  const { orderId, intentId } = payment
  if (await noteLost(db, orderId, now()))
    logger.error({ orderId, intentId }, 'the payment provider does not know the payment of an order')
}

/** Cancels an intent that is not paid; answers it as it is then. What is reserved stays so. */
export async function closeIntent({ provider }: PaymentDesk, intentId: string): Promise<Intent> {
  const intent = await provider.readIntent(intentId)
  if (intent.state !== 'open') return intent
  try {
    return await provider.cancelIntent(intentId)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    return provider.readIntent(intentId)
  }
}

async function applyIntent(desk: PaymentDesk, payment: OrderPayment, intent: Intent): Promise<void> {
  if (intent.state === 'lost') {
    await reportLost(desk, payment)
    return isPastDue(payment, desk.now()) ? cancelUnpaid(desk, payment) : undefined
  }
  await noteRead(desk.db, payment.orderId, desk.now())
  if (intent.state === 'processing') await noteReturn(desk.db, payment.orderId, desk.now())
  if (intent.state === 'canceled') return cancelUnpaid(desk, payment)
  if (intent.state !== 'paid' && intent.state !== 'authorized') return
  const { receivedCents, currency } = intent
  const isOtherCurrency = currency !== (await orderById(desk.db, payment.orderId)).doc.currency
  if (isOtherCurrency || (intent.state === 'paid' && receivedCents !== payment.amountCents)) {
    await reportMismatch(desk, payment, intent)
    // A part was captured on the provider's own pages: the rest went back to the shopper, so no more money will come.
    if (!isOtherCurrency && payment.state === 'authorized' && receivedCents < payment.amountCents)
      return applyIntent(desk, { ...payment, amountCents: receivedCents }, intent)
    return
  }
  const take = intent.state === 'paid' ? takePaid : takeAuthorized
  await desk.db.transaction().execute((db) => take({ ...desk, db }, payment, intent.card))
  desk.wakeMail()
}

/** Tells the operator, once: the payment is read no more by itself, and its order waits. */
async function reportMismatch(
  { db, now, logger }: PaymentDesk,
  { orderId }: OrderPayment,
  { id, receivedCents, currency }: Intent,
): Promise<void> {
  if (await noteMismatch(db, orderId, now()))
    logger.error(
      { orderId, intentId: id, receivedCents, currency },
      'a payment is of another amount than its order',
    )
}

async function takePaid(desk: PaymentDesk, payment: OrderPayment, card?: PaidCard): Promise<void> {
  const wasOpen = await advancePayment(desk.db, payment, { from: ['open'], to: 'paid' })
  if (wasOpen) await confirm(desk, payment, { card, isPaid: true })
  else if (!(await advancePayment(desk.db, payment, { to: 'paid' }))) return reportOver(desk, payment)
  const order = await orderById(desk.db, payment.orderId)
  if (openItems(order, 'invoice').length > 0) await invoiceIn(desk, order.number)
}

async function takeAuthorized(desk: PaymentDesk, payment: OrderPayment, card?: PaidCard): Promise<void> {
  const isFirst = await advancePayment(desk.db, payment, { from: ['open'], to: 'authorized' })
  await (isFirst ? confirm(desk, payment, { card, isPaid: false }) : reportOver(desk, payment))
}

interface Confirmed {
  card: PaidCard | undefined
  /** Else the money is reserved. */
  isPaid: boolean
}

/** The order is valid from now on, and its mail is sent. */
async function confirm(
  { db, now, rules, storefrontUrl }: PaymentDesk,
  { orderId }: OrderPayment,
  { card, isPaid }: Confirmed,
): Promise<void> {
  const time = now()
  await setStatus(db, { orderId, status: STATUS.processing, time: time.toISOString() })
  if (card) await setOrderPayment(db, await orderById(db, orderId), { card })
  const order = await orderById(db, orderId)
  const mail = orderMail(order, { store: rules.store, storefrontUrl }, isPaid)
  await queueWithinLimits(db, mail, time)
}

/** Money that arrives for a canceled or closed order must be paid back by a person. */
async function reportOver({ db, logger }: PaymentDesk, { orderId, intentId }: OrderPayment): Promise<void> {
  const payment = await findPayment(db, orderId)
  if (payment?.state === 'canceled' || payment?.state === 'replaced')
    logger.error({ orderId, intentId, state: payment.state }, 'an order that is over was paid: pay it back')
}

async function cancelUnpaid(
  desk: PaymentDesk,
  payment: OrderPayment,
  why: 'unpaid' | 'otherAmount' = 'unpaid',
): Promise<void> {
  const { orderId, intentId } = payment
  await desk.db.transaction().execute(async (db) => {
    const isFirst = await advancePayment(db, payment, { to: 'canceled' })
    if (!isFirst) return
    const order = await orderById(db, orderId)
    if (order.history.documents.length > 0)
      return desk.logger.error({ orderId, intentId }, 'the reserved money of a shipped order is gone')
    const { cancel } = ORDER_LIFE_TEXTS[orderLanguage(order, desk)]
    await cancelIn({ ...desk, db }, order, cancel[why])
  })
  desk.wakeMail()
}
