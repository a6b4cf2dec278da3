// Signing in: one answer for every failure, and a pause after too many.
import type { MutationGenerateCustomerTokenArgs } from '@loftwood/graphql-types/schema-types'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { findCustomerByEmail, updateCustomer } from '../../customers/customer-rows.ts'
import { isPassword } from '../../customers/passwords.ts'
import { issueToken } from '../../customers/tokens.ts'
import { failure } from '../../errors.ts'

export const SIGN_IN_RULE = { failuresAllowed: 10, lockedForMs: 600_000 }

/** @returns a token @throws SIGN_IN_INCORRECT for an unknown e-mail, a wrong password and a locked account alike */
export async function signIn(
  { email, password }: MutationGenerateCustomerTokenArgs,
  { db }: Context,
): Promise<string> {
  const customer = await findCustomerByEmail(db, email)
  const isRight = await isPassword(password, customer?.password_hash)
  const now = new Date().toISOString()
  const isLocked = customer?.locked_until != null && customer.locked_until > now
  if (!customer || isLocked) throw failure('SIGN_IN_INCORRECT')
  if (!isRight) {
    await noteFailure(db, customer.id)
    throw failure('SIGN_IN_INCORRECT')
  }
  if (customer.failed_logins > 0)
    await updateCustomer(db, customer.id, { failed_logins: 0, locked_until: null })
  return issueToken(db, customer.id)
}

/** Counts in the database, so that guesses sent at the same time are all counted. */
async function noteFailure(db: Context['db'], id: number): Promise<void> {
  const lockedUntil = new Date(Date.now() + SIGN_IN_RULE.lockedForMs).toISOString()
  await sql`
    update customer set
      locked_until = case when failed_logins + 1 >= ${SIGN_IN_RULE.failuresAllowed} then ${lockedUntil} end,
      failed_logins = case when failed_logins + 1 >= ${SIGN_IN_RULE.failuresAllowed} then 0 else failed_logins + 1 end
    where id = ${id}
  `.execute(db)
}
