// Subscribing to the newsletter, and ending it without an account.
import type {
  MutationConfirmNewsletterSubscriptionArgs,
  MutationSubscribeEmailToNewsletterArgs,
  MutationUnsubscribeEmailFromNewsletterArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../../context.ts'
import { confirmSubscription, endSubscription, subscribeEmail } from './newsletter.service.ts'

interface NewsletterResolvers {
  Mutation: {
    subscribeEmailToNewsletter: RootResolver<MutationSubscribeEmailToNewsletterArgs>
    confirmNewsletterSubscription: RootResolver<MutationConfirmNewsletterSubscriptionArgs>
    unsubscribeEmailFromNewsletter: RootResolver<MutationUnsubscribeEmailFromNewsletterArgs>
  }
}

export const newsletterResolvers: NewsletterResolvers = {
  Mutation: {
    subscribeEmailToNewsletter: async (_, { email }, context) => ({
      status: await subscribeEmail(email, context),
    }),
    confirmNewsletterSubscription: async (_, { token }, context) => ({
      status: await confirmSubscription(token, context),
    }),
    unsubscribeEmailFromNewsletter: async (_, { token }, context) => ({
      status: await endSubscription(token, context),
    }),
  },
}
