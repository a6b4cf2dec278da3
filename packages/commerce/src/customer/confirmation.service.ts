// Confirming the e-mail address of a new account, where the shop requires it.
import type { ConfirmEmailInput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { queueAccountMail } from './account-mail.ts'
import { findCustomerByEmail, updateCustomer } from './customer-rows.ts'
import type { CustomerRow } from './customer-rows.ts'
import { activate } from './newsletter/newsletter.ts'
import { issueKey, revokeKeys, takeKey } from './one-time-keys.ts'
import { readEmail } from './read-email.ts'
import type { Database } from '../db/open-database.ts'
import { userError } from '../user-errors/user-error.ts'

const subjectOf = ({ id }: CustomerRow) => String(id)

/** What a new customer gets by mail: a welcome, or first the link that confirms the address. */
export async function queueFirstMail(db: Database, customer: CustomerRow, context: Context): Promise<void> {
  const { email: recipient, firstname } = customer
  if (customer.awaits_confirmation === 0)
    return queueAccountMail(db, { kind: 'welcome', recipient, firstname }, context)
  const key = await issueKey(db, { purpose: 'confirm-account', subject: subjectOf(customer) })
  const query = { email: recipient, key }
  return queueAccountMail(db, { kind: 'confirm-account', recipient, firstname, query }, context)
}

/** @throws EMAIL_INVALID, ALREADY_CONFIRMED, CONFIRMATION_KEY_INVALID */
export async function confirmEmail(input: ConfirmEmailInput, context: Context): Promise<CustomerRow> {
  const email = readEmail(input.email, 'EMAIL_INVALID')
  const confirmed = await context.db.transaction().execute(async (write) => {
    const customer = await findCustomerByEmail(write, email)
    if (customer?.awaits_confirmation === 0) throw userError('ALREADY_CONFIRMED')
    const subject = await takeKey(write, 'confirm-account', input.confirmation_key)
    if (!customer || subject !== subjectOf(customer)) throw userError('CONFIRMATION_KEY_INVALID')
    const change = { awaits_confirmation: 0, email_confirmed_at: new Date().toISOString() }
    await updateCustomer(write, customer.id, change)
    await revokeKeys(write, { purpose: 'confirm-account', subject: subjectOf(customer) })
    await queueFirstMail(write, { ...customer, ...change }, context)
    await activate(write, email, context)
    return { ...customer, ...change }
  })
  context.wakeMail()
  return confirmed
}

/** Answers the same whether an account waits for it or not. @throws EMAIL_NOT_AN_ADDRESS */
export async function resendConfirmation(email: string, context: Context): Promise<true> {
  const recipient = readEmail(email, 'EMAIL_NOT_AN_ADDRESS')
  await context.db.transaction().execute(async (write) => {
    const customer = await findCustomerByEmail(write, recipient)
    if (customer?.awaits_confirmation === 1) await queueFirstMail(write, customer, context)
  })
  context.wakeMail()
  return true
}
