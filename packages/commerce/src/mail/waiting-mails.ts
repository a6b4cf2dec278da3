// Mails that wait because too many went to an address that nobody has proven: who opens one has them sent.
import type { Database } from '../db/open-database.ts'
import { idList } from '../db/id-list.ts'
import { hashOfToken } from '../platform/random-token.ts'
import { roomOfProven } from './mail-limits.ts'
import { mailboxOf } from './mailbox.ts'

/**
 * The link of a mail was opened: its recipient has proven the address, and gets what waits, as far as the hour has room.
 * @returns how many mails go out now, none for an unknown key
 */
export async function openMail(db: Database, key: string, now: Date): Promise<number> {
  const mail = await db
    .updateTable('mail_message')
    .set({ opened_at: now.toISOString() })
    .where('key_hash', '=', hashOfToken(key))
    .returning('mailbox')
    .executeTakeFirst()
  if (!mail) return 0
  return release(db, mail.mailbox, { most: await roomOfProven(db, mail.mailbox, now), now })
}

/** The operator vouches for an address: all that waits for it goes out. @returns how many */
export function releaseMails(db: Database, address: string, now: Date): Promise<number> {
  return release(db, mailboxOf(address), { most: MOST_AT_ONCE, now })
}

const MOST_AT_ONCE = 1_000

async function release(
  db: Database,
  mailbox: string,
  { most, now }: { most: number; now: Date },
): Promise<number> {
  const waiting = await db
    .selectFrom('mail_message')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(most)
    .execute()
  await db
    .updateTable('mail_message')
    .set({ status: 'queued', next_attempt_at: now.toISOString() })
    .where('id', 'in', idList(waiting.map(({ id }) => id)))
    .execute()
  return waiting.length
}

/** Which of these orders have a mail that waits. */
export async function ordersWithWaitingMail(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('mail_message')
    .select('order_id')
    .where('order_id', 'in', idList(orderIds))
    .where('status', '=', 'waiting')
    .execute()
  return new Set(rows.flatMap(({ order_id }) => order_id ?? []))
}

/** The oldest mails that wait. */
export function waitingMails(db: Database, limit: number) {
  return db
    .selectFrom('mail_message')
    .select(['recipient', 'kind', 'subject', 'created_at as createdAt'])
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(limit)
    .execute()
}
