// Writing to the shop.
import type { MutationContactUsArgs } from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { behindCaptcha } from '../customer/behind-captcha.ts'
import { contactUs } from './contact-us.ts'

interface ContactResolvers {
  Mutation: { contactUs: RootResolver<MutationContactUsArgs> }
}

export const contactResolvers: ContactResolvers = {
  Mutation: {
    contactUs: behindCaptcha('contact', async (_, { input }, context) => ({
      status: await contactUs(input, context),
    })),
  },
}
