// GraphQL of online payments: the order exists first, unpaid, and its buyer pays it.
import type { LocalizedText } from '@loftwood/demo-store/field-shapes'
import type { OrderTokenInput, PayOrderOtherwiseInput } from '@loftwood/graphql-types/schema-types'
import { moneyIn } from '../cart/money-shape.ts'
import { laterPaymentMethods } from '../cart/payment-methods.ts'
import { type Intent, PaymentRefused, PaymentUnreachable } from '../cart/payment-provider.ts'
import { type SalesContext, salesResolvers } from '../cart/sales-context.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { setStatus } from '../order/set-status.ts'
import { orderMail } from '../order/order-mail.ts'
import { STATUS } from '../order/order-progress.ts'
import { type StoredOrder, orderById, setOrderPayment } from '../order/order-rows.ts'
import { orderOfToken } from '../order/order-of-token.ts'
import { orderShape } from '../order/order-shape.ts'
import { payByDay } from '../cart/pay-by-day.ts'
import { unpaidObstacle, unpaidOrder } from '../order/unpaid/unpaid-limits.ts'
import { userError, userErrorOf } from '../user-errors/user-error.ts'
import { type PaymentDesk, idempotencyKey } from './payment-desk.ts'
import { noteReturn } from './payment-reads.ts'
import { type OrderPayment, advancePayment, findPayment, setIntent } from './payment-rows.ts'
import { closeIntent, reportLost, settlePayment } from './settle-payment.ts'

interface Paying {
  order: StoredOrder
  payment: OrderPayment
  desk: PaymentDesk
}

/** The order of a token, for its buyer only. @throws ORDER_NOT_FOUND, NOT_AUTHORIZED for a guest, ORDER_NOT_OWN, PAYMENT_NOT_DUE */
async function payingOf(context: SalesContext, token: string): Promise<Paying> {
  const order = await orderOfToken(context, token)
  if (order.customerId !== null && order.customerId !== context.customerId)
    throw userError(context.customerId === undefined ? 'NOT_AUTHORIZED' : 'ORDER_NOT_OWN')
  const payment = await findPayment(context.db, order.id)
  const { onlinePayments } = context
  if (!payment || !onlinePayments) throw userError('PAYMENT_NOT_DUE')
  return { order, payment, desk: { ...context, provider: onlinePayments.provider } }
}

/** The same intent for each call, so that two tabs cannot pay twice. @throws PAYMENT_NOT_DUE */
async function intentOf({ order, payment, desk }: Paying): Promise<Intent> {
  if (payment.intentId !== null) return desk.provider.readIntent(payment.intentId)
  const { number, doc } = order
  const { currency } = doc
  const key = idempotencyKey(order, 'intent')
  const intent = await desk.provider.createIntent({
    orderNumber: number,
    cents: payment.amountCents,
    currency,
    key,
  })
  if (await setIntent(desk.db, order.id, intent.id)) return intent
  // The payment ended meanwhile, or was made in another way: this intent must never be paid.
  await closeIntent(desk, intent.id)
  throw userError('PAYMENT_NOT_DUE')
}

async function start(context: SalesContext, token: string) {
  const paying = await payingOf(context, token)
  const { state, expiresAt } = paying.payment
  if (state !== 'open' || expiresAt <= context.now()) throw userError('PAYMENT_NOT_DUE')
  const intent = await intentOf(paying)
  if (intent.state === 'processing') throw userError('PAYMENT_PROCESSING')
  if (intent.state === 'lost') {
    await reportLost(paying.desk, paying.payment)
    throw userError('PAYMENT_UNREACHABLE')
  }
  return {
    client_secret: intent.clientSecret,
    publishable_key: paying.desk.provider.publishableKey,
    amount: moneyIn(paying.order.doc.currency)(paying.payment.amountCents),
  }
}

/**
 * The payment's state, read from the provider: the shopper may return before the notification arrives. While the provider
 * cannot be used the order is shown as it is stored; the worker reads the payment later.
 */
