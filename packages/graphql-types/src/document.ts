// How the generated operations become documents: text in, a typed GraphQL document out.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from '@0no-co/graphql.web'

/** What an operation's text begins with. */
const NAME = /^(?:query|mutation) (\w+)/

/**
 * Parses an operation and the fragments it uses into one document.
 * The small parser keeps graphql-js out of browsers; the document is the same shape as graphql-js makes.
 * `documentId` is the operation's name: by it urql tells documents apart, also one that is there by name only.
 */
export function document<Result, Variables>(
  operation: string,
  ...fragments: string[]
): TypedDocumentNode<Result, Variables> {
  const parsed = parse([operation, ...fragments].join(' '), { noLocation: true })
  const documentId = NAME.exec(operation)?.[1]
  return { ...parsed, documentId } as unknown as TypedDocumentNode<Result, Variables>
}
