// Methods of product reviews.
import {
  CreateProductReviewDocument,
  CustomerProductReviewDocument,
  ProductReviewDocument,
  ProductReviewRatingsMetadataDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, pageSize, productFilter, recaptchaToken, requiredText, text } from './inputs.ts'
import { input, method, noArguments, variables } from './method.ts'

const reviewsOfCustomer = method({
  summary: "The signed-in customer's reviews, 10 a page unless said.",
  example: [{ pageSize: 10 }],
  document: CustomerProductReviewDocument,
  args: variables(z.object({ pageSize, currentPage })),
})

export const reviewMethods = {
  productReview: method({
    summary: 'Reviews of one product, 10 a page unless said.',
    example: [{ filter: { sku: { eq: 'KAW-BNK-HI' } } }],
    document: ProductReviewDocument,
    args: variables(z.object({ filter: productFilter, pageSize, currentPage })),
    tags: ['review'],
  }),
  productReviewRatingsMetadata: method({
    summary: 'What a review can rate, and with which values.',
    example: [],
    document: ProductReviewRatingsMetadataDocument,
    args: noArguments(),
    tags: ['review'],
  }),
  customerProductReview: reviewsOfCustomer,
  /** The existing SDK's name for the same query. */
  reviews: reviewsOfCustomer,
  createProductReview: method({
    summary: 'Sends a review of a product.',
    example: [
      {
        sku: 'KAW-BNK-HI',
        nickname: 'Ann',
        summary: 'Sturdy',
        text: 'Two boys, no creak.',
        ratings: [{ id: 'NA==', value_id: 'MjA=' }],
      },
    ],
    document: CreateProductReviewDocument,
    args: input(
      z.strictObject({
        sku: requiredText(64),
        nickname: requiredText(),
        summary: requiredText(),
        text: requiredText(10_000),
        ratings: z.array(z.strictObject({ id: text(64), value_id: text(64) })).max(20),
        recaptchaToken,
      }),
    ),
    limit: 'review',
  }),
}
