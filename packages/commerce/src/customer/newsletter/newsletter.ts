// Who gets the newsletter, by e-mail address: changing it by a switch of the account or by the form.
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/open-database.ts'
import type { Tables } from '../../db/tables.ts'
import { queueNewsletterMail } from './newsletter-mail.ts'

export type Subscriber = Selectable<Tables['newsletter_subscriber']>
export type SubscriptionStatus = Subscriber['status']

export function findSubscriber(db: Database, email: string): Promise<Subscriber | undefined> {
  return db.selectFrom('newsletter_subscriber').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function setStatus(db: Database, id: number, status: SubscriptionStatus): Promise<void> {
  const changed_at = new Date().toISOString()
  await db
    .updateTable('newsletter_subscriber')
    .set({ status, changed_at, ...(status === 'SUBSCRIBED' && { consented_at: changed_at }) })
    .where('id', '=', id)
    .execute()
}

interface Subscription {
  email: string
  source: Subscriber['consent_source']
  /** Of an account whose e-mail is still to be confirmed: waits for that. */
  isOnHold?: boolean
}

/** Subscribes an address, or sends its owner a confirmation mail where the shop requires one. Does nothing for a subscriber. */
export async function subscribe(
  db: Database,
  { email, source, isOnHold = false }: Subscription,
  context: Context,
): Promise<SubscriptionStatus> {
  const existing = await findSubscriber(db, email)
  if (existing?.status === 'SUBSCRIBED') return existing.status
  const mustConfirm = context.shop.rules.store.accounts.isNewsletterConfirmationRequired
  const status = isOnHold ? 'NOT_ACTIVE' : mustConfirm ? 'UNCONFIRMED' : 'SUBSCRIBED'
  await enter(db, { email, status, consent_source: source }, context)
  return status
}

/** Writes the address down, and to it. */
async function enter(
  db: Database,
  { email, status, consent_source }: Pick<Subscriber, 'email' | 'status' | 'consent_source'>,
  context: Context,
): Promise<void> {
  const changed_at = new Date().toISOString()
  const consented_at = status === 'SUBSCRIBED' ? changed_at : null
  const { language } = context.view
  const row = { email, status, language, changed_at, consent_source, consented_at } as const
  const subscriber = await db
    .insertInto('newsletter_subscriber')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (status !== 'NOT_ACTIVE') await queueNewsletterMail(db, subscriber, context)
}

/** What waited for the account to be confirmed begins. */
export async function activate(db: Database, email: string, context: Context): Promise<void> {
  const existing = await findSubscriber(db, email)
  if (existing?.status === 'NOT_ACTIVE')
    await subscribe(db, { email, source: existing.consent_source }, context)
}

/** Ends a subscription; an address without one stays without. */
export async function unsubscribe(db: Database, email: string, context: Context): Promise<void> {
  const existing = await findSubscriber(db, email)
  if (!existing || existing.status === 'UNSUBSCRIBED') return
  await setStatus(db, existing.id, 'UNSUBSCRIBED')
  if (existing.status === 'SUBSCRIBED')
    await queueNewsletterMail(db, { ...existing, status: 'UNSUBSCRIBED' }, context)
}

interface Move {
  from: string
  to: string
}

/** Follows a customer to another address once its owner agrees; one that has decided for itself is left alone. */
export async function moveSubscription(db: Database, { from, to }: Move, context: Context): Promise<void> {
  const existing = await findSubscriber(db, from)
  await forget(db, from)
  if (!existing || existing.status === 'UNSUBSCRIBED' || (await findSubscriber(db, to))) return
  const { consent_source } = existing
  await enter(db, { email: to, status: 'UNCONFIRMED', consent_source }, context)
}

export async function forget(db: Database, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscriber').where('email', '=', email).execute()
}
