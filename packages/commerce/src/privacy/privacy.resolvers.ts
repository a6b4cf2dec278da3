// Customers delete their account themselves.
import type { MutationDeleteCustomerByLinkArgs } from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { loadCustomer } from '../customer/customer-node.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteByLink, requestDeletion } from './deletion-link.ts'

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
