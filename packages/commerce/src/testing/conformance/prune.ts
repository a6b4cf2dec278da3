// Takes out of a recorded query what this schema does not have, and says what that was.
import { Kind, TypeInfo, isCompositeType, parse, print, visit, visitWithTypeInfo } from 'graphql'
import type { GraphQLSchema } from 'graphql'

export interface Pruned {
  query: string
  /** `Type.field`, or `... on Type`. */
  missing: string[]
}

export function pruneQuery(query: string, schema: GraphQLSchema): Pruned {
  const types = new TypeInfo(schema)
  const missing: string[] = []
  const document = visit(
    parse(query, { noLocation: true }),
    visitWithTypeInfo(types, {
      Field(node) {
        if (node.name.value.startsWith('__') || types.getFieldDef()) return undefined
        missing.push(`${types.getParentType()?.name ?? '?'}.${node.name.value}`)
        return null
      },
      InlineFragment(node) {
        const name = node.typeCondition?.name.value
        if (name === undefined || isCompositeType(schema.getType(name))) return undefined
        missing.push(`... on ${name}`)
        return null
      },
    }),
  )
  const emptied = visit(document, {
    SelectionSet: { leave: (node) => (node.selections.length === 0 ? null : undefined) },
    InlineFragment: { leave: (node) => (hasSelections(node) ? undefined : null) },
  })
  return {
    query: emptied.definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION) ? print(emptied) : '',
    missing,
  }
}

function hasSelections(node: { selectionSet?: { selections: readonly unknown[] } }): boolean {
  return (node.selectionSet?.selections.length ?? 0) > 0
}
