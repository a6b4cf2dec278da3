// Gives each operation its whole document, and lets results carry `__typename`, as their types say. Graphcache leaves out
// of results what a document does not select by itself; the middleware sends it with every object anyway.
import { documentOf } from '@loftwood/graphql-types/documents'
import { getOperationName, makeOperation, mapExchange, type Exchange } from '@urql/core'
import type { DocumentNode, FieldNode, SelectionSetNode } from 'graphql'

const TYPENAME = { kind: 'Field', name: { kind: 'Name', value: '__typename' } } as FieldNode

const cache = new WeakMap<DocumentNode, DocumentNode>()

/** The document with `__typename` in the selections of every field; made once per document. */
export function withTypename(document: DocumentNode): DocumentNode {
  const cached = cache.get(document)
  if (cached) return cached
  const whole = documentOf(getOperationName(document) ?? '') ?? document
  const made: DocumentNode = {
    // No other property is copied: urql would identify the document by its id, or by the text in `loc`.
    kind: whole.kind,
    definitions: whole.definitions.map((definition) =>
      'selectionSet' in definition
        ? { ...definition, selectionSet: inside(definition.selectionSet) }
        : definition,
    ),
  }
  cache.set(document, made)
  return made
}

/** Fragments get theirs from the fields they stand in. */
function inside(selectionSet: SelectionSetNode): SelectionSetNode {
  const selections = selectionSet.selections.map((selection) => {
    if (!('selectionSet' in selection) || !selection.selectionSet) return selection
    const own = inside(selection.selectionSet)
    if (selection.kind !== 'Field') return { ...selection, selectionSet: own }
    return { ...selection, selectionSet: { ...own, selections: [TYPENAME, ...own.selections] } }
  })
  return { ...selectionSet, selections }
}

/** Goes before the cache; keys of operations stay as they are. */
export const typenameExchange: Exchange = mapExchange({
  onOperation: (operation) =>
    makeOperation(operation.kind, { ...operation, query: withTypename(operation.query) }, operation.context),
})
