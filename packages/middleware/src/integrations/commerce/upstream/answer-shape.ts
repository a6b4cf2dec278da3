// What an answer to a document must look like: compiled once from its selections and the schema, then checked on each
// answer. Fields and enum values that a back end adds are fine; an object where a list belongs is not.
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  InlineFragmentNode,
  SelectionSetNode,
} from 'graphql'
import type { SchemaIndex } from './schema-index.ts'

/** `!` for what must be there, `[` for each list, from the outside in; undefined where the schema is not known. */
export type Wrappers = string

interface FieldShape {
  wrappers: Wrappers | undefined
  /** Only objects of some types have it, or a variable decides. */
  isConditional: boolean
  /** What a leaf may be; undefined for objects. */
  leaf?: readonly string[]
  /** Of objects: what is in them, by response key. */
  fields?: ObjectShape
  /** Name of the type; undefined where the schema is not known. */
  type: string | undefined
}

type ObjectShape = Map<string, FieldShape>

/** The types of JSON that a scalar of the schema may have. Enums are strings, whichever they are. */
const LEAVES: Readonly<Record<string, readonly string[]>> = {
  String: ['string'],
  ID: ['string', 'number'],
  Int: ['number'],
  Float: ['number'],
  Boolean: ['boolean'],
}
const ANY_SCALAR = ['string', 'number', 'boolean'] as const
const ANYTHING = [...ANY_SCALAR, 'object'] as const

/** Finds where the `data` of an answer does not fit, e.g. `products.items`; undefined when it does. */
export type FindMisfit = (data: unknown) => string | undefined

export interface AnswerShape {
  findMisfit: FindMisfit
  /** Whether a path in an answer ends at a scalar or enum, not at an object or an item of a list. */
  isLeaf(path: readonly (string | number)[]): boolean
  /** Data of this shape in which nothing was found. */
  emptyData(): object
}

/** Compiles a document of one operation and its fragments. */
export function compileShape(document: DocumentNode, schema?: SchemaIndex): AnswerShape {
  const operation = document.definitions.find((it) => it.kind === 'OperationDefinition')
  if (!operation) return { findMisfit: () => undefined, isLeaf: () => false, emptyData: () => ({}) }
  const root = operation.operation === 'query' ? schema?.query : schema?.mutation
  const fields = new Compilation(document, schema).object(operation.selectionSet, root)
  const expected = [...fields].filter(([, field]) => !field.isConditional).map(([key]) => key)
  return {
    findMisfit(data) {
      if (!isObject(data)) return 'data'
      // A back end that answers an operation names each of its roots, be it with null.
      return expected.find((key) => !(key in data)) ?? misfitInObject(data, fields)
    },
    isLeaf: (path) => isLeafOf(fields, path),
    emptyData: () => emptyObject(fields, root),
  }
}

function isLeafOf(fields: ObjectShape, path: readonly (string | number)[]): boolean {
  const names = path.filter((step) => typeof step === 'string')
  const last = names.pop()
  if (last === undefined || last !== path.at(-1)) return false
  const parent = names.reduce<ObjectShape | undefined>((shape, name) => shape?.get(name)?.fields, fields)
  return parent?.get(last)?.leaf !== undefined
}

/** Lists are empty, numbers 0, and what may be null is. */
function emptyObject(fields: ObjectShape, type: string | undefined): object {
  const entries = [...fields].filter(([, field]) => !field.isConditional)
  return Object.fromEntries(
    entries.map(([key, field]) => [key, key === '__typename' ? type : emptyValue(field)]),
  )
}

function emptyValue({ wrappers = '', leaf, fields, type }: FieldShape): unknown {
  if (wrappers.includes('[')) return []
  if (fields) return emptyObject(fields, type)
  if (leaf?.includes('number') && leaf.length === 1) return 0
  if (!wrappers.startsWith('!')) return null
  return leaf?.includes('boolean') ? false : ''
}

class Compilation {
  private readonly fragments = new Map<string, FragmentDefinitionNode>()
  private readonly schema: SchemaIndex | undefined

  constructor(document: DocumentNode, schema: SchemaIndex | undefined) {
    this.schema = schema
    for (const definition of document.definitions) {
      if (definition.kind === 'FragmentDefinition') this.fragments.set(definition.name.value, definition)
    }
  }

