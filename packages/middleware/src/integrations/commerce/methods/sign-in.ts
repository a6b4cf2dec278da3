// Methods of registration, sign-in, staying signed in, forgotten passwords. Tokens stay in cookies.
import {
  ConfirmEmailDocument,
  CreateCustomerDocument,
  GenerateCustomerTokenByLinkDocument,
  GenerateCustomerTokenByRememberMeTokenDocument,
  GenerateCustomerTokenDocument,
  GenerateRememberMeTokenDocument,
  RequestPasswordResetEmailDocument,
  ResendConfirmationEmailDocument,
  ResetPasswordDocument,
  RevokeCustomerTokenDocument,
  RevokeRememberMeTokenDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { customerProfile, email, password, recaptchaToken, rememberMeToken, requiredText } from './inputs.ts'
import { input, method, noArguments, position, variables } from './method.ts'

export const signInMethods = {
  generateCustomerToken: method({
    summary: "Signs in: stores the token in the session and merges the guest's cart into the customer's.",
    example: [{ email: 'ann@example.com', password: 'Bunk-beds-1' }],
    document: GenerateCustomerTokenDocument,
    args: variables(z.object({ email, password, recaptchaToken })),
    effect: 'signs-in',
    limit: 'login',
  }),
  generateRememberMeToken: method({
    summary: 'Remembers the signed-in customer beyond the life of the token.',
    example: [],
    document: GenerateRememberMeTokenDocument,
    args: noArguments(),
    effect: 'remembers',
  }),
  generateCustomerTokenByLink: method({
    summary: 'Signs in with the key of an e-mailed link, once.',
    example: ['hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8'],
    document: GenerateCustomerTokenByLinkDocument,
    args: position('token', requiredText()),
    effect: 'signs-in',
    limit: 'login',
  }),
  generateCustomerTokenByRememberMeToken: method({
    summary: 'Signs in by the remember-me token; left out, the session’s is meant. The token is renewed.',
    example: [],
    document: GenerateCustomerTokenByRememberMeTokenDocument,
    args: position('token', rememberMeToken),
    effect: 'signs-in-again',
    limit: 'login',
  }),
  revokeRememberMeToken: method({
    summary: 'Remembers the customer no longer, whatever the back end says.',
    example: [],
    document: RevokeRememberMeTokenDocument,
    args: position('token', rememberMeToken),
    effect: 'forgets',
  }),
  revokeCustomerToken: method({
    summary: 'Signs out; the session forgets token and cart whatever the back end says.',
    example: [],
    document: RevokeCustomerTokenDocument,
    args: noArguments(),
    effect: 'signs-out',
  }),
  createCustomer: method({
    summary: 'Registers a customer; does not sign in.',
    example: [{ email: 'ann@example.com', firstname: 'Ann', lastname: 'Lee', password: 'Bunk-beds-1' }],
    document: CreateCustomerDocument,
    args: input(
      z.strictObject({
        ...customerProfile,
        email,
        firstname: requiredText(),
        lastname: requiredText(),
        password: password.nullish(),
        recaptchaToken,
      }),
    ),
    limit: 'account',
  }),
  confirmEmail: method({
    summary: 'Confirms the e-mail address of a new account with the key of the e-mail.',
    example: [{ email: 'ann@example.com', confirmation_key: 'hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8' }],
    document: ConfirmEmailDocument,
    args: input(z.strictObject({ email, confirmation_key: requiredText() })),
    limit: 'account',
  }),
  resendConfirmationEmail: method({
    summary: 'Sends the e-mail with the confirmation key again.',
    example: ['ann@example.com'],
    document: ResendConfirmationEmailDocument,
    args: position('email', email),
    limit: 'account',
  }),
  requestPasswordResetEmail: method({
    summary: 'Sends an e-mail with which a new password can be set.',
    example: [{ email: 'ann@example.com' }],
    document: RequestPasswordResetEmailDocument,
    args: variables(z.object({ email, recaptchaToken })),
    limit: 'account',
  }),
  resetPassword: method({
    summary: 'Sets a new password with the token of the e-mail.',
    example: [
      {
        email: 'ann@example.com',
        newPassword: 'Bunk-beds-2',
        resetPasswordToken: 'hODf1eCaPEQaNOvwfWkg1J8Nzda9i7S8',
      },
    ],
    document: ResetPasswordDocument,
    args: variables(
      z.object({ email, newPassword: password, resetPasswordToken: requiredText(), recaptchaToken }),
    ),
    limit: 'account',
  }),
}
