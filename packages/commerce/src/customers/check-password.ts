// Asking for a password: each try is counted before it is looked at, and after too many the account pauses.
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { updateCustomer } from './customer-rows.ts'
import type { CustomerRow } from './customer-rows.ts'
import { isPassword } from './passwords.ts'

export const SIGN_IN_RULE = { failuresAllowed: 10, lockedForMs: 600_000 }

/** Hashes once whatever the outcome, also for a customer that does not exist: the time tells nothing. */
export async function checkPassword(
  db: Database,
  customer: CustomerRow | undefined,
  password: string,
): Promise<'right' | 'wrong' | 'locked'> {
  const mayTry = customer !== undefined && (await countTry(db, customer.id))
  const isRight = await isPassword(password, customer?.password_hash)
  if (!customer) return 'wrong'
  if (!mayTry) return 'locked'
  if (isRight) await updateCustomer(db, customer.id, { failed_logins: 0, locked_until: null })
  return isRight ? 'right' : 'wrong'
}

/** Counts in the database, so that of guesses sent at once no more than allowed are looked at. */
async function countTry(db: Database, id: number): Promise<boolean> {
  const now = Date.now()
  const lockedUntil = new Date(now + SIGN_IN_RULE.lockedForMs).toISOString()
  const { rows } = await sql`
    update customer set
      locked_until = case when failed_logins + 1 >= ${SIGN_IN_RULE.failuresAllowed} then ${lockedUntil} end,
      failed_logins = case when failed_logins + 1 >= ${SIGN_IN_RULE.failuresAllowed} then 0 else failed_logins + 1 end
    where id = ${id} and (locked_until is null or locked_until <= ${new Date(now).toISOString()})
    returning id
  `.execute(db)
  return rows.length > 0
}
