// A forgotten password: a link by mail, then a new one.
import type { MutationResetPasswordArgs } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { queueAccountMail } from './account-mail.ts'
import { forgetTries } from './check-password.ts'
import { findCustomerByEmail, updateCustomer } from './customer-rows.ts'
import { endSessions } from './end-sessions.ts'
import { activate } from './newsletter/newsletter.ts'
import { NOBODY, issueKey, takeKey } from './one-time-keys.ts'
import { checkPasswordRule, hashPassword } from './passwords.ts'
import { readEmail } from './read-email.ts'
import { userError } from '../user-errors/user-error.ts'

/** Answers the same, after the same work, whether there is such an account or not. @throws EMAIL_MISSING, EMAIL_FORMAT */
export async function requestReset(email: string, context: Context): Promise<true> {
  if (email.trim() === '') throw userError('EMAIL_MISSING')
  const recipient = readEmail(email, 'EMAIL_FORMAT')
  await context.db.transaction().execute(async (write) => {
    const customer = await findCustomerByEmail(write, recipient)
    const key = await issueKey(write, {
      purpose: 'reset-password',
      subject: customer ? String(customer.id) : NOBODY,
    })
    if (!customer) return
    const mail = { kind: 'password-reset', recipient, firstname: customer.firstname } as const
    await queueAccountMail(write, { ...mail, query: { email: recipient, token: key } }, context)
  })
  context.wakeMail()
  return true
}

/**
 * Sets a password and ends every session. The link came by mail, so it also proves the address.
 * @throws RESET_FAILED for whatever is wrong with e-mail or token, and the errors of the new password
 */
export async function resetPassword(args: MutationResetPasswordArgs, context: Context): Promise<true> {
  if (args.email.trim() === '') throw userError('EMAIL_MISSING')
  const email = readEmail(args.email, 'EMAIL_FORMAT')
  if (args.resetPasswordToken === '') throw userError('RESET_TOKEN_MISSING')
  if (args.newPassword === '') throw userError('NEW_PASSWORD_MISSING')
  await checkPasswordRule(args.newPassword)
  const password_hash = await hashPassword(args.newPassword)
  await context.db.transaction().execute(async (write) => {
    const subject = await takeKey(write, 'reset-password', args.resetPasswordToken)
    const customer = await findCustomerByEmail(write, email)
    if (!customer || subject !== String(customer.id)) throw userError('RESET_FAILED')
    await updateCustomer(write, customer.id, {
      password_hash,
      email_confirmed_at: customer.email_confirmed_at ?? new Date().toISOString(),
      awaits_confirmation: 0,
    })
    await forgetTries(write, email)
    await endSessions(write, customer.id)
    await activate(write, email, context)
    await queueAccountMail(
      write,
      { kind: 'password-changed', recipient: email, firstname: customer.firstname },
      context,
    )
  })
  context.wakeMail()
  return true
}
