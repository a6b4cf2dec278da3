// Calls of the customer's account; each returns data or throws the back end's message. Uses urql, not React.
import {
  ChangeCustomerPasswordDocument,
  CreateCustomerAddressDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
  type CustomerAddressInput,
  type CustomerUpdateInput,
} from '@loftwood/graphql-types'
import type { Client } from '@urql/core'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'

export function customerCalls(client: Client) {
  /** A change of one address may change others (defaults), which its answer does not contain. */
  const reload = () => client.query(CustomerDocument, {}, { requestPolicy: 'network-only' }).toPromise()
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
