// How the generated operations become documents: text in, a typed GraphQL document out.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from '@0no-co/graphql.web'

/**
 * Parses an operation and the fragments it uses into one document.
 * The small parser keeps graphql-js out of browsers; the document is the same shape as graphql-js makes.
 */
export function document<Result, Variables>(
  operation: string,
  ...fragments: string[]
): TypedDocumentNode<Result, Variables> {
  return parse([operation, ...fragments].join(' '), { noLocation: true }) as TypedDocumentNode<
    Result,
    Variables
  >
}
