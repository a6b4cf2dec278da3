// The operator's commands on customers' credit: look, give, take, take back with an order.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'
import { addEntry, creditBalance, creditEntries } from '../cart/store-credit/ledger.ts'
import { findCustomerByEmail } from '../customer/customer-rows.ts'
import { dollars, toCents } from '../platform/money.ts'
import { takeCreditBack } from './order-credit.ts'
import { deskOf, orderNumber } from './order-desk.ts'

const MOST_LISTED = 200

const reason = z.string().trim().min(1).max(500)
/** Dollars and cents. */
const amount = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, 'an amount above 0, e.g. 25 or 12.50')
  .transform((text) => toCents(Number(text)))
  .refine((cents) => cents > 0, 'an amount above 0, e.g. 25 or 12.50')

/** @throws {Error} when no account has this e-mail */
async function customerIdOf(email: string, { services }: CommandContext): Promise<number> {
  const customer = await findCustomerByEmail(services.db, email)
  if (!customer) throw new Error(`There is no customer ${email}`)
  return customer.id
}

const credit = command({
  usage: '<email>',
  summary: 'shows the credit of a customer and how it came about',
  words: ['email'],
  args: z.object({ email: z.email() }),
  run: async ({ email }, context) => {
    const { db } = context.services
    const customerId = await customerIdOf(email, context)
    context.print(`${email} has ${dollars(await creditBalance(db, customerId))}`)
    for (const entry of await creditEntries(db, customerId, { limit: MOST_LISTED, offset: 0 })) {
      const { createdAt, action, changeCents, balanceCents, orderNumber: order, comment } = entry
      context.print(
        [
          createdAt.slice(0, 10),
          action.padEnd(10),
          dollars(changeCents).padStart(10),
          dollars(balanceCents).padStart(10),
          ...(order ? [`order ${order}`] : []),
          ...(comment ? [comment] : []),
        ].join('  '),
      )
    }
  },
})

/** A command that changes a balance by an amount, for a reason that the customer reads. */
const adjusting = (sign: 1 | -1, summary: string) =>
  command({
    usage: '<email> <amount> <reason>',
    summary,
    words: ['email', 'amount', 'reason'],
    args: z.object({ email: z.email(), amount, reason }),
    run: async (args, context) => {
      const customerId = await customerIdOf(args.email, context)
      const balance = await context.services.db.transaction().execute(async (db) => {
        const before = await creditBalance(db, customerId)
        const after = before + sign * args.amount
        if (after < 0) throw new Error(`${args.email} has no more than ${dollars(before)}`)
        const entry = { cents: sign * args.amount, comment: args.reason, time: new Date().toISOString() }
        await addEntry(db, { ...entry, customerId, action: 'adjusted' })
        return after
      })
      context.print(`${args.email} has ${dollars(balance)} now`)
    },
  })

const takeBack = command({
  usage: '<number> <reason>',
  summary: 'takes back what an order earned, when its goods came back',
  words: ['number', 'reason'],
  args: z.object({ number: orderNumber, reason }),
  run: async (args, context) => {
    const { takenCents, missingCents } = await takeCreditBack(deskOf(context), args.number, args.reason)
    context.print(`Took back ${dollars(takenCents)}`)
    if (missingCents > 0) context.print(`${dollars(missingCents)} of what it earned is spent already`)
  },
})

export const storeCreditCommands: CommandTable = {
  credit,
  'give-credit': adjusting(1, 'gives a customer credit'),
  'take-credit': adjusting(-1, 'takes credit from a customer, as far as there is some'),
  'take-back-credit': takeBack,
}
