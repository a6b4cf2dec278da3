// The newsletter's form, and the links of its mails.
import type { Context } from '../../context.ts'
import { findCustomer } from '../customer-rows.ts'
import { findSubscriber, setStatus, subscribe, unsubscribe } from './newsletter.ts'
import type { Subscriber, SubscriptionStatus } from './newsletter.ts'
import { queueNewsletterMail } from './newsletter-mail.ts'
import { findKey, takeKey } from '../one-time-keys.ts'
import { readEmail } from '../read-email.ts'
import type { Database } from '../../db/open-database.ts'
import { userError } from '../../user-errors/user-error.ts'

/** @throws SUBSCRIPTION_EMAIL_MISSING, SUBSCRIPTION_EMAIL_INVALID, SUBSCRIPTION_NOT_OWN, ALREADY_SUBSCRIBED */
export async function subscribeEmail(typed: string, context: Context): Promise<SubscriptionStatus> {
  if (typed.trim() === '') throw userError('SUBSCRIPTION_EMAIL_MISSING')
  const email = readEmail(typed, 'SUBSCRIPTION_EMAIL_INVALID')
  const status = await context.db.transaction().execute(async (write) => {
    await checkOwner(write, email, context)
    if ((await findSubscriber(write, email))?.status === 'SUBSCRIBED') throw userError('ALREADY_SUBSCRIBED')
    return subscribe(write, { email, source: 'form' }, context)
  })
  context.wakeMail()
  return status
}

/** A signed-in customer subscribes their own address, or one without an account. */
async function checkOwner(db: Database, email: string, { session }: Context): Promise<void> {
  if (!session) return
  const customer = await findCustomer(db, session.customerId)
  if (customer?.email === email) return
  const other = await db.selectFrom('customer').select('id').where('email', '=', email).executeTakeFirst()
  if (other) throw userError('SUBSCRIPTION_NOT_OWN')
}

/** @throws NEWSLETTER_LINK_INVALID for a link that was used, too */
export async function confirmSubscription(token: string, context: Context): Promise<SubscriptionStatus> {
  await context.db.transaction().execute(async (write) => {
    const subscriber = await subscriberOf(write, await takeKey(write, 'confirm-newsletter', token))
    if (subscriber.status === 'SUBSCRIBED') return
    await setStatus(write, subscriber.id, 'SUBSCRIBED')
    await queueNewsletterMail(write, { ...subscriber, status: 'SUBSCRIBED' }, context)
  })
  context.wakeMail()
  return 'SUBSCRIBED'
}

/** The link of any newsletter, as often as it is followed. @throws NEWSLETTER_LINK_INVALID */
export async function endSubscription(token: string, context: Context): Promise<SubscriptionStatus> {
  await context.db.transaction().execute(async (write) => {
    const { email } = await subscriberOf(write, await findKey(write, 'end-newsletter', token))
    await unsubscribe(write, email, context)
  })
  context.wakeMail()
  return 'UNSUBSCRIBED'
}

async function subscriberOf(db: Database, subject: string | undefined): Promise<Subscriber> {
  const row =
    subject === undefined
      ? undefined
      : await db
          .selectFrom('newsletter_subscriber')
          .selectAll()
          .where('id', '=', Number(subject))
          .executeTakeFirst()
  if (!row) throw userError('NEWSLETTER_LINK_INVALID')
  return row
}