  object(set: SelectionSetNode, parent: string | undefined): ObjectShape {
    const shape: ObjectShape = new Map()
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        add(shape, selection.alias?.value ?? selection.name.value, this.field(selection, parent))
        continue
      }
      const fragment =
        selection.kind === 'InlineFragment' ? selection : this.fragments.get(selection.name.value)
      if (fragment) this.spread(shape, fragment, { parent, isConditional: isConditional(selection) })
    }
    return shape
  }

  private spread(
    shape: ObjectShape,
    fragment: InlineFragmentNode | FragmentDefinitionNode,
    at: { parent: string | undefined; isConditional: boolean },
  ): void {
    const condition = fragment.typeCondition?.name.value ?? at.parent
    const always = !at.isConditional && this.isAlways(condition, at.parent)
    for (const [key, field] of this.object(fragment.selectionSet, condition)) {
      add(shape, key, always ? field : { ...field, isConditional: true })
    }
  }

  private field(node: FieldNode, parent: string | undefined): FieldShape {
    const facts =
      parent === undefined ? undefined : this.schema?.types.get(parent)?.fields?.get(node.name.value)
    const own = { wrappers: facts?.wrappers, isConditional: isConditional(node), type: facts?.type }
    if (node.selectionSet) return { ...own, fields: this.object(node.selectionSet, facts?.type) }
    if (node.name.value === '__typename') return { ...own, wrappers: '', leaf: ['string'] }
    if (!facts) return { ...own, leaf: ANY_SCALAR }
    const isEnum = this.schema?.types.get(facts.type)?.isEnum
    return { ...own, leaf: isEnum ? ['string'] : (LEAVES[facts.type] ?? ANYTHING) }
  }

  /** Whether every object of the parent's type is of the fragment's. */
  private isAlways(condition: string | undefined, parent: string | undefined): boolean {
    if (condition === parent) return condition !== undefined
    const requested = this.schema?.types.get(condition ?? '')?.possible
    const possible = this.schema?.types.get(parent ?? '')?.possible
    return Boolean(requested && possible && [...possible].every((name) => requested.has(name)))
  }
}

function add(shape: ObjectShape, key: string, field: FieldShape): void {
  const before = shape.get(key)
  shape.set(key, before ? merge(before, field) : field)
}

/**
 * Merges two selections of one key, which GraphQL lets differ in nothing but what is below them. What only a conditional
 * one of them selects is conditional too. What both select is there with either of them.
 */
function merge(one: FieldShape, other: FieldShape): FieldShape {
  const merged = { ...one, isConditional: one.isConditional && other.isConditional }
  if (!one.fields || !other.fields) return merged
  const fields: ObjectShape = new Map()
  for (const side of [one, other]) {
    for (const [key, field] of side.fields ?? [])
      add(fields, key, { ...field, isConditional: field.isConditional || side.isConditional })
  }
  if (!merged.isConditional) return { ...merged, fields }
  for (const [key, field] of one.fields) {
    const [twin, both] = [other.fields.get(key), fields.get(key)]
    if (twin && both) fields.set(key, { ...both, isConditional: field.isConditional || twin.isConditional })
  }
  return { ...merged, fields }
}

function isConditional({
  directives = [],
}: {
  directives?: readonly { name: { value: string } }[]
}): boolean {
  return directives.some(({ name }) => name.value === 'include' || name.value === 'skip')
}

function misfitInObject(value: Record<string, unknown>, fields: ObjectShape): string | undefined {
  for (const [key, field] of fields) {
    const part = value[key]
    if (part === undefined && field.isConditional) continue
    const misfit = misfitIn(part, field, field.wrappers)
    if (misfit !== undefined) return misfit === '' ? key : `${key}.${misfit}`
  }
  return undefined
}

/** Checks the remaining wrappers from the outside in; without a schema lists may stand anywhere. */
function misfitIn(value: unknown, field: FieldShape, wrappers: Wrappers | undefined): string | undefined {
  const isRequired = wrappers?.startsWith('!') ?? false
  if (value === null || value === undefined) return isRequired ? '' : undefined
  const rest = isRequired ? wrappers?.slice(1) : wrappers
  if (Array.isArray(value)) {
    if (rest !== undefined && !rest.startsWith('[')) return isAnything(field) ? undefined : ''
    return misfitInList(value, field, rest?.slice(1))
  }
  if (rest?.startsWith('[')) return ''
  if (!field.fields) return field.leaf?.includes(typeof value) ? undefined : ''
  return isObject(value) ? misfitInObject(value, field.fields) : ''
}

function misfitInList(
  list: unknown[],
  field: FieldShape,
  wrappers: Wrappers | undefined,
): string | undefined {
  for (const item of list) {
    const misfit = misfitIn(item, field, wrappers)
    if (misfit !== undefined) return misfit
  }
  return undefined
}

/** A scalar that only the back end knows may be any JSON. */
function isAnything({ leaf }: FieldShape): boolean {
  return leaf === ANYTHING
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
