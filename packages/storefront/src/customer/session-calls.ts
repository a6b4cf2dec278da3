// The calls of coming and going, each answering data or throwing what the back end said. Knows urql, not React.
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
import type { Client } from '@urql/core'
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

export function sessionCalls(client: Client) {
  /** What the guest wished for comes along; signed in is signed in without it too. */
  const arrive = async (): Promise<void> => {
    if (mayHaveGuestWishlist()) await client.mutation(MergeWishlistWithGuestWishlistDocument, MERGE_AND_END)
    announceSession()
  }
  return {
    /** The middleware keeps the token and takes the guest's cart along. */
    signIn: async (credentials: Credentials, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenDocument, credentials, withCaptcha(captcha)))
      await arrive()
    },
    /** With the key of an e-mailed link. */
    signInByLink: async (token: string): Promise<void> => {
      dataOrThrow(await client.mutation(GenerateCustomerTokenByLinkDocument, { token }))
      await arrive()
    },
    /** Where to send the browser, and the state that must come back with it. */
    startSocialLogin: async (provider: string, redirectUri: string) => {
      const start = { provider, redirectUri }
      return dataOrThrow(await client.mutation(StartSocialLoginDocument, start)).startSocialLogin
    },
    /** Signs in with what the provider sent back. */
    finishSocialLogin: async (input: FinishSocialLoginInput): Promise<void> => {
      dataOrThrow(await client.mutation(FinishSocialLoginDocument, { input }))
      await arrive()
    },
    /** The session is gone whatever the back end says. */
    signOut: async (): Promise<void> => {
      await client.mutation(RevokeCustomerTokenDocument, {})
      forgetShopper()
      announceSession()
    },
    /** Keeps the session beyond the token's life; without it the sign-in holds all the same. */
    remember: async (): Promise<void> => {
      await client.mutation(GenerateRememberMeTokenDocument, {})
    },
    /** The same answer for known and unknown addresses. */
    requestReset: async (email: string, captcha?: string): Promise<void> => {
      dataOrThrow(await client.mutation(RequestPasswordResetEmailDocument, { email }, withCaptcha(captcha)))
    },
    /** False when the link is used up, too old, or somebody else's. */
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
