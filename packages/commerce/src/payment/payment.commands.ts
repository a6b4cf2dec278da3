// The operator's commands on payments: take reserved money, stop waiting for a payment, pay back.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'
import { PaymentRefused } from '../cart/payment-provider.ts'
import { OrderError, deskOf, deskOrder, orderNumber as number } from '../order/order-desk.ts'
import { toCents } from '../platform/money.ts'
import { type PaymentDesk, idempotencyKey } from './payment-desk.ts'
import { paymentsToClear } from './payment-reads.ts'
import { findPayment } from './payment-rows.ts'
import { refundOrder } from './refund-order.ts'
import { expirePayment, settlePayment } from './settle-payment.ts'

function paymentDeskOf(context: CommandContext): PaymentDesk {
  const { onlinePayments, logger, wakeMail } = context.services
  if (!onlinePayments) throw new OrderError('No payments are taken online: STRIPE_SECRET_KEY is not set')
  return { ...deskOf(context), provider: onlinePayments.provider, logger, wakeMail }
}

/** An order and what is known of its payment. @throws {OrderError} when there is no such order, or nothing is paid online */
async function paymentOf(context: CommandContext, number: string) {
  const desk = paymentDeskOf(context)
  const order = await deskOrder(desk.db, number)
  return { desk, order, payment: await findPayment(desk.db, order.id) }
}

const capture = command({
  usage: '<number>',
  summary: 'takes the money that is reserved for an order, and invoices it',
  words: ['number'],
  args: z.object({ number }),
  run: async (args, context) => {
    const { desk, order, payment } = await paymentOf(context, args.number)
    if (!payment?.intentId || payment.state !== 'authorized')
      throw new OrderError(`Nothing is reserved for order ${args.number}`)
    await captureIntent(desk, payment.intentId, idempotencyKey(order, 'capture'))
    await settlePayment(desk, payment)
    context.print(`Captured ${args.number}`)
  },
})

async function captureIntent({ provider }: PaymentDesk, intentId: string, key: string): Promise<void> {
  try {
    await provider.captureIntent(intentId, key)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    throw new OrderError(`The provider refused: ${error.message}`)
  }
}

const expire = command({
  usage: '<number>',
  summary:
    'cancels an order that awaits its payment, before its time is over, whose reserved money the provider no longer knows, or \
whose money was of another amount, once you have paid it back',
  words: ['number'],
  args: z.object({ number }),
  run: async (args, context) => {
    const { desk, payment } = await paymentOf(context, args.number)
    const isOver = payment?.state === 'authorized' && (payment.isLost || payment.isMismatch)
    if (!payment || (payment.state !== 'open' && !isOver))
      throw new OrderError(`Order ${args.number} awaits no payment`)
    await expirePayment(desk, payment)
    // A payment that was made, or began, in the meantime is not canceled.
    context.print(`${args.number} is ${(await deskOrder(desk.db, args.number)).status}`)
  },
})

const dollars = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, 'an amount such as 12.50')
  .transform((text) => toCents(Number(text)))

const refund = command({
  usage: '<number> [amount]',
  summary: 'pays back what was paid online for an order, or an amount of it',
  words: ['number', 'amount'],
  args: z.object({ number, amount: dollars.optional() }),
  run: async (args, context) => {
    const made = await refundOrder(paymentDeskOf(context), args.number, args.amount)
    context.print(`Credit memo ${made}`)
  },
})

const MOST_LISTED = 200

const payments = command({
  usage: '',
  summary:
    'lists money that came in another amount than its order, or for an order that is not in the database',
  words: [],
  args: z.object({}),
  run: async (_, { services, print }) => {
    for (const { orderNumber, intentId, notedAt, hasOrder } of await paymentsToClear(
      services.db,
      MOST_LISTED,
    )) {
      const what = hasOrder ? 'another amount or currency' : 'not in the database'
      print([orderNumber, intentId, notedAt, what].join('  '))
    }
  },
})

export const paymentCommands: CommandTable = { capture, expire, payments, refund }
