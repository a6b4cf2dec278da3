// Methods of signing in with another provider.
import {
  FinishSocialLoginDocument,
  SocialLoginProvidersDocument,
  StartSocialLoginDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { requiredText, text } from './inputs.ts'
import { input, method, noArguments, variables } from './method.ts'

export const socialLoginMethods = {
  socialLoginProviders: method({
    summary: 'Where a customer may sign in instead of here.',
    example: [],
    document: SocialLoginProvidersDocument,
    args: noArguments(),
  }),
  startSocialLogin: method({
    summary: 'Where to send the browser, and the state that must come back with it.',
    example: [{ provider: 'google', redirectUri: 'http://localhost:3000/sociallogin/social/callback' }],
    document: StartSocialLoginDocument,
    args: variables(z.object({ provider: requiredText(64), redirectUri: requiredText(2_000) })),
    limit: 'login',
  }),
  finishSocialLogin: method({
    summary: 'Signs in with what the provider appended to the callback page; compare `state` first.',
    example: [{ code: 'from-the-callback', state: 'from-the-callback' }],
    document: FinishSocialLoginDocument,
    args: input(
      z.strictObject({
        code: requiredText(4_000),
        state: requiredText(255),
        iss: text(2_000).nullish(),
      }),
    ),
    effect: 'signs-in',
    limit: 'login',
  }),
}
