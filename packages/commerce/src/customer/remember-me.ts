/**
 * Remember-me tokens: each signs in once and is replaced by the next of its family.
 * A used token that is sent again must have been copied, so the whole family is revoked.
 */
import type { Database } from '../db/open-database.ts'
import { DAY_MS } from '../platform/durations.ts'
import { hashOfToken, randomToken } from '../platform/random-token.ts'

/** As long as the middleware's cookie lasts. */
export const REMEMBER_ME_DAYS = 365

interface Owner {
  customerId: number
  family: string
}

export function issueRememberMe(db: Database, customerId: number): Promise<string> {
  return insertToken(db, { customerId, family: randomToken() })
}

async function insertToken(db: Database, { customerId, family }: Owner): Promise<string> {
  const token = randomToken()
  const now = Date.now()
  await db.deleteFrom('remember_me').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('remember_me')
    .values({
      hash: hashOfToken(token),
      family,
      customer_id: customerId,
      used_at: null,
      expires_at: new Date(now + REMEMBER_ME_DAYS * DAY_MS).toISOString(),
    })
    .execute()
  return token
}

export type RememberMeUse =
  | { outcome: 'renewed'; customerId: number; next: string }
  | { outcome: 'reused'; customerId: number }
  | { outcome: 'unknown' }

/** Uses a token up; inside a transaction, so that one token cannot be used twice at once. */
export async function useRememberMe(db: Database, token: string): Promise<RememberMeUse> {
  const row = await findToken(db, token)
  const now = new Date().toISOString()
  if (!row || row.expires_at <= now) return { outcome: 'unknown' }
  const { customer_id: customerId, family } = row
  if (row.used_at !== null) {
    await endFamily(db, family)
    return { outcome: 'reused', customerId }
  }
  await db.updateTable('remember_me').set({ used_at: now }).where('hash', '=', row.hash).execute()
  return { outcome: 'renewed', customerId, next: await insertToken(db, { customerId, family }) }
}

/** Ends the family of a token; an unknown one is no failure. */
export async function revokeRememberMe(db: Database, token: string): Promise<void> {
  const row = await findToken(db, token)
  if (row) await endFamily(db, row.family)
}

function findToken(db: Database, token: string) {
  return db.selectFrom('remember_me').selectAll().where('hash', '=', hashOfToken(token)).executeTakeFirst()
}

async function endFamily(db: Database, family: string): Promise<void> {
  await db.deleteFrom('remember_me').where('family', '=', family).execute()
}

/** Ends every remember-me token of a customer. */
export async function revokeAllRememberMe(db: Database, customerId: number): Promise<void> {
  await db.deleteFrom('remember_me').where('customer_id', '=', customerId).execute()
}
