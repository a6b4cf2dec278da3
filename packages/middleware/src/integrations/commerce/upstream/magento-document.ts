// A document as Magento's resolvers can take it: no named fragments, and nothing whose resolver is known to fail.
// Magento's attribute joiner dies on a named fragment that holds an inline one.
import {
  parse,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { MagentoRelease } from './magento-release.ts'
import { withUsedVariables, type Pruned } from './prune.ts'
import { errorsOf, type NeededSelection, type OmittedField } from './release-errors.ts'
import type { SchemaIndex } from './schema-index.ts'

/** Where a selection stands: the type it is of, and `Type.field` of each field above it. */
interface Place {
  parent: string
  path: readonly string[]
}

/** Rewrites a pruned document of one operation and its fragments. */
export function adaptToMagento(
  { document, leftOut }: Pruned,
  schema: SchemaIndex,
  release: MagentoRelease,
): Pruned {
  const operation = document?.definitions.find((it) => it.kind === 'OperationDefinition')
  const root = operation?.operation === 'query' ? schema.query : schema.mutation
  if (!document || !operation || root === undefined) return { document, leftOut }
  const adapting = new Adapting(document, schema, release)
  const selectionSet = adapting.set(operation.selectionSet, { parent: root, path: [] })
  const adapted = withUsedVariables({ ...operation, selectionSet })
  const isEmpty = selectionSet.selections.length === 0
  return {
    document: isEmpty ? undefined : ({ kind: 'Document', definitions: [adapted] } as DocumentNode),
    leftOut: [...new Set([...leftOut, ...adapting.leftOut])].sort(),
  }
}

class Adapting {
  readonly leftOut = new Set<string>()
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  private readonly schema: SchemaIndex
  private readonly omitted: readonly OmittedField[]
  private readonly needed: readonly (NeededSelection & { type: string })[]

  constructor(document: DocumentNode, schema: SchemaIndex, release: MagentoRelease) {
    this.schema = schema
    const errors = errorsOf(release)
    this.omitted = errors.flatMap(({ omitted }) => omitted ?? [])
    this.needed = errors.flatMap(({ corrected }) =>
      corrected?.needed ? { ...corrected.needed, type: corrected.type } : [],
    )
    for (const definition of document.definitions) {
      if (definition.kind === 'FragmentDefinition') this.fragments.set(definition.name.value, definition)
    }
  }

  set(set: SelectionSetNode, place: Place): SelectionSetNode {
    return { ...set, selections: set.selections.flatMap((selection) => this.selection(selection, place)) }
  }

  private selection(selection: SelectionNode, place: Place): readonly SelectionNode[] {
    if (selection.kind === 'Field') return this.field(selection, place)
    const fragment =
      selection.kind === 'InlineFragment' ? selection : this.fragments.get(selection.name.value)
    if (!fragment) return []
    const condition = fragment.typeCondition?.name.value ?? place.parent
    if (this.isAlways(condition, place.parent) && !selection.directives?.length)
      return this.set(fragment.selectionSet, place).selections
    const { selections } = this.set(fragment.selectionSet, { ...place, parent: condition })
    return selections.length > 0 ? [onType(condition, selections, selection.directives)] : []
  }

  /** Whether every object of the parent's type is of the fragment's. */
  private isAlways(condition: string, parent: string): boolean {
    const { types } = this.schema
    const possible = types.get(condition)?.possible
    return condition === parent || [...(types.get(parent)?.possible ?? [])].every((it) => possible?.has(it))
  }

  private field(field: FieldNode, place: Place): readonly SelectionNode[] {
    const { parent, path } = place
    const own = `${parent}.${field.name.value}`
    const omitted = this.omitted.find((it) => isAt(it.path, [...path, own]))
    if (omitted) return this.without(field, parent, omitted)
    const type = this.schema.types.get(parent)?.fields?.get(field.name.value)?.type
    if (!field.selectionSet || type === undefined) return [field, ...this.neededBeside(own, place)]
    const selectionSet = this.set(field.selectionSet, { parent: type, path: [...path, own] })
    return selectionSet.selections.length > 0 ? [{ ...field, selectionSet }] : []
  }

  private neededBeside(own: string, { parent, path }: Place): readonly SelectionNode[] {
    const possible = this.schema.types.get(parent)?.possible
    return this.needed
      .filter(({ beside, type, notBelow }) => {
        return beside === own && possible?.has(type) && !notBelow.some((field) => path.includes(field))
      })
      .map(({ type, selection }) => onType(type, selectionsOf(selection)))
  }

  /** Nothing, or the field of all types but the one that fails. */
  private without(field: FieldNode, parent: string, { of }: OmittedField): readonly SelectionNode[] {
    this.leftOut.add(`${of ?? parent}.${field.name.value}`)
    if (of === undefined || of === parent) return []
    const others = [...(this.schema.types.get(parent)?.possible ?? [])].filter((type) => type !== of)
    return others.includes(parent) ? [field] : others.map((type) => onType(type, [field]))
  }
}

function selectionsOf(text: string): readonly SelectionNode[] {
  const [operation] = parse(`{${text}}`, { noLocation: true }).definitions
  return operation?.kind === 'OperationDefinition' ? operation.selectionSet.selections : []
}

function isAt(omitted: readonly string[], path: readonly string[]): boolean {
  const start = path.length - omitted.length
  return start >= 0 && omitted.every((step, index) => step === path[start + index])
}

function onType(
  type: string,
  selections: readonly SelectionNode[],
  directives: InlineFragmentNode['directives'] = [],
): InlineFragmentNode {
  return {
    kind: 'InlineFragment',
    typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: type } },
    directives,
    selectionSet: { kind: 'SelectionSet', selections },
  } as InlineFragmentNode
}
