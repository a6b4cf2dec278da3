// The SQL of mails: a queue that outlives the process.
import type { Database } from '../db/open-database.ts'
import { fillMailKey } from './mail-key.ts'
import { mailboxOf } from './mailbox.ts'

export interface MailMessage {
  /** Which template made it, e.g. `order`. */
  kind: string
  recipient: string
  language: 'en' | 'fr'
  subject: string
  html: string
  text: string
  /** Who has it sent, where that is not the shop itself; `mail-limits.ts` counts by it. */
  sender?: string | null
  /** Where answers go, when not to the shop. */
  replyTo?: string | null
  /** Where the recipient ends such mails. */
  unsubscribeUrl?: string | null
  /** The order that it is about. */
  orderId?: number | null
}

/**
 * - `waiting`: one too many for an address that nobody has proven; queued once an earlier mail is opened
 * - `queued`: to be delivered at `nextAttemptAt`
 * - `sent`: taken by the SMTP server
 * - `held`: stored for `/outbox` and never sent, because no SMTP server was configured when its turn came
 * - `failed`: refused again and again, e.g. no such mailbox
 */
export type MailStatus = 'waiting' | 'queued' | 'sent' | 'held' | 'failed'

export interface StoredMail extends MailMessage {
  id: number
  status: MailStatus
  /** How many deliveries failed. */
  attempts: number
  createdAt: string
}

const COLUMNS = [
  'id',
  'kind',
  'recipient',
  'language',
  'subject',
  'html',
  'text',
  'status',
  'attempts',
  'created_at as createdAt',
  'reply_to as replyTo',
  'unsubscribe_url as unsubscribeUrl',
] as const

interface Storing {
  status: 'waiting' | 'queued'
  now: Date
}

/** Puts a mail into the queue, inside the transaction it belongs to; `queueWithinLimits` says whether it waits. */
export async function storeMail(db: Database, message: MailMessage, { status, now }: Storing): Promise<void> {
  const { replyTo = null, unsubscribeUrl = null, sender = null, orderId = null, ...drafted } = message
  const { hash, ...content } = fillMailKey(drafted)
  const time = now.toISOString()
  await db
    .insertInto('mail_message')
    .values({
      ...content,
      sender,
      mailbox: mailboxOf(content.recipient),
      key_hash: hash,
      order_id: orderId,
      reply_to: replyTo,
      unsubscribe_url: unsubscribeUrl,
      status,
      attempts: 0,
      next_attempt_at: time,
      created_at: time,
    })
    .execute()
}

/** The mail whose turn comes first, and when; undefined with an empty queue. */
export async function firstQueuedMail(
  db: Database,
): Promise<(StoredMail & { nextAttemptAt: Date }) | undefined> {
  const row = await db
    .selectFrom('mail_message')
    .select([...COLUMNS, 'next_attempt_at as nextAttemptAt'])
    .where('status', '=', 'queued')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, nextAttemptAt: new Date(row.nextAttemptAt) }
}

/** A delivered mail is in the recipient's mailbox; its text and links are no longer needed here. */
export async function markSent(
  db: Database,
  id: number,
  { keepsContent, now }: { keepsContent: boolean; now: Date },
): Promise<void> {
  const emptied = keepsContent ? {} : { html: '', text: '', unsubscribe_url: null }
  await db
    .updateTable('mail_message')
    .set({ ...emptied, status: 'sent', sent_at: now.toISOString(), last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Without an SMTP server `/outbox` is where mails are read. */
export async function markHeld(db: Database, id: number): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ status: 'held', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** How many mails of a kind are stored. */
export async function countMails(db: Database, kind: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

/** Makes room: the oldest of a kind goes, but none that waits for delivery. @returns whether one went */
export async function dropOldestDelivered(db: Database, kind: string): Promise<boolean> {
  const oldest = db
    .selectFrom('mail_message')
    .select('id')
    .where('kind', '=', kind)
    .where('status', 'not in', ['queued', 'waiting'])
    .orderBy('id')
    .limit(1)
  const { numDeletedRows } = await db
    .deleteFrom('mail_message')
    .where('id', 'in', oldest)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Notes a failed delivery; without a next time the mail has failed for good. `reason` holds no secrets. */
export async function markFailure(
  db: Database,
  id: number,
  { reason, nextTime }: { reason: string; nextTime: Date | undefined },
): Promise<void> {
  await db
    .updateTable('mail_message')
    .set((eb) => ({
      status: nextTime ? ('queued' as const) : ('failed' as const),
      attempts: eb('attempts', '+', 1),
      last_error: reason,
      ...(nextTime && { next_attempt_at: nextTime.toISOString() }),
    }))
    .where('id', '=', id)
    .execute()
}

/** Every waiting mail's turn comes now: a restart may have brought another SMTP server. */
export async function retryAllNow(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ next_attempt_at: now.toISOString() })
    .where('status', '=', 'queued')
    .execute()
}

/** The newest mails first. */
export function newestMails(db: Database, limit: number): Promise<StoredMail[]> {
  return db.selectFrom('mail_message').select(COLUMNS).orderBy('id', 'desc').limit(limit).execute()
}

export function findMail(db: Database, id: number): Promise<StoredMail | undefined> {
  return db.selectFrom('mail_message').select(COLUMNS).where('id', '=', id).executeTakeFirst()
}
