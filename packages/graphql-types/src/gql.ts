// The tag that the generated operations are written with: text in, a GraphQL document out.
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { parse } from '@0no-co/graphql.web'

/**
 * Parses an operation or a fragment and adds the fragments it uses.
 * This small parser avoids loading graphql-js in browsers; the document has the shape that graphql-js makes.
 * `documentId` is the definition's name. urql keys a document by it, so that one whose text has not been loaded yet has
 * the same key.
 */
export function gql(texts: TemplateStringsArray, ...fragments: DocumentNode[]): DocumentNode {
  const own = parse(texts.join(''), { noLocation: true }) as DocumentNode
  const definitions = [...own.definitions, ...fragments.flatMap((fragment) => fragment.definitions)]
  const documentId = (own.definitions[0] as OperationDefinitionNode).name?.value
  return Object.assign(own, { definitions, documentId })
}
