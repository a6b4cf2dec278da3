// The generic methods: documents that callers write themselves. Switched off unless the configuration allows them.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { z } from 'zod'
import { method, variables } from './method.ts'

type AnyData = Record<string, unknown>

/** Placeholder for the caller's own document. */
const placeholder = (text: string, kind: 'queryVariables' | 'mutationVariables') =>
  parse(text, { noLocation: true }) as TypedDocumentNode<AnyData, { [Name in typeof kind]?: AnyData | null }>

const anyVariables = z.record(z.string().regex(/^\w{1,64}$/, 'is not a variable'), z.unknown()).nullish()
const document = z.string().min(1, 'must not be empty')
const ignored = z.string().max(64).nullish()

export const customMethods = {
  customQuery: method({
    summary:
      'Runs a query of the caller, within limits; what has a method with limits of its own is refused.',
    example: [{ query: 'query { storeConfig { store_name } }' }],
    document: placeholder('query customQuery { __typename }', 'queryVariables'),
    args: variables(z.object({ query: document, queryVariables: anyVariables, fetchPolicy: ignored })),
    custom: 'query',
  }),
  customMutation: method({
    summary:
      'Runs a mutation of the caller, within limits; what has a method with rules of its own is refused.',
    example: [
      {
        mutation:
          'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "KAW-BNK-HI", quantity: 1 }]) { user_errors { message } } }',
      },
    ],
    document: placeholder('mutation customMutation { __typename }', 'mutationVariables'),
    args: variables(z.object({ mutation: document, mutationVariables: anyVariables, fetchPolicy: ignored })),
    custom: 'mutation',
  }),
}
