// Fields that are missing in an answer become null. A plain Magento has none of this shop's own
// attributes, so the middleware does not request them; the cache would treat them as not fetched.
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

type Answer = Record<string, unknown>
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** Magento names its interfaces so; a fragment on another type is for that type alone. */
const isInterface = (type: string) => type.endsWith('Interface')

/** Puts null where the document selects a field that the data does not have; changes the data in place. */
export function fillMissing(document: DocumentNode, data: Answer): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  for (const definition of document.definitions) {
    if (definition.kind === 'OperationDefinition') fillObject(definition.selectionSet, data, fragments)
  }
}

function fillObject(selectionSet: SelectionSetNode, data: Answer, fragments: Fragments): void {
  for (const selection of selectionSet.selections) {
    if (selection.kind === 'Field') {
      const name = selection.alias?.value ?? selection.name.value
      if (data[name] === undefined && name !== '__typename') data[name] = null
      if (selection.selectionSet) fillValue(selection.selectionSet, data[name], fragments)
      continue
    }
    const fragment = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : selection
    const type = fragment?.typeCondition?.name.value
    const isMeant = type === undefined || type === data['__typename'] || isInterface(type)
    if (fragment && isMeant) fillObject(fragment.selectionSet, data, fragments)
  }
}

function fillValue(selectionSet: SelectionSetNode, value: unknown, fragments: Fragments): void {
  if (Array.isArray(value)) for (const item of value) fillValue(selectionSet, item, fragments)
  else if (typeof value === 'object' && value !== null) fillObject(selectionSet, value as Answer, fragments)
}
