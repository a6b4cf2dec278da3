// Writing reviews, and what there is to rate.
import type { MutationCreateProductReviewArgs } from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import type { PageArgs } from './review-node.ts'
import { customerReviews, ratingsMetadata, writeReview } from './review.service.ts'

interface ReviewResolvers {
  Query: { productReviewRatingsMetadata: RootResolver<unknown> }
  Mutation: { createProductReview: RootResolver<MutationCreateProductReviewArgs> }
  Customer: { reviews: (customer: unknown, args: PageArgs, context: Context) => unknown }
}

export const reviewResolvers: ReviewResolvers = {
  Query: {
    productReviewRatingsMetadata: (_, _args, context) => ratingsMetadata(context),
  },
  Mutation: {
    createProductReview: async (_, { input }, context) => ({ review: await writeReview(input, context) }),
  },
  Customer: {
    reviews: (_, args, context) => customerReviews(args, context),
  },
}
