// Reading and writing reviews, and what there is to rate.
import type { MutationCreateProductReviewArgs } from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import type { ProductNode } from '../product/product-node.ts'
import { type PageArgs, reviewPage } from './review-node.ts'
import { customerReviews, ratingsMetadata, writeReview } from './review.service.ts'

interface ReviewResolvers {
  Query: { productReviewRatingsMetadata: RootResolver<unknown> }
  Mutation: { createProductReview: RootResolver<MutationCreateProductReviewArgs> }
  ProductInterface: { reviews: (node: ProductNode, args: PageArgs, context: Context) => unknown }
  Customer: { reviews: (customer: unknown, args: PageArgs, context: Context) => unknown }
}

export const reviewResolvers: ReviewResolvers = {
  Query: {
    productReviewRatingsMetadata: (_, _args, context) => ratingsMetadata(context),
  },
  Mutation: {
    createProductReview: async (_, { input }, context) => ({ review: await writeReview(input, context) }),
  },
  ProductInterface: {
    reviews: ({ product }, args, context) => reviewPage(product, args, context),
  },
  Customer: {
    reviews: (_, args, context) => customerReviews(args, context),
  },
}
