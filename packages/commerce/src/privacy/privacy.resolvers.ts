// Customers delete their account themselves.
import type { RootResolver } from '../context.ts'
import { loadCustomer } from '../customer/customer-node.ts'
import { deleteAccount } from './delete-account.ts'

interface PrivacyResolvers {
  Mutation: { deleteCustomer: RootResolver<unknown> }
}

export const privacyResolvers: PrivacyResolvers = {
  Mutation: {
    deleteCustomer: async (_, _args, context) => deleteAccount(await loadCustomer(context), context),
  },
}
