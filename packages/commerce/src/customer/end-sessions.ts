// What must end when an account changes hands or its password changes: every way in but the one in use.
import type { Database } from '../db/open-database.ts'
import { revokeKeys } from './one-time-keys.ts'
import { revokeAllRememberMe } from './remember-me.ts'
import { revokeTokens } from './tokens.ts'

/** Ends a customer's tokens (but `keep`), remember-me tokens and the links in mails. */
export async function endSessions(db: Database, customerId: number, keep?: string): Promise<void> {
  await revokeTokens(db, customerId, keep)
  await revokeAllRememberMe(db, customerId)
  await revokeLinks(db, customerId)
}

/** Ends the links in mails that open or delete the account. Using one also proves the e-mail address, so none outlives it. */
export async function revokeLinks(db: Database, customerId: number): Promise<void> {
  for (const purpose of ['reset-password', 'sign-in', 'delete-account'] as const)
    await revokeKeys(db, { purpose, subject: String(customerId) })
}
