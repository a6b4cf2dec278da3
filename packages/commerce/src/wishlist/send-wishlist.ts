// Sending a wishlist by mail: who may be written to, and what is answered.
import { holdsLink, isPlainName } from '@loftwood/graphql-types/plain-name'
import type { SendGuestWishlistInput, SendWishlistOutput } from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import { findCustomer } from '../customer/customer-rows.ts'
import { parseEmail, readEmail } from '../customer/read-email.ts'
import { requireSession } from '../customer/session.ts'
import { type Reason, reason, reasonText, userError } from '../user-errors/user-error.ts'
import { queueWithinLimits } from '../mail/mail-limits.ts'
import { type WishlistSender, wishlistMail } from './wishlist-mail.ts'
import { wishedNames } from './wishlist-node.ts'
import { countItems, guestWishlist } from './wishlist-rows.ts'
import type { WishlistRow } from './wishlist-rows.ts'

const MOST_RECIPIENTS = 10
/** Of products in the mail; the page has them all. */
const MOST_NAMES = 10
const LONGEST = { name: 100, message: 1000 } as const

/** A customer's list, in the customer's name. */
export async function sendOwnWishlist(
  wishlist: WishlistRow,
  { emails, message }: { emails: string; message?: string | null | undefined },
  context: Context,
): Promise<SendWishlistOutput> {
  const customer = await findCustomer(context.db, requireSession(context).customerId)
  if (!customer) throw userError('NOT_AUTHORIZED')
  const { firstname, lastname, email } = customer
  const sender = { kind: 'wishlist', name: `${firstname} ${lastname}`, email } as const
  return send(wishlist, { emails, sender: { ...sender, message: readText('message', message) } }, context)
}

/** A guest's list, in the name the guest gives. */
export async function sendGuestWishlist(
  input: SendGuestWishlistInput,
  context: Context,
): Promise<SendWishlistOutput> {
  const wishlist = await guestWishlist(input.guestCustomerId, context)
  const name = readText('name', input.name)
  if (name === '') throw userError('REQUIRED_FIELD', 'name')
  if (!isPlainName(name)) throw userError('PLAIN_NAME_ONLY', 'name')
  const email = readEmail(input.email)
  const sender = { kind: 'guest-wishlist', name, email, message: readText('message', input.message) } as const
  return send(wishlist, { emails: input.emails, sender }, context)
}

/** @throws TOO_LONG, LINKS_NOT_ALLOWED: strangers read it in the shop's name */
function readText(field: keyof typeof LONGEST, value: string | null | undefined): string {
  const text = value?.trim() ?? ''
  if (text.length > LONGEST[field]) throw userError('TOO_LONG', field, LONGEST[field])
  if (holdsLink(text)) throw userError('LINKS_NOT_ALLOWED', field)
  return text
}

/** @throws RECIPIENTS_MISSING, TOO_MANY_RECIPIENTS, WISHLIST_EMPTY */
async function send(
  wishlist: WishlistRow,
  { emails, sender }: { emails: string; sender: WishlistSender },
  context: Context,
): Promise<SendWishlistOutput> {
  const requested = [...new Set(emails.split(',').flatMap((email) => email.trim().toLowerCase() || []))]
  if (requested.length === 0) throw userError('RECIPIENTS_MISSING')
  if (requested.length > MOST_RECIPIENTS) throw userError('TOO_MANY_RECIPIENTS', MOST_RECIPIENTS)
  if ((await countItems(context.db, wishlist.id)) === 0) throw userError('WISHLIST_EMPTY')
  const names = await wishedNames(wishlist, MOST_NAMES, context)
  const sent: string[] = []
  const errors: Reason[] = []
  await context.db.transaction().execute(async (write) => {
    for (const email of requested) {
      const recipient = parseEmail(email)
      const mail = recipient && wishlistMail({ wishlist, names, sender, recipient }, context)
      if (!mail) errors.push(reason('EMAIL_NOT_VALID', email.slice(0, LONGEST.name)))
      else if (await queueWithinLimits(write, mail, new Date())) sent.push(email)
      else errors.push(reason('MAIL_LIMIT_REACHED', email))
    }
  })
  context.wakeMail()
  return {
    status: errors.length === 0,
    errors: errors.map((error) => reasonText(error, context.view.language)),
    sent_emails: sent,
  }
}
