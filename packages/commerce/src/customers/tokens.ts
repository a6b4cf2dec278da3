// Tokens of signed-in customers: random, kept only as a hash, with an end.
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../db/open-database.ts'

export const TOKEN_HOURS = 24

const MS_PER_HOUR = 3_600_000

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export async function issueToken(db: Database, customerId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  await db.deleteFrom('customer_token').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('customer_token')
    .values({
      hash: hashOf(token),
      customer_id: customerId,
      expires_at: new Date(now + TOKEN_HOURS * MS_PER_HOUR).toISOString(),
    })
    .execute()
  return token
}

/** The customer of a token; undefined when it is unknown, revoked or past its end. */
export async function customerOfToken(db: Database, token: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customer_token')
    .select('customer_id')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.customer_id
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('customer_token').where('hash', '=', hashOf(token)).execute()
}

/** Signs a customer out everywhere but where this token is used. */
export async function revokeOtherTokens(db: Database, customerId: number, keep: string): Promise<void> {
  await db
    .deleteFrom('customer_token')
    .where('customer_id', '=', customerId)
    .where('hash', '!=', hashOf(keep))
    .execute()
}
