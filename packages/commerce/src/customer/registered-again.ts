// Registering with an e-mail that has an account: a stranger sees what a new account shows, its owner gets a mail.
import type { Context } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import { findHash, hashOfAddress, rememberAddress } from './one-time-keys.ts'
import { isPassword } from './passwords.ts'

const PURPOSE = 'registered-again'

/**
 * Where accounts are confirmed by mail, signing in with the password of the registration says so until then. Its hash is
 * stored, so that it says the same when there was an account already. It opens nothing.
 */
export function noteRegisteredAgain(db: Database, email: string, passwordHash: string): Promise<void> {
  return rememberAddress(db, email, { purpose: PURPOSE, subject: passwordHash })
}

export async function forgetRegisteredAgain(db: Database, email: string): Promise<void> {
  await db.deleteFrom('one_time_key').where('hash', '=', hashOfAddress(PURPOSE, email)).execute()
}

/** Takes the same time with and without an account. */
export async function isRegisteredAgain(
  email: string,
  password: string,
  { db, shop }: Context,
): Promise<boolean> {
  const { isConfirmationRequired, isEmailAvailabilityTold } = shop.rules.store.accounts
  if (!isConfirmationRequired || isEmailAvailabilityTold) return false
  return isPassword(password, await findHash(db, PURPOSE, hashOfAddress(PURPOSE, email)))
}
