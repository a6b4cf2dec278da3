// Calls that delete the account; each throws the back end's message. Uses urql, not React.
import {
  DeleteCustomerByLinkDocument,
  DeleteCustomerDocument,
  GenerateCustomerTokenDocument,
  RequestCustomerDeletionEmailDocument,
} from '@loftwood/graphql-types'
import type { Client } from '@urql/core'
import { withCaptcha } from '../platform/captcha/use-captcha.tsx'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { forgetShopper } from '../platform/session/forget-shopper.ts'
import { announceSession } from '../platform/session/session-changes.ts'
import type { Credentials } from './session-calls.ts'

export function deletionCalls(client: Client) {
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
