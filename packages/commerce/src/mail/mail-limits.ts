// Limits for all mails, so that the shop cannot be used to flood a mailbox with its signature below a stranger's words.
import { sql } from 'kysely'
import { idList } from '../db/id-list.ts'
import type { Database } from '../db/open-database.ts'
import { HOUR_MS } from '../platform/durations.ts'
import { type MailMessage, storeMail } from './mail-queue.ts'
import { mailboxOf } from './mailbox.ts'

interface MailRule {
  /** Most of the kind per hour to one address that nobody has proven. */
  perRecipient: number
  /** To one that somebody has. */
  perProven: number
  /** From one sender, where the mail has one. */
  perSender: number
  /** To and from everybody. */
  altogether: number
  /** Says what somebody typed: all such mails to one address count together. */
  isTyped?: boolean
  /** Waits instead of being dropped when it is one too many. */
  waits?: boolean
}

/** Most mails per hour to one address that say what somebody typed. */
const MOST_TYPED = { toUnproven: 5, toProven: 40 } as const

const USUAL: MailRule = { perRecipient: 5, perProven: 5, perSender: 40, altogether: Infinity }
const OF_ORDER: MailRule = {
  ...USUAL,
  perRecipient: Infinity,
  perProven: Infinity,
  isTyped: true,
  waits: true,
}
/** Tells the owner of an account what happened to it. */
const NOTICE: MailRule = { ...USUAL, perProven: Infinity }

/** Kinds not named have the usual limits. */
const RULES: Readonly<Record<string, MailRule>> = {
  order: OF_ORDER,
  invoice: OF_ORDER,
  shipment: OF_ORDER,
  'order-canceled': OF_ORDER,
  'payment-reminder': OF_ORDER,
  refund: OF_ORDER,
  'gift-card': OF_ORDER,
  wishlist: { ...USUAL, isTyped: true },
  // Any visitor can send these to any address.
  'guest-wishlist': { perRecipient: 3, perProven: 3, perSender: 20, altogether: 200, isTyped: true },
  // All of them go to the shop, so only the sender counts: many visitors are no reason to close the form.
  contact: { perRecipient: Infinity, perProven: Infinity, perSender: 10, altogether: Infinity },
  'password-changed': NOTICE,
  'email-changed': NOTICE,
  'password-guessed': NOTICE,
}

const TYPED_KINDS = Object.keys(RULES).filter((kind) => RULES[kind]?.isTyped)

/** The rule of a kind of mail. */
export const mailRule = (kind: string): MailRule => RULES[kind] ?? USUAL

/** True of a mailbox whose reader has confirmed an account or opened the link of a mail. */
const isProvenSql = (address: string) => sql<number>`(
  exists (select 1 from mail_message where mailbox = ${mailboxOf(address)} and opened_at is not null)
  or exists (select 1 from customer where email = ${address.toLowerCase()} and email_confirmed_at is not null))`

/** Mails with somebody's words to a mailbox since a time; those that wait have not gone. */
const typedSql = (mailbox: string, since: string) => sql<number>`(
  select count(*) from mail_message where mailbox = ${mailbox} and created_at > ${since}
    and status <> 'waiting' and kind in ${idList(TYPED_KINDS)})`

const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS).toISOString()

/** Whether somebody who reads the mailbox has shown it. */
export async function isProven(db: Database, address: string): Promise<boolean> {
  const { rows } = await sql<{ isProven: number }>`select ${isProvenSql(address)} as "isProven"`.execute(db)
  return rows[0]?.isProven === 1
}

/** How many mails with somebody's words may still go to a proven mailbox within this hour. */
export async function roomOfProven(db: Database, mailbox: string, now: Date): Promise<number> {
  const { rows } = await sql<{
    typed: number
  }>`select ${typedSql(mailbox, anHourBefore(now))} as typed`.execute(db)
  return Math.max(0, MOST_TYPED.toProven - (rows[0]?.typed ?? 0))
}

/**
 * Queues a mail, inside the transaction it belongs to; wake the worker afterwards. One too many waits until its recipient
 * has opened an earlier one, where its kind may.
 * @returns what became of it; false when it is dropped
 */
export async function queueWithinLimits(
  db: Database,
  message: MailMessage,
  now: Date,
): Promise<'queued' | 'waiting' | false> {
  const isTooMany = await isOverLimit(db, message, now)
  if (isTooMany && !mailRule(message.kind).waits) return false
  const status = isTooMany ? 'waiting' : 'queued'
  await storeMail(db, message, { status, now })
  return status
}

type Counts = Record<'all' | 'recipient' | 'sender' | 'typed' | 'isProven', number | null>

async function isOverLimit(
  db: Database,
  { kind, recipient, sender = null }: MailMessage,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(recipient)
  const since = anHourBefore(now)
  const { rows } = await sql<Counts>`
    select count(*) as "all", sum(mailbox = ${mailbox}) as recipient, sum(sender = ${sender}) as sender,
      ${typedSql(mailbox, since)} as typed, ${isProvenSql(recipient)} as "isProven"
    from mail_message where kind = ${kind} and created_at > ${since}
  `.execute(db)
  const count = (name: keyof Counts) => rows[0]?.[name] ?? 0
  const { perRecipient, perProven, perSender, altogether, isTyped = false } = mailRule(kind)
  const isOwned = count('isProven') === 1
  return (
    count('all') >= altogether ||
    count('recipient') >= (isOwned ? perProven : perRecipient) ||
    count('sender') >= perSender ||
    (isTyped && count('typed') >= (isOwned ? MOST_TYPED.toProven : MOST_TYPED.toUnproven))
  )
}
