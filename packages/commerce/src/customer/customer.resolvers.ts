// Accounts, tokens, address book and orders of customers.
import type {
  MutationChangeCustomerPasswordArgs,
  MutationConfirmEmailArgs,
  MutationCreateCustomerAddressArgs,
  MutationCreateCustomerV2Args,
  MutationDeleteCustomerAddressArgs,
  MutationGenerateCustomerTokenArgs,
  MutationGenerateCustomerTokenByLinkArgs,
  MutationGenerateCustomerTokenByRememberMeTokenArgs,
  MutationRequestPasswordResetEmailArgs,
  MutationResendConfirmationEmailArgs,
  MutationResetPasswordArgs,
  MutationRevokeRememberMeTokenArgs,
  MutationUpdateCustomerAddressArgs,
  MutationUpdateCustomerEmailArgs,
  MutationUpdateCustomerV2Args,
  QueryAttributesFormArgs,
  QueryIsEmailAvailableArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { behindCaptcha } from './behind-captcha.ts'
import { requireSession } from './session.ts'
import { issueRememberMe, revokeRememberMe } from './remember-me.ts'
import { revokeToken } from './tokens.ts'
import { changeEmail, changePassword, createAccount, isEmailFree, updateAccount } from './account.service.ts'
import { addressFormNode } from './addresses/address-form.ts'
import { addAddress, changeAddress, removeAddress } from './addresses/address.service.ts'
import { confirmEmail, resendConfirmation } from './confirmation.service.ts'
import { customerFormNode } from './customer-form.ts'
import { customerNode, loadCustomer, newCustomerNode } from './customer-node.ts'
import { requestReset, resetPassword } from './password-reset.service.ts'
import { signIn, signInByLink, signInByRememberMe } from './sign-in.service.ts'

interface CustomerResolvers {
  Query: {
    customer: RootResolver<unknown>
    isEmailAvailable: RootResolver<QueryIsEmailAvailableArgs>
    attributesForm: RootResolver<QueryAttributesFormArgs>
  }
  Mutation: {
    generateCustomerToken: RootResolver<MutationGenerateCustomerTokenArgs>
    revokeCustomerToken: RootResolver<unknown>
    generateRememberMeToken: RootResolver<unknown>
    generateCustomerTokenByLink: RootResolver<MutationGenerateCustomerTokenByLinkArgs>
    generateCustomerTokenByRememberMeToken: RootResolver<MutationGenerateCustomerTokenByRememberMeTokenArgs>
    revokeRememberMeToken: RootResolver<MutationRevokeRememberMeTokenArgs>
    requestPasswordResetEmail: RootResolver<MutationRequestPasswordResetEmailArgs>
    resetPassword: RootResolver<MutationResetPasswordArgs>
    confirmEmail: RootResolver<MutationConfirmEmailArgs>
    resendConfirmationEmail: RootResolver<MutationResendConfirmationEmailArgs>
    createCustomerV2: RootResolver<MutationCreateCustomerV2Args>
    updateCustomerV2: RootResolver<MutationUpdateCustomerV2Args>
    updateCustomerEmail: RootResolver<MutationUpdateCustomerEmailArgs>
    changeCustomerPassword: RootResolver<MutationChangeCustomerPasswordArgs>
    createCustomerAddress: RootResolver<MutationCreateCustomerAddressArgs>
    updateCustomerAddress: RootResolver<MutationUpdateCustomerAddressArgs>
    deleteCustomerAddress: RootResolver<MutationDeleteCustomerAddressArgs>
  }
}

export const customerResolvers: CustomerResolvers = {
  Query: {
    customer: async (_, _args, context) => customerNode(await loadCustomer(context), context),
    isEmailAvailable: async (_, { email }, context) => ({
      is_email_available: await isEmailFree(email, context),
    }),
    attributesForm: (_, { formCode }, context) =>
      customerFormNode(formCode, context) ?? addressFormNode(formCode),
  },
  Mutation: {
    generateCustomerToken: behindCaptcha('login', async (_, args, context) => ({
      token: await signIn(args, context),
    })),
    revokeCustomerToken: async (_, _args, context) => {
      await revokeToken(context.db, requireSession(context).token)
      return { result: true }
    },
    generateRememberMeToken: async (_, _args, context) => ({
      token: await issueRememberMe(context.db, requireSession(context).customerId),
    }),
    generateCustomerTokenByLink: async (_, { token }, context) => ({
      token: await signInByLink(token, context),
    }),
    generateCustomerTokenByRememberMeToken: (_, { token }, context) => signInByRememberMe(token, context),
    revokeRememberMeToken: async (_, { token }, context) => {
      await revokeRememberMe(context.db, token)
      return { result: true }
    },
    requestPasswordResetEmail: behindCaptcha('forgot', (_, { email }, context) =>
      requestReset(email, context),
    ),
    resetPassword: behindCaptcha('reset', (_, args, context) => resetPassword(args, context)),
    confirmEmail: async (_, { input }, context) => ({
      customer: customerNode(await confirmEmail(input, context), context),
    }),
    resendConfirmationEmail: (_, { email }, context) => resendConfirmation(email, context),
    createCustomerV2: behindCaptcha('register', async (_, { input }, context) => ({
      customer: newCustomerNode(await createAccount(input, context), input, context),
    })),
    updateCustomerV2: async (_, { input }, context) => {
      await updateAccount(await loadCustomer(context), input, context)
      return { customer: customerNode(await loadCustomer(context), context) }
    },
    updateCustomerEmail: async (_, args, context) => {
      await changeEmail(await loadCustomer(context), args, context)
      return { customer: customerNode(await loadCustomer(context), context) }
    },
    changeCustomerPassword: async (_, args, context) => {
      const customer = await loadCustomer(context)
      await changePassword(customer, args, context)
      return customerNode(customer, context)
    },
    createCustomerAddress: (_, { input }, context) => addAddress(input, context),
    updateCustomerAddress: (_, { id, input }, context) => changeAddress(id, input ?? {}, context),
    deleteCustomerAddress: (_, { id }, context) => removeAddress(id, context),
  },
}
