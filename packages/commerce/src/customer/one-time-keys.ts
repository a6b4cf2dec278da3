// Keys that work once and for a time: what links in mails carry, and the state of a social login.
import type { Database } from '../db/open-database.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/durations.ts'
import { hashOfToken, randomToken } from '../platform/random-token.ts'

/** How long each kind of key works. */
export const KEY_LIFETIMES_MS = {
  'reset-password': 2 * HOUR_MS,
  'social-login': 10 * MINUTE_MS,
  'sign-in': 30 * MINUTE_MS,
  'delete-account': 30 * MINUTE_MS,
  'registered-again': 30 * DAY_MS,
  'confirm-account': 3 * DAY_MS,
  'confirm-newsletter': 30 * DAY_MS,
  'end-newsletter': 5 * 365 * DAY_MS,
  // Canada's anti-spam law: 60 days from its sending, which may be a day after.
  'end-stock-alerts': 61 * DAY_MS,
  'no-stock-alerts': 365 * DAY_MS,
} as const

/** Subject of keys for e-mails without an account. */
export const NOBODY = '0'

export type KeyPurpose = keyof typeof KEY_LIFETIMES_MS

interface KeyFor {
  purpose: KeyPurpose
  /** What the key is for, e.g. the id of a customer. */
  subject: string
}

/** A new key; earlier ones stay valid until they expire. @param key one that a text has already, made by `randomToken` */
export async function issueKey(
  db: Database,
  { purpose, subject }: KeyFor,
  key = randomToken(),
): Promise<string> {
  const now = Date.now()
  await db.deleteFrom('one_time_key').where('expires_at', '<=', new Date(now).toISOString()).execute()
  await db
    .insertInto('one_time_key')
    .values({
      hash: hashOfToken(key),
      purpose,
      subject,
      expires_at: new Date(now + KEY_LIFETIMES_MS[purpose]).toISOString(),
    })
    .execute()
  return key
}

/** An e-mail address is remembered by its hash, in the table of keys. */
export const hashOfAddress = (purpose: KeyPurpose, address: string): string =>
  hashOfToken(`${purpose} ${address.trim().toLowerCase()}`)

/** In place of what was remembered before, and as long as a key works. */
export async function rememberAddress(
  db: Database,
  address: string,
  { purpose, subject }: KeyFor,
): Promise<void> {
  const expires_at = new Date(Date.now() + KEY_LIFETIMES_MS[purpose]).toISOString()
  const row = { hash: hashOfAddress(purpose, address), purpose, subject, expires_at }
  await db
    .insertInto('one_time_key')
    .values(row)
    .onConflict((conflict) => conflict.doUpdateSet(row))
    .execute()
}

/** Uses a key up. @returns its subject; undefined when it is unknown, used or past its end */
export async function takeKey(db: Database, purpose: KeyPurpose, key: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('one_time_key')
    .where('hash', '=', hashOfToken(key))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .returning('subject')
    .executeTakeFirst()
  return row?.subject
}

/** The subject of a key, which works on; undefined when it is unknown or past its end. */
export function findKey(db: Database, purpose: KeyPurpose, key: string): Promise<string | undefined> {
  return findHash(db, purpose, hashOfToken(key))
}

/** The same by the key's hash. */
export async function findHash(db: Database, purpose: KeyPurpose, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_key')
    .select('subject')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst()
  return row?.subject
}

/** Ends every key of a subject. */
export async function revokeKeys(db: Database, { purpose, subject }: KeyFor): Promise<void> {
  await db.deleteFrom('one_time_key').where('purpose', '=', purpose).where('subject', '=', subject).execute()
}
