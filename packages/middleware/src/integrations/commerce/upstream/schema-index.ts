// An index of the upstream's schema: just enough to prune documents.
import type { IntrospectionQuery } from 'graphql'
import { magentoRelease, type MagentoRelease } from './magento-release.ts'

export interface FieldFacts {
  /** Name of the field's type without list and non-null. */
  type: string
  /** `!` for non-null, `[` for each list, from the outside in. */
  wrappers: string
  args: ReadonlySet<string>
}

export interface TypeFacts {
  /** Absent for scalars, enums, unions and inputs. */
  fields?: ReadonlyMap<string, FieldFacts>
  /** Object types this type stands for: itself, or what implements or belongs to it. */
  possible: ReadonlySet<string>
  /** Of inputs: the fields they take, with the names of their types. */
  inputs?: ReadonlyMap<string, string>
  /** Of inputs: the fields that must be given. */
  required?: ReadonlySet<string>
  isEnum?: true
}

export interface SchemaIndex {
  query: string
  mutation: string | undefined
  types: ReadonlyMap<string, TypeFacts>
  /** Undefined for other back ends. */
  release: MagentoRelease | undefined
}

interface TypeReference {
  kind?: string
  name?: string | null
  ofType?: TypeReference | null
}

interface InputField {
  name: string
  defaultValue?: string | null
  type: TypeReference
}

/** Only what the index needs; without arguments that older GraphQL servers lack. */
export const INTROSPECTION_QUERY = `query introspection {
  __schema {
    queryType { name }
    mutationType { name }
    types {
      kind
      name
      fields(includeDeprecated: true) {
        name
        args { name }
        type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } } }
      }
      inputFields { name defaultValue type { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
      possibleTypes { name }
    }
  }
}`.replace(/\s+/g, ' ')

/** The part of an introspection result that INTROSPECTION_QUERY selects. */
export interface SchemaAnswer {
  __schema: {
    queryType: { name: string }
    mutationType?: { name: string } | null
    types: readonly {
      kind: string
      name: string
      fields?: readonly { name: string; args: readonly { name: string }[]; type: TypeReference }[] | null
      inputFields?: readonly InputField[] | null
      possibleTypes?: readonly { name: string }[] | null
    }[]
  }
}

/** Makes the index of an introspection result, the compact one or a full one. */
export function indexSchema({ __schema: schema }: SchemaAnswer | IntrospectionQuery): SchemaIndex {
  const types = new Map<string, TypeFacts>()
  for (const type of (schema as SchemaAnswer['__schema']).types) {
    const possible = new Set(type.possibleTypes?.map(({ name }) => name) ?? [type.name])
    if (!type.fields) {
      const inputs = type.inputFields && new Map(type.inputFields.map((it) => [it.name, namedType(it.type)]))
      const isEnum = type.kind === 'ENUM' && ({ isEnum: true } as const)
      types.set(type.name, { possible, ...(inputs && { inputs, required: requiredOf(type) }), ...isEnum })
      continue
    }
    const fields = new Map(
      type.fields.map((field) => [
        field.name,
        {
          type: namedType(field.type),
          wrappers: wrappersOf(field.type),
          args: new Set(field.args.map(({ name }) => name)),
        },
      ]),
    )
    types.set(type.name, { fields, possible })
  }
  return {
    query: schema.queryType.name,
    mutation: schema.mutationType?.name,
    types,
    release: magentoRelease(types),
  }
}

function requiredOf({ inputFields }: { inputFields?: readonly InputField[] | null }): ReadonlySet<string> {
  const required = inputFields?.filter(({ type, defaultValue }) => type.kind === 'NON_NULL' && !defaultValue)
  return new Set(required?.map(({ name }) => name))
}

function namedType(reference: TypeReference): string {
  return reference.ofType ? namedType(reference.ofType) : (reference.name ?? '')
}

function wrappersOf({ kind, ofType }: TypeReference): string {
  if (!ofType) return ''
  return `${kind === 'NON_NULL' ? '!' : '['}${wrappersOf(ofType)}`
}
