// Methods of product reviews.
import { ProductReviewDocument } from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, pageSize, productFilter } from './inputs.ts'
import { method, variables } from './method.ts'

export const reviewMethods = {
  productReview: method({
    summary: 'Reviews of one product, 10 a page unless said.',
    example: [{ filter: { sku: { eq: 'KAW-BNK-HI' } } }],
    access: 'public',
    document: ProductReviewDocument,
    args: variables(z.object({ filter: productFilter, pageSize, currentPage })),
    tags: ['review'],
  }),
}
