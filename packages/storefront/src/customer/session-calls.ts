// Calls that sign in and out; each returns data or throws the back end's message.
import {
  ConfirmEmailDocument,
  CreateCustomerDocument,
  FinishSocialLoginDocument,
  GenerateCustomerTokenByLinkDocument,
  GenerateCustomerTokenDocument,
  GenerateRememberMeTokenDocument,
  MergeWishlistWithGuestWishlistDocument,
  RequestPasswordResetEmailDocument,
  ResendConfirmationEmailDocument,
  ResetPasswordDocument,
  RevokeCustomerTokenDocument,
  StartSocialLoginDocument,
  type CustomerCreateInput,
  type FinishSocialLoginInput,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { withCaptcha } from '../platform/captcha/use-captcha.tsx'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { forgetShopper } from '../platform/session/forget-shopper.ts'
import { announceSession } from '../platform/session/session-changes.ts'
import { mayHaveGuestWishlist, SESSION_GUEST } from '../wishlist/wishlist-api.ts'

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

export function sessionCalls(client: QueryClient) {
  /** Merges the guest's wishlist; signing in succeeds without it too. */
  const arrive = async (): Promise<void> => {
    if (mayHaveGuestWishlist()) await client.mutation(MergeWishlistWithGuestWishlistDocument, MERGE_AND_END)
    announceSession()
  }
  return {
    /** The middleware stores the token and merges the guest's cart. */
    signIn: async (credentials: Credentials, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenDocument, credentials, withCaptcha(captcha)))
      await arrive()
    },
    /** With the key of an e-mailed link. */
    signInByLink: async (token: string): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenByLinkDocument, { token }))
      await arrive()
    },
    /** URL of the provider, and the state that its callback must return. */
    startSocialLogin: async (provider: string, redirectUri: string) => {
      const start = { provider, redirectUri }
      return dataOrThrow(await client.mutation(StartSocialLoginDocument, start)).startSocialLogin
    },
    /** Signs in with what the provider sent back. */
    finishSocialLogin: async (input: FinishSocialLoginInput): Promise<void> => {
      dataOrThrow(await client.mutation(FinishSocialLoginDocument, { input }))
      await arrive()
    },
    /** The session ends even if the back end fails. */
    signOut: async (): Promise<void> => {
      await client.mutation(RevokeCustomerTokenDocument, {})
      forgetShopper()
      announceSession()
    },
    /** Extends the session beyond the token's lifetime; signing in succeeds without it. */
    remember: async (): Promise<void> => {
      await client.mutation(GenerateRememberMeTokenDocument, {})
    },
    /** The answer does not depend on whether the address has an account. */
    requestReset: async (email: string, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(RequestPasswordResetEmailDocument, { email }, withCaptcha(captcha)))
    },
    /** False when the link is used, expired, or another customer's. */
    resetPassword: async (input: NewPassword, captcha?: string): Promise<boolean> =>
      dataOrThrow(await client.mutation(ResetPasswordDocument, input, withCaptcha(captcha))).resetPassword ===
      true,
    confirmEmail: async (email: string, key: string): Promise<void> => {
      dataOrThrow(await client.mutation(ConfirmEmailDocument, { input: { email, confirmation_key: key } }))
    },
    /** The same answer whatever there is to confirm. */
    resendConfirmation: async (email: string): Promise<void> => {
      dataOrThrow(await client.mutation(ResendConfirmationEmailDocument, { email }))
    },
    register: async (input: CustomerCreateInput, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(CreateCustomerDocument, { input }, withCaptcha(captcha)))
    },
  }
}
