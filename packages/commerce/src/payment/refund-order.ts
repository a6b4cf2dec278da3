// Paying back: by the operator's command, or on the provider's own pages.
import { refundCards, voidCards } from '../cart/gift-cards/gift-card-rows.ts'
import { PaymentRefused, type ProviderRefund } from '../cart/payment-provider.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { isSomebodys } from '../order/anonymize-orders.ts'
import { returnStock } from '../order/cancel-order.ts'
import { expireLinks } from '../order/downloads/purchased-links.ts'
import { returnCredit } from '../order/order-credit.ts'
import { setStatus } from '../order/set-status.ts'
import { refundMail } from '../order/order-life-mail.ts'
import { OrderError, deskOrder } from '../order/order-desk.ts'
import { STATUS } from '../order/order-progress.ts'
import { type StoredOrder, orderById } from '../order/order-rows.ts'
import { type Cents, dollars } from '../platform/money.ts'
import { type PaymentDesk, idempotencyKey } from './payment-desk.ts'
import { type OrderPayment, findPayment } from './payment-rows.ts'
import {
  type SentRefund,
  failRefund,
  finishRefund,
  insertRefund,
  isKnownRefund,
  refundNumber,
  refundedCents,
  sentRefundsOf,
  undoRefund,
} from './refund-rows.ts'

/**
 * Pays back a part of an order, or all that is left. Repeated after a crash it pays nothing twice.
 * @returns the number of the credit memo
 * @throws {OrderError} when there is not so much to pay back, or the provider refuses
 */
export async function refundOrder(desk: PaymentDesk, number: string, cents?: Cents): Promise<string> {
  const sent = await desk.db.transaction().execute(async (db) => {
    const order = await deskOrder(db, number)
    const payment = await findPayment(db, order.id)
    if (payment?.state !== 'paid') throw new OrderError(`Order ${number} was not paid online`)
    const left = payment.amountCents - (await refundedCents(db, order.id))
    const requested = cents ?? left
    if (requested < 1 || requested > left)
      throw new OrderError(`Of order ${number}, ${dollars(left)} can be paid back`)
    return insertRefund(db, { orderId: order.id, cents: requested, time: desk.now().toISOString() })
  })
  const made = await sendRefund(desk, sent)
  if (made === undefined) throw new OrderError(`The provider refused the refund of order ${number}`)
  return made
}

const refundKey = (order: StoredOrder, id: number) => idempotencyKey(order, 'refund', id)

/** Sends a refund that is written; undefined when the provider refuses it. @throws when the outcome is unknown */
export async function sendRefund(desk: PaymentDesk, sent: SentRefund): Promise<string | undefined> {
  const order = await orderById(desk.db, sent.orderId)
  const payment = await findPayment(desk.db, sent.orderId)
  if (!payment?.intentId) throw new Error(`Refund ${sent.id} has no payment`)
  try {
    const key = refundKey(order, sent.id)
    const made = (await desk.provider.refundsOf(payment.intentId)).find((each) => each.key === key)
    const refund = made ?? (await desk.provider.refund(payment.intentId, { cents: sent.cents, key }))
    if (!refund.isFailed) return await finish(desk, sent, refund)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
  }
  await failRefund(desk.db, sent.id)
  return undefined
}

/** Writes down what was paid back on the provider's own pages, and which refunds failed afterwards. */
export async function recordRefunds(
  desk: PaymentDesk,
  payment: OrderPayment & { intentId: string },
): Promise<void> {
  const order = await orderById(desk.db, payment.orderId)
  for (const refund of await desk.provider.refundsOf(payment.intentId)) {
    if (refund.isFailed) {
      const wasDone = await undoRefund(desk.db, refund.id)
      if (wasDone)
        desk.logger.error(
          { orderId: payment.orderId, refundId: refund.id },
          'a refund failed: pay it back again',
        )
      continue
    }
    await desk.db.transaction().execute(async (db) => {
      // A refund that was only sent is finished by its sender, or by the worker.
      const isSent = (await sentRefundsOf(db, order.id)).some(({ id }) => refundKey(order, id) === refund.key)
      if (isSent || (await isKnownRefund(db, refund.id))) return
      const { orderId } = payment
      const sent = await insertRefund(db, { orderId, cents: refund.cents, time: desk.now().toISOString() })
      await finishIn({ ...desk, db }, sent, refund)
    })
  }
  desk.wakeMail()
}

async function finish(desk: PaymentDesk, sent: SentRefund, refund: ProviderRefund): Promise<string> {
  const number = await desk.db.transaction().execute((db) => finishIn({ ...desk, db }, sent, refund))
  desk.wakeMail()
  return number
}

async function finishIn(desk: PaymentDesk, sent: SentRefund, refund: ProviderRefund): Promise<string> {
  const { db } = desk
  const isFirst = await finishRefund(db, sent.id, refund.id)
  const number = await refundNumber(db, sent.id)
  const order = await orderById(db, sent.orderId)
  const payment = await findPayment(db, sent.orderId)
  if (!isFirst || !payment) return number
  const now = desk.now()
  const isWhole = (await refundedCents(db, order.id, ['done'])) >= payment.amountCents
  // An order whose earlier refund failed is closed already.
  if (isWhole && order.status !== STATUS.closed) await closeOrder(desk, order)
  if (isSomebodys(order))
    await queueWithinLimits(db, refundMail(order, desk, { number, cents: sent.cents }), now)
  return number
}

/**
 * What gift cards and credit paid is given back too. Gift cards and downloads that the order bought end, and items that were
 * never shipped return to stock.
 */
async function closeOrder(desk: PaymentDesk, order: StoredOrder): Promise<void> {
  const { db, logger } = desk
  const { id: orderId } = order
  const time = desk.now().toISOString()
  await setStatus(db, { orderId, status: STATUS.closed, time })
  await refundCards(db, orderId, time)
  await returnCredit(db, orderId, time)
  await expireLinks(db, orderId)
  const spentCents = await voidCards(db, orderId, time)
  if (spentCents > 0) logger.error({ orderId, spentCents }, 'a gift card was spent and is paid back')
  await returnStock(db, order, time)
}
