// Deleting an account without its password, which who signs in with another provider does not have: by a link in a mail.
import type { Context } from '../context.ts'
import { queueAccountMail } from '../customer/account-mail.ts'
import { loadCustomer } from '../customer/customer-node.ts'
import { issueKey, takeKey } from '../customer/one-time-keys.ts'
import { refusal } from '../refusals/refusal.ts'
import { deleteAccount } from './delete-account.ts'

const PURPOSE = 'delete-account'

/** Mails the link to the signed-in customer. */
export async function requestDeletion(context: Context): Promise<true> {
  const { id, email: recipient, firstname } = await loadCustomer(context)
  await context.db.transaction().execute(async (write) => {
    const token = await issueKey(write, { purpose: PURPOSE, subject: String(id) })
    await queueAccountMail(write, { kind: PURPOSE, recipient, firstname, query: { token } }, context)
  })
  context.wakeMail()
  return true
}

/**
 * Needs the mail and a session of the same customer: neither an open browser nor a mailbox alone deletes an account.
 * @throws DELETION_LINK_INVALID; another customer's link stays valid for its owner
 */
export async function deleteByLink(token: string, context: Context): Promise<true> {
  const customer = await loadCustomer(context)
  await context.db.transaction().execute(async (write) => {
    const subject = await takeKey(write, PURPOSE, token)
    if (subject !== String(customer.id)) throw refusal('DELETION_LINK_INVALID')
  })
  return deleteAccount(customer, context)
}
