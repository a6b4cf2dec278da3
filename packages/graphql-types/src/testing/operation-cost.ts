// What Magento counts of a document before it runs it: fields (complexity) and nesting (depth).
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

export interface OperationCost {
  /** Number of fields, `__typename` of every object and each use of a fragment included. Magento refuses 300 and more. */
  fields: number
  /** Nesting of fields. Magento refuses more than 20. */
  depth: number
}

/** Counts a document the way Magento's validation rules do, with the `__typename`s that clients add. */
export function operationCost(document: DocumentNode): OperationCost {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }

  function cost(set: SelectionSetNode): OperationCost {
    const total: OperationCost = { fields: 0, depth: 0 }
    for (const selection of set.selections) {
      const inner =
        selection.kind === 'FragmentSpread'
          ? fragments.get(selection.name.value)?.selectionSet
          : selection.selectionSet
      const below = inner ? cost(inner) : { fields: 0, depth: 0 }
      const isField = selection.kind === 'Field'
      total.fields += below.fields + (isField ? 1 : 0) + (isField && inner ? 1 : 0)
      total.depth = Math.max(total.depth, below.depth + (isField ? 1 : 0))
    }
    return total
  }

  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  if (!operation) throw new Error('The document has no operation')
  return cost(operation.selectionSet)
}
