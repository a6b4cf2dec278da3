// The calls about one's own account, each answering data or throwing what the back end said. Knows urql, not React.
import {
  ChangeCustomerPasswordDocument,
  ConfirmEmailDocument,
  CreateCustomerAddressDocument,
  CreateCustomerDocument,
  CustomerDocument,
  DeleteCustomerAddressDocument,
  GenerateCustomerTokenDocument,
  GenerateRememberMeTokenDocument,
  MergeWishlistWithGuestWishlistDocument,
  RequestPasswordResetEmailDocument,
  ResetPasswordDocument,
  RevokeCustomerTokenDocument,
  UpdateCustomerAddressDocument,
  UpdateCustomerDocument,
  UpdateCustomerEmailDocument,
  type CustomerAddressInput,
  type CustomerUpdateInput,
  type CustomerCreateInput,
} from '@loftwood/graphql-types'
import type { Client } from '@urql/core'
import { dataOrThrow } from '../../shared/data/data-or-throw.ts'
import { mayHaveGuestWishlist, SESSION_GUEST } from '../../shared/wishlist/wishlist-api.ts'
import { announceSession } from '../../shared/session/session-changes.ts'

export interface Credentials {
  email: string
  password: string
}

interface NewPassword {
  email: string
  newPassword: string
  resetPasswordToken: string
}

/** The guest's list is the customer's from then on. */
const MERGE_AND_END = { guestCustomerId: SESSION_GUEST, reset: true }

export function customerCalls(client: Client) {
  /** The answer of a change to one address does not tell what it did to the others. */
  const reload = () => client.query(CustomerDocument, {}, { requestPolicy: 'network-only' }).toPromise()
  return {
    /** The middleware keeps the token and takes the guest's cart along. */
    signIn: async (credentials: Credentials): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenDocument, credentials))
      // What the guest wished for comes along; signed in is signed in without it too.
      if (mayHaveGuestWishlist()) await client.mutation(MergeWishlistWithGuestWishlistDocument, MERGE_AND_END)
      announceSession()
    },
    /** The session is gone whatever the back end says. */
    signOut: async (): Promise<void> => {
      await client.mutation(RevokeCustomerTokenDocument, {})
      announceSession()
    },
    /** Keeps the session beyond the token's life; without it the sign-in holds all the same. */
    remember: async (): Promise<void> => {
      await client.mutation(GenerateRememberMeTokenDocument, {})
    },
    /** The same answer for known and unknown addresses. */
    requestReset: async (email: string): Promise<void> => {
      dataOrThrow(await client.mutation(RequestPasswordResetEmailDocument, { email }))
    },
    /** False when the link is used up, too old, or somebody else's. */
    resetPassword: async (input: NewPassword): Promise<boolean> =>
      dataOrThrow(await client.mutation(ResetPasswordDocument, input)).resetPassword === true,
    confirmEmail: async (email: string, key: string): Promise<void> => {
      dataOrThrow(await client.mutation(ConfirmEmailDocument, { input: { email, confirmation_key: key } }))
    },
    register: async (input: CustomerCreateInput): Promise<void> => {
      dataOrThrow(await client.mutation(CreateCustomerDocument, { input }))
    },
    updateProfile: async (input: CustomerUpdateInput): Promise<void> => {
      dataOrThrow(await client.mutation(UpdateCustomerDocument, { input }))
    },
    subscribe: async (isSubscribed: boolean): Promise<void> => {
      dataOrThrow(await client.mutation(UpdateCustomerDocument, { input: { is_subscribed: isSubscribed } }))
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
