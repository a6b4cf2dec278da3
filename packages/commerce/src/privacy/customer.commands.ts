// The operator's commands on customers: give them their data, delete it.
import { z } from 'zod'
import { type CommandContext, type CommandTable, command } from '../admin/command.ts'
import { findCustomerByEmail } from '../customer/customer-rows.ts'
import type { CustomerRow } from '../customer/customer-rows.ts'
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

export const customerCommands: CommandTable = {
  'export-customer': exported,
  'delete-customer': deleted,
}
