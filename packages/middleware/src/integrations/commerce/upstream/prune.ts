// Removes from a document what the upstream's schema lacks: fields, arguments, types, then empty selections.
import {
  visit,
  type ASTNode,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql'
import type { SchemaIndex } from './schema-index.ts'

export interface Pruned {
  /** Undefined when the upstream has none of the operation's root fields. */
  document: DocumentNode | undefined
  /** What was left out, as `Type.field`, `Type.field(argument)` or `Type`. */
  leftOut: string[]
}

/** Prunes a document of one operation and its fragments. */
export function pruneDocument(document: DocumentNode, schema: SchemaIndex): Pruned {
  return new Pruning(document, schema).run()
}

class Pruning {
  private readonly leftOut = new Set<string>()
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  /** Pruned fragments by name; undefined once nothing is left of one. */
  private readonly pruned = new Map<string, FragmentDefinitionNode | undefined>()
  private readonly unknownVariables = new Set<string>()
  private readonly operation: OperationDefinitionNode
  private readonly schema: SchemaIndex

  constructor(document: DocumentNode, schema: SchemaIndex) {
    this.schema = schema
    for (const definition of document.definitions) {
      if (definition.kind === 'FragmentDefinition') this.fragments.set(definition.name.value, definition)
    }
    const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
    if (!operation) throw new Error('The document has no operation')
    this.operation = operation
  }

  run(): Pruned {
    for (const { type, variable } of this.operation.variableDefinitions ?? []) {
      const name = typeName(type)
      if (this.schema.types.has(name)) continue
      this.unknownVariables.add(variable.name.value)
      this.leftOut.add(name)
    }
    const root = this.operation.operation === 'query' ? this.schema.query : this.schema.mutation
    const selectionSet = root && this.selections(this.operation.selectionSet, root)
    const leftOut = () => [...this.leftOut].sort()
    if (!selectionSet) return { document: undefined, leftOut: leftOut() }

    const fragments = [...this.pruned.values()].filter((fragment) => fragment !== undefined)
    const operation = withUsedVariables({ ...this.operation, selectionSet }, fragments)
    return {
      document: { kind: 'Document', definitions: [operation, ...fragments] } as DocumentNode,
      leftOut: leftOut(),
    }
  }

  /** The selections the type has; undefined when none is left. */
  private selections(set: SelectionSetNode, parent: string): SelectionSetNode | undefined {
    const selections = set.selections
      .map((selection) => this.selection(selection, parent))
      .filter((selection) => selection !== undefined)
    return selections.length > 0 ? { ...set, selections } : undefined
  }

  private selection(selection: SelectionNode, parent: string): SelectionNode | undefined {
    if (selection.kind === 'Field') return this.field(selection, parent)
    if (selection.kind === 'FragmentSpread') {
      const fragment = this.fragment(selection.name.value)
      return fragment && this.overlaps(fragment.typeCondition.name.value, parent) ? selection : undefined
    }
    const condition = selection.typeCondition?.name.value ?? parent
    if (!this.overlaps(condition, parent)) return undefined
    const selectionSet = this.selections(selection.selectionSet, condition)
    return selectionSet && { ...selection, selectionSet }
  }

  private field(field: FieldNode, parent: string): FieldNode | undefined {
    const name = field.name.value
    if (name === '__typename') return field
    const facts = this.schema.types.get(parent)?.fields?.get(name)
    if (!facts || this.isComposite(facts.type) !== Boolean(field.selectionSet)) {
      this.leftOut.add(`${parent}.${name}`)
      return undefined
    }
    const selectionSet = field.selectionSet && this.selections(field.selectionSet, facts.type)
    if (field.selectionSet && !selectionSet) return undefined
    const supported = field.arguments?.filter((argument) =>
      this.isKnown(argument, facts.args, `${parent}.${name}`),
    )
    return { ...field, arguments: supported, selectionSet }
  }

  private isKnown(argument: ArgumentNode, existing: ReadonlySet<string>, field: string): boolean {
    const name = argument.name.value
    if (existing.has(name) && !variablesIn(argument).some((variable) => this.unknownVariables.has(variable)))
      return true
    this.leftOut.add(`${field}(${name})`)
    return false
  }

  private fragment(name: string): FragmentDefinitionNode | undefined {
    if (this.pruned.has(name)) return this.pruned.get(name)
    const fragment = this.fragments.get(name)
    this.pruned.set(name, undefined)
    if (!fragment) return undefined
    const condition = fragment.typeCondition.name.value
    if (!this.schema.types.has(condition)) {
      this.leftOut.add(condition)
      return undefined
    }
    const selectionSet = this.selections(fragment.selectionSet, condition)
    const pruned = selectionSet && { ...fragment, selectionSet }
    this.pruned.set(name, pruned)
    return pruned
  }

  private isComposite(type: string): boolean {
    const facts = this.schema.types.get(type)
    return Boolean(facts?.fields) || (facts?.possible.size ?? 0) > 1
  }

  /** Whether an object can be of both types; GraphQL refuses other fragments. */
  private overlaps(condition: string, parent: string): boolean {
    const one = this.schema.types.get(condition)
    const other = this.schema.types.get(parent)
    if (!one || !other) this.leftOut.add(condition)
    return Boolean(one && other && [...one.possible].some((name) => other.possible.has(name)))
  }
}

/** Name of a type without list and non-null. */
export function typeName(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : typeName(type.type)
}

/** The operation without the variables that are used nowhere any more; a back end refuses those. */
export function withUsedVariables(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[] = [],
): OperationDefinitionNode {
  const used = new Set([operation.selectionSet, ...fragments].flatMap(variablesIn))
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    used.has(variable.name.value),
  )
  return { ...operation, variableDefinitions }
}

/** Names of the variables below a node: whole arguments, inside of objects and lists, in directives. */
function variablesIn(node: ASTNode): string[] {
  const names: string[] = []
  visit(node, { Variable: ({ name }) => void names.push(name.value) })
  return names
}
