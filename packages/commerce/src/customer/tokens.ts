// Tokens of signed-in customers: random, stored only as a hash, with an expiry.
import type { Database } from '../db/open-database.ts'
import { hashOfToken, randomToken } from '../platform/random-token.ts'

export const TOKEN_HOURS = 24

const MS_PER_HOUR = 3_600_000

export async function issueToken(db: Database, customerId: number): Promise<string> {
  const token = randomToken()
  const now = Date.now()
  await db.deleteFrom('customer_token').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('customer_token')
    .values({
      hash: hashOfToken(token),
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
    .where('hash', '=', hashOfToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.customer_id
}

export async function revokeToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('customer_token').where('hash', '=', hashOfToken(token)).execute()
}

/** Signs a customer out everywhere, or everywhere but where a token is used. */
export async function revokeTokens(db: Database, customerId: number, keep?: string): Promise<void> {
  await db
    .deleteFrom('customer_token')
    .where('customer_id', '=', customerId)
    .where('hash', '!=', keep === undefined ? '' : hashOfToken(keep))
    .execute()
}
