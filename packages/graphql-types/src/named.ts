// An operation by its name alone, for pages whose results are there already: it has the key of the whole document.
import type { DocumentNode } from 'graphql'

/** `loc` saves urql from printing the document to compute its key. */
export function named(operation: 'query' | 'mutation', name: string): DocumentNode {
  return {
    kind: 'Document',
    documentId: name,
    loc: { start: 0, end: 0, source: { body: '', name } },
    definitions: [{ kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } }],
  } as unknown as DocumentNode
}
