// The account's calls in components.
import { useMemo } from 'react'
import {
  ChangeCustomerPasswordDocument,
  CreateCustomerAddressDocument,
  type CustomerAddressInput,
  CustomerDocument,
  type CustomerUpdateInput,
  DeleteCustomerAddressDocument,
  DeleteCustomerByLinkDocument,
  DeleteCustomerDocument,
  GenerateCustomerTokenDocument,
  RequestCustomerDeletionEmailDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
} from '@loftwood/graphql-types'
import { useClient } from '../platform/data/use-query.ts'
import type { QueryClient } from '../platform/data/query-client.ts'
import { type Credentials, sessionCalls } from './session-calls.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { withCaptcha } from '../platform/captcha/use-captcha.tsx'
import { forgetShopper } from '../platform/session/forget-shopper.ts'
import { announceSession } from '../platform/session/session-changes.ts'

/** Calls that delete the account; each throws the back end's message. */
function deletionCalls(client: QueryClient) {
  return {
    /** The back end asks for no password, so it is checked by signing in once more. */
    deleteAccount: async (credentials: Credentials, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenDocument, credentials, withCaptcha(captcha)))
      dataOrThrow(await client.mutation(DeleteCustomerDocument, {}))
      forgetShopper()
      announceSession()
    },
    /** Mails a link that deletes the account, for who has no password. */
    requestDeletion: async (): Promise<void> => {
      dataOrThrow(await client.mutation(RequestCustomerDeletionEmailDocument, {}))
    },
    /** With the key of that link. */
    deleteAccountByLink: async (token: string): Promise<void> => {
      dataOrThrow(await client.mutation(DeleteCustomerByLinkDocument, { token }))
      forgetShopper()
      announceSession()
    },
  }
}

/** Calls of the customer's account; each returns data or throws the back end's message. */
function customerCalls(client: QueryClient) {
  /** A change of one address may change others (defaults), which its answer does not contain. */
  const reload = () => client.query(CustomerDocument, {}, { requestPolicy: 'network-only' })
  return {
    updateProfile: async (input: CustomerUpdateInput): Promise<void> => {
      dataOrThrow(await client.mutation(UpdateCustomerDocument, { input }))
    },
    /** @returns whether the newsletter comes now; a new subscription may wait for its confirmation mail */
    subscribe: async (isSubscribed: boolean): Promise<boolean> => {
      const input = { is_subscribed: isSubscribed }
      const { updateCustomerV2 } = dataOrThrow(await client.mutation(UpdateCustomerDocument, { input }))
      return updateCustomerV2?.customer.is_subscribed === true
    },
    updateEmail: async (email: string, password: string): Promise<void> => {
      dataOrThrow(await client.mutation(UpdateCustomerEmailDocument, { email, password }))
    },
    changePassword: async (currentPassword: string, newPassword: string): Promise<void> => {
      dataOrThrow(await client.mutation(ChangeCustomerPasswordDocument, { currentPassword, newPassword }))
    },
    createAddress: async (input: CustomerAddressInput): Promise<void> => {
      dataOrThrow(await client.mutation(CreateCustomerAddressDocument, { input }))
      await reload()
    },
    updateAddress: async (id: number, input: CustomerAddressInput): Promise<void> => {
      dataOrThrow(await client.mutation(UpdateCustomerAddressDocument, { id, input }))
      await reload()
    },
    deleteAddress: async (id: number): Promise<void> => {
      dataOrThrow(await client.mutation(DeleteCustomerAddressDocument, { id }))
      await reload()
    },
  }
}

export function useCustomerCalls() {
  const client = useClient()
  return useMemo(
    () => ({ ...sessionCalls(client), ...customerCalls(client), ...deletionCalls(client) }),
    [client],
  )
}