async function finish(context: SalesContext, token: string) {
  const { order, payment, desk } = await payingOf(context, token)
  await noteReturn(desk.db, order.id, desk.now())
  await settlePayment(desk, payment).catch((error: unknown) => reportProvider(context, error))
  return { order: orderShape(context, await orderById(context.db, order.id)) }
}

/**
 * Pays the order in another way. One that was paid meanwhile stays as it is.
 * @throws PAYMENT_NOT_AVAILABLE, PAYMENT_NOT_DUE when it is canceled, PAYMENT_PROCESSING, UNPAID_ORDERS, UNPAID_PIECES
 */
async function payOtherwise(context: SalesContext, { token, payment_method: code }: PayOrderOtherwiseInput) {
  const paying = await payingOf(context, token)
  const { order, payment, desk } = paying
  const method = laterPaymentMethods(payment.amountCents).find((each) => each.code === code)
  if (!method) throw userError('PAYMENT_NOT_AVAILABLE')
  if (payment.state === 'open') {
    const obstacle = await unpaidObstacle(context, unpaidOrder(order))
    if (obstacle) throw userErrorOf(obstacle)
    const intent = payment.intentId === null ? undefined : await closeIntent(desk, payment.intentId)
    if (intent?.state === 'lost') await reportLost(desk, payment)
    const isFree = !intent || intent.state === 'canceled' || intent.state === 'lost'
    await (isFree ? replacePayment(context, paying, method) : settlePayment(desk, payment))
  }
  const { state } = (await findPayment(context.db, order.id)) ?? payment
  if (state === 'canceled') throw userError('PAYMENT_NOT_DUE')
  if (state === 'open') throw userError('PAYMENT_PROCESSING')
  return { order: orderShape(context, await orderById(context.db, order.id)) }
}

/** Does nothing when another call was first. */
async function replacePayment(
  context: SalesContext,
  { order, payment }: Paying,
  method: { code: string; title: LocalizedText },
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    if (!(await advancePayment(db, payment, { from: ['open'], to: 'replaced' }))) return
    const now = context.now()
    await setStatus(db, { orderId: order.id, status: STATUS.pending, time: now.toISOString() })
    await setOrderPayment(db, order, {
      paymentCode: method.code,
      paymentTitle: method.title,
      payBy: payByDay(context, method.code),
    })
    const shop = { store: context.rules.store, storefrontUrl: context.storefrontUrl }
    await queueWithinLimits(db, orderMail(await orderById(db, order.id), shop), now)
  })
  context.wakeMail()
}

/** A provider that is down, or refuses, is no error of the back end: it is in the log. @throws any other error */
function reportProvider({ onlinePayments }: SalesContext, error: unknown): void {
  if (!(error instanceof PaymentUnreachable || error instanceof PaymentRefused)) throw error
  onlinePayments?.reportOutage(error)
}

/** @throws this decline when the provider is down, or refuses */
async function orUserError<Result>(
  context: SalesContext,
  work: Promise<Result>,
  code: 'PAYMENT_UNREACHABLE' | 'PAYMENT_UNCLEAR',
): Promise<Result> {
  try {
    return await work
  } catch (error) {
    reportProvider(context, error)
    throw userError(code)
  }
}

export const paymentResolvers = {
  Query: salesResolvers({
    onlinePaymentConfig: (_args: unknown, { onlinePayments }: SalesContext) =>
      onlinePayments
        ? {
            captures_later: onlinePayments.provider.capturesLater,
            publishable_key: onlinePayments.provider.publishableKey,
          }
        : null,
  }),
  Mutation: salesResolvers({
    startOrderPayment: ({ input }: { input: OrderTokenInput }, context: SalesContext) =>
      orUserError(context, start(context, input.token), 'PAYMENT_UNREACHABLE'),
    finishOrderPayment: ({ input }: { input: OrderTokenInput }, context: SalesContext) =>
      finish(context, input.token),
    payOrderOtherwise: ({ input }: { input: PayOrderOtherwiseInput }, context: SalesContext) =>
      orUserError(context, payOtherwise(context, input), 'PAYMENT_UNCLEAR'),
  }),
}
