// The results of methods as JSON Schema: what their documents select, with one component per fragment.
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isInterfaceType,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { readTypeDefs } from '@loftwood/graphql-types/schema'

type Json = Record<string, unknown>

const SCALARS: Record<string, Json> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
}

const JSON_TYPES: Record<string, string> = { Int: 'number', Float: 'number', String: 'string', ID: 'string' }

/** What examples of answers say, by the field's name; where the type differs, nothing. */
const EXAMPLES: Record<string, string | number> = {
  sku: 'KAW-BNK-HIGH-STR-NAT',
  name: 'Kawartha high bunk bed, straight ladder, natural',
  url_key: 'kawartha-high-bunk-bed',
  url_path: 'bunk-beds',
  uid: 'NDI=',
  value: 1499,
  currency: 'CAD',
  quantity: 1,
  total_count: 1,
  email: 'camille@example.com',
  firstname: 'Camille',
  lastname: 'Tremblay',
  street: '12 King St',
  city: 'Guelph',
  postcode: 'N1H 3A1',
  country_code: 'CA',
  telephone: '519-555-0100',
  locale: 'en_CA',
  store_code: 'default',
  created_at: '2026-11-25 14:00:00',
}

/** Makes schemas of results, and collects the fragments as components. */
export class ResultSchemas {
  /** By name, for `components.schemas`. */
  readonly components: Record<string, Json> = {}
  private readonly schema: GraphQLSchema = buildSchema(readTypeDefs())
  private fragments = new Map<string, FragmentDefinitionNode>()

  /** The `data` of a document. */
  of(document: DocumentNode): Json {
    this.fragments = new Map(
      document.definitions.filter((it) => it.kind === 'FragmentDefinition').map((it) => [it.name.value, it]),
    )
    const operation = document.definitions.find((it) => it.kind === 'OperationDefinition')
    if (!operation) throw new Error('The document has no operation')
    const root = operation.operation === 'query' ? 'Query' : 'Mutation'
    return this.object(operation.selectionSet, root)
  }

  private object(set: SelectionSetNode, typeName: string): Json {
    const properties: Json = {}
    const parts: Json[] = []
    for (const selection of set.selections) {
      if (selection.kind === 'Field')
        properties[selection.name.value] = this.field(selection.name.value, typeName, selection.selectionSet)
      else if (selection.kind === 'FragmentSpread') parts.push(this.fragment(selection.name.value))
      else parts.push(this.object(selection.selectionSet, selection.typeCondition?.name.value ?? typeName))
    }
    const own = { type: 'object', properties }
    return parts.length > 0 ? { allOf: [own, ...parts] } : own
  }

  private field(name: string, typeName: string, set: SelectionSetNode | undefined): Json {
    const type = this.schema.getType(typeName)
    const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}
    const field = fields[name]
    if (!field) return { type: 'string' }
    const schema = this.value(field.type, set)
    const example = EXAMPLES[name]
    const isOfType = typeof example === JSON_TYPES[getNamedType(field.type).name]
    return isOfType && !isListType(getNullableType(field.type)) ? { ...schema, example } : schema
  }

  private value(type: GraphQLOutputType, set: SelectionSetNode | undefined): Json {
    if (isNonNullType(type)) return this.present(type.ofType, set)
    return { anyOf: [this.present(type, set), { type: 'null' }] }
  }

  private present(type: GraphQLOutputType, set: SelectionSetNode | undefined): Json {
    if (isListType(type)) return { type: 'array', items: this.value(type.ofType, set) }
    if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
    if (isLeafType(type)) return SCALARS[type.name] ?? { type: 'string' }
    return set ? this.object(set, getNamedType(type).name) : {}
  }

  private fragment(name: string): Json {
    const fragment = this.fragments.get(name)
    if (fragment && !(name in this.components)) {
      this.components[name] = {}
      this.components[name] = this.object(fragment.selectionSet, fragment.typeCondition.name.value)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
}
