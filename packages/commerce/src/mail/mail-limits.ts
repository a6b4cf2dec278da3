// Limits for mails that a visitor can trigger, so that the shop cannot be used to flood a mailbox.
import { sql } from 'kysely'
import type { Database } from '../db/open-database.ts'
import { type MailMessage, queueMail } from './mail-queue.ts'
import { HOUR_MS } from '../platform/durations.ts'

interface HourlyLimit {
  /** To one address. */
  perRecipient: number
  /** From one sender, where the mail has one. */
  perSender: number
  /** To and from everybody. */
  altogether: number
}

const USUAL: HourlyLimit = { perRecipient: 5, perSender: 40, altogether: Infinity }

/** Most mails of a kind per hour; kinds not named have the usual limits. */
const LIMITS: Readonly<Record<string, HourlyLimit>> = {
  // All of them go to the shop, so only the sender counts: many visitors are no reason to close the form.
  contact: { perRecipient: Infinity, perSender: 10, altogether: Infinity },
  // Any visitor can send these to any address.
  'guest-wishlist': { perRecipient: 3, perSender: 20, altogether: 200 },
}

/** The limits of a kind of mail. */
export function mailLimit(kind: string): HourlyLimit {
  return LIMITS[kind] ?? USUAL
}

/** Queues a mail unless there were too many of its kind within the hour. @returns whether it was queued */
export async function queueWithinLimits(db: Database, message: MailMessage, now: Date): Promise<boolean> {
  const { kind, recipient, sender = null } = message
  const limit = mailLimit(kind)
  const since = new Date(now.getTime() - HOUR_MS).toISOString()
  const { rows } = await sql<{ all: number; recipient: number | null; sender: number | null }>`
    select count(*) as "all", sum(recipient = ${recipient}) as recipient, sum(sender = ${sender}) as sender
    from mail_message where kind = ${kind} and created_at > ${since}
  `.execute(db)
  const [sent] = rows
  const isTooMany =
    (sent?.all ?? 0) >= limit.altogether ||
    (sent?.recipient ?? 0) >= limit.perRecipient ||
    (sent?.sender ?? 0) >= limit.perSender
  if (isTooMany) return false
  await queueMail(db, message, now)
  return true
}
