// Signing in with another provider.
import type {
  MutationFinishSocialLoginArgs,
  MutationStartSocialLoginArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../../context.ts'
import { finishSocialLogin, startSocialLogin } from './social-login.service.ts'

interface SocialLoginResolvers {
  Query: { socialLoginProviders: RootResolver<unknown> }
  Mutation: {
    startSocialLogin: RootResolver<MutationStartSocialLoginArgs>
    finishSocialLogin: RootResolver<MutationFinishSocialLoginArgs>
  }
}

export const socialLoginResolvers: SocialLoginResolvers = {
  Query: {
    socialLoginProviders: (_, _args, { socialProviders }) =>
      socialProviders.map(({ code, label }) => ({ code, label })),
  },
  Mutation: {
    startSocialLogin: (_, args, context) => startSocialLogin(args, context),
    finishSocialLogin: async (_, { input }, context) => ({ token: await finishSocialLogin(input, context) }),
  },
}
