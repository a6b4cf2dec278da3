// Checking a password: each try is counted before it is looked at, by account and address together, and by account.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/open-database.ts'
import { queueAccountMail } from './account-mail.ts'
import type { CustomerRow } from './customer-rows.ts'
import { isPassword } from './passwords.ts'
import { DAY_MS } from '../platform/durations.ts'

interface Attempt {
  /** As entered; it may belong to no account. */
  email: string
  customer: CustomerRow | undefined
  password: string
}

export interface Outcome {
  isRight: boolean
  /** Which bound the tries for this account are over. */
  isOver: 'address' | 'account' | undefined
}

/** The row that counts an account's tries from everywhere. */
const ANYWHERE = ''

/**
 * Counts and hashes for every e-mail, so that neither the response nor its timing reveals an account. One address reaches
 * its own bound long before the account's, so it takes many to make the owner prove more than the password.
 */
export async function checkPassword(attempt: Attempt, context: Context): Promise<Outcome> {
  const { email, customer, password } = attempt
  const { db, address } = context
  const account = accountKey(email)
  const isOver = await db.transaction().execute((write) => countTry(write, account, context))
  const isRight = await isPassword(password, customer?.password_hash)
  if (isOver) await tellOwner({ account, attempt, isRight }, context)
  if (isRight && isOver !== 'address') await uncount(db, account, address)
  return { isRight: isRight && isOver !== 'address', isOver }
}

/** The owner has proven who they are: everything counted so far is forgotten. */
export async function forgetTries(db: Database, email: string): Promise<void> {
  await db.deleteFrom('sign_in_count').where('account', '=', accountKey(email)).execute()
}

/** The table stores no e-mail address; an address may also belong to no account. */
function accountKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

async function countTry(
  db: Database,
  account: string,
  { address, signInRule }: Context,
): Promise<Outcome['isOver']> {
  const now = Date.now()
  await db.deleteFrom('sign_in_count').where('ends_at', '<=', new Date(now).toISOString()).execute()
  const endsAt = new Date(now + signInRule.periodMs).toISOString()
  const count = async (where: string) => {
    const { tries } = await db
      .insertInto('sign_in_count')
      .values({ account, address: where, tries: 1, ends_at: endsAt })
      .onConflict((conflict) => conflict.doUpdateSet((eb) => ({ tries: eb('sign_in_count.tries', '+', 1) })))
      .returning('tries')
      .executeTakeFirstOrThrow()
    return tries
  }
  if ((await count(address)) > signInRule.failuresPerAddress) return 'address'
  return (await count(ANYWHERE)) > signInRule.failuresPerAccount ? 'account' : undefined
}

/** The right password was no guess. */
async function uncount(db: Database, account: string, address: string): Promise<void> {
  await sql`
    update sign_in_count set tries = case when address = ${ANYWHERE} then max(tries - 1, 0) else 0 end
    where account = ${account} and address in (${ANYWHERE}, ${address})
  `.execute(db)
}

interface Guess {
  account: string
  attempt: Attempt
  isRight: boolean
}

/**
 * Of wrong passwords, once in a period and at most once a day. The right password and an unknown account take the same
 * steps but the mail itself, so that their timing reveals little.
 */
async function tellOwner({ account, attempt, isRight }: Guess, context: Context): Promise<void> {
  const { email, customer } = attempt
  const isTold = await context.db.transaction().execute(async (write) => {
    const first = await write
      .updateTable('sign_in_count')
      .set({ is_owner_told: isRight ? 0 : 1 })
      .where('account', '=', account)
      .where('address', '=', ANYWHERE)
      .where('is_owner_told', '=', 0)
      .returning('account')
      .executeTakeFirst()
    if (!first || (await isToldToday(write, customer?.email ?? email)) || !customer || isRight) return false
    const { email: recipient, firstname } = customer
    await queueAccountMail(write, { kind: 'password-guessed', recipient, firstname }, context)
    return true
  })
  if (isTold) context.wakeMail()
}

/** Mails are stored for a day at least. */
async function isToldToday(db: Database, recipient: string): Promise<boolean> {
  const mail = await db
    .selectFrom('mail_message')
    .select('id')
    .where('kind', '=', 'password-guessed')
    .where('created_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    .where('recipient', '=', recipient)
    .executeTakeFirst()
  return mail !== undefined
}
