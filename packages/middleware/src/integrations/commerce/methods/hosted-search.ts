// Methods of the hosted search: methods of the shop, and an integration of their own.
import { Algolia_ConfigDocument, Algolia_ProductsDocument } from '@loftwood/graphql-types'
import { z } from 'zod'
import { pageSize, productFilter, text } from './inputs.ts'
import { method, noArguments, variables } from './method.ts'

export const hostedSearchMethods = {
  algolia_config: method({
    summary: 'Whether a hosted index is searched, and with what.',
    example: [],
    document: Algolia_ConfigDocument,
    args: noArguments(),
    tags: ['store'],
  }),
  algolia_products: method({
    summary: 'A search answered in the shape of a hosted index; pages count from 0.',
    example: [{ query: 'bunk', page: 0, hitsPerPage: 10 }],
    document: Algolia_ProductsDocument,
    args: variables(
      z.object({
        query: text(200),
        filter: productFilter.nullish(),
        page: z.int().min(0).optional(),
        hitsPerPage: pageSize,
      }),
    ),
    tags: ['catalog', 'product'],
  }),
}
