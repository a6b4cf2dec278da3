// The operator's commands on orders that are not paid yet: who holds what, more time for one, an end to all of a stranger's.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'
import { cancelOrder } from '../order/cancel-order.ts'
import { OrderError, deskOf, deskOrder, orderNumber as number } from '../order/order-desk.ts'
import { isCancelable } from '../order/order-progress.ts'
import { type StoredOrder, orderById, setOrderPayment } from '../order/order-rows.ts'
import { type HeldOrder, findHolds, setReminded } from '../order/unpaid/hold-rows.ts'
import { dayAfter } from '../cart/pay-by-day.ts'
import { findPayment } from './payment-rows.ts'
import { expirePayment } from './settle-payment.ts'

const MOST_LISTED = 500
const LONGEST_HOLD_DAYS = 90

const lineOf = ({ number: name, createdAt, doc, email }: StoredOrder, { pieces, visitor }: HeldOrder) =>
  [
    name,
    createdAt.toISOString().slice(0, 10),
    (doc.payBy ? `until ${doc.payBy}` : '').padEnd(16),
    `${pieces} pieces`.padStart(12),
    doc.paymentCode.padEnd(15),
    (visitor ?? '').padEnd(12),
    email,
  ].join('  ')

/**
 * One by card ends at the provider first, so that it cannot be paid afterwards.
 * @throws {OrderError} when it is paid or shipped, has money of another amount, or is by card and the provider's keys are gone
 */
async function end(context: CommandContext, order: StoredOrder, reason: string): Promise<void> {
  const { onlinePayments, logger, wakeMail } = context.services
  const desk = deskOf(context)
  const payment = await findPayment(desk.db, order.id)
  if (payment?.isMismatch)
    throw new OrderError(`Order ${order.number} has money of another amount: pay it back, then expire it`)
  if (payment?.state === 'open' && onlinePayments)
    await expirePayment({ ...desk, provider: onlinePayments.provider, logger, wakeMail }, payment)
  else await cancelOrder(desk, order.number, reason)
}

/** What became of it, for the operator: one that cannot be canceled does not stop the others. */
async function ended(context: CommandContext, order: StoredOrder, reason: string): Promise<string> {
  try {
    await end(context, order, reason)
    return `${order.number} is ${(await deskOrder(context.services.db, order.number)).status}`
  } catch (error) {
    if (error instanceof OrderError) return error.message
    throw error
  }
}

const unpaid = command({
  usage: '[--email <e-mail>] [--visitor <key or network address>] [--cancel <reason>]',
  summary: 'lists orders that are not paid yet, with what they hold and for whom, or cancels those of one',
  words: [],
  options: { email: { type: 'string' }, visitor: { type: 'string' }, cancel: { type: 'string' } },
  args: z
    .object({
      email: z.string().min(1).optional(),
      visitor: z.string().min(1).optional(),
      cancel: z.string().min(1).max(500).optional(),
    })
    .refine(({ email, visitor, cancel }) => !cancel || email || visitor, {
      error: '--cancel needs --email or --visitor',
    }),
  run: async ({ email, visitor, cancel }, context) => {
    const { db, visitorKey } = context.services
    const key = visitor && /[.:]/.test(visitor) ? visitorKey(visitor) : visitor
    const holds = await findHolds(db, { email, visitor: key }, MOST_LISTED)
    for (const hold of holds) {
      const order = await orderById(db, hold.orderId)
      context.print(cancel ? await ended(context, order, cancel) : lineOf(order, hold))
    }
    context.services.wakeMail()
  },
})

const days = z.coerce.number().int().min(1).max(LONGEST_HOLD_DAYS)

const hold = command({
  usage: '<number> <days>',
  summary: 'gives the buyer of an unpaid order so many more days from today, and has them reminded again',
  words: ['number', 'days'],
  args: z.object({ number, days }),
  run: async (args, context) => {
    const desk = deskOf(context)
    const order = await deskOrder(desk.db, args.number)
    if (!isCancelable(order)) throw new OrderError(`Order ${args.number} is ${order.status}`)
    const payBy = dayAfter(desk, args.days)
    await desk.db.transaction().execute(async (db) => {
      await setOrderPayment(db, order, { payBy })
      await setReminded(db, order.id, 0)
    })
    context.print(`${args.number} is held until ${payBy}`)
  },
})

export const unpaidCommands: CommandTable = { unpaid, hold }
