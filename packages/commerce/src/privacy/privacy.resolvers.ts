// Customers delete their account themselves.
import type { MutationDeleteCustomerByLinkArgs } from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { loadCustomer } from '../customer/customer-node.ts'
import { deleteAccount } from './delete-account.ts'
import { queueAccountMail } from '../customer/account-mail.ts'
import { issueKey, takeKey } from '../customer/one-time-keys.ts'
import { userError } from '../user-errors/user-error.ts'

/**
 * Deleting an account without its password, which who signs in with another provider does not have: by a link
 * in a mail.
 */
const PURPOSE = 'delete-account'

/** Mails the link to the signed-in customer. */
async function requestDeletion(context: Context): Promise<true> {
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
async function deleteByLink(token: string, context: Context): Promise<true> {
  const customer = await loadCustomer(context)
  await context.db.transaction().execute(async (write) => {
    const subject = await takeKey(write, PURPOSE, token)
    if (subject !== String(customer.id)) throw userError('DELETION_LINK_INVALID')
  })
  return deleteAccount(customer, context)
}

interface PrivacyResolvers {
  Mutation: {
    deleteCustomer: RootResolver<unknown>
    requestCustomerDeletionEmail: RootResolver<unknown>
    deleteCustomerByLink: RootResolver<MutationDeleteCustomerByLinkArgs>
  }
}

export const privacyResolvers: PrivacyResolvers = {
  Mutation: {
    deleteCustomer: async (_, _args, context) => deleteAccount(await loadCustomer(context), context),
    requestCustomerDeletionEmail: (_, _args, context) => requestDeletion(context),
    deleteCustomerByLink: (_, { token }, context) => deleteByLink(token, context),
  },
}
