// The operator's commands on personal data: give customers and guests theirs, delete it.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'
import { findCustomerByEmail } from '../customer/customer-rows.ts'
import type { CustomerRow } from '../customer/customer-rows.ts'
import { forgetStockAlerts, stockAlertsOf } from '../customer/stock-alert/stock-alert.service.ts'
import { deleteAccount } from './delete-account.ts'
import { exportCustomer } from './export-customer.ts'

const args = z.object({ email: z.email() })

/** @throws {Error} when no account has this e-mail */
async function customerOf(email: string, { services }: CommandContext): Promise<CustomerRow> {
  const customer = await findCustomerByEmail(services.db, email)
  if (!customer) throw new Error(`There is no customer ${email}`)
  return customer
}

const exported = command({
  usage: '<email>',
  summary: 'prints everything the shop has of a customer, as JSON',
  words: ['email'],
  args,
  run: async ({ email }, context) => {
    const data = await exportCustomer(context.services.db, await customerOf(email, context))
    context.print(JSON.stringify(data, undefined, 2))
  },
})

const deleted = command({
  usage: '<email>',
  summary: 'deletes a customer; orders stay, without the person once they are finished',
  words: ['email'],
  args,
  run: async ({ email }, context) => {
    await deleteAccount(await customerOf(email, context), context.services)
    context.print(`${email} is deleted`)
  },
})

const stockAlerts = command({
  usage: '<email> [--delete]',
  summary: 'prints, as JSON, or deletes what an address waits for, with an account or without',
  words: ['email'],
  options: { delete: { type: 'boolean' } },
  args: args.extend({ delete: z.boolean().default(false) }),
  run: async ({ email: typed, delete: isDeleted }, context) => {
    const { db } = context.services
    const email = typed.toLowerCase()
    const alerts = await stockAlertsOf(db, email)
    if (isDeleted) await db.transaction().execute((write) => forgetStockAlerts(write, email))
    context.print(isDeleted ? `${alerts.length} deleted` : JSON.stringify(alerts, undefined, 2))
  },
})

export const customerCommands: CommandTable = {
  'export-customer': exported,
  'delete-customer': deleted,
  'stock-alerts': stockAlerts,
}
