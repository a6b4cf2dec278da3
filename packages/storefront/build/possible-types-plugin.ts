// Vite plugin: `virtual:possible-types` says which object types stand behind the abstract types that the
// operations name in fragments, so that the normalised cache matches fragments without a whole schema.
import { buildSchema, isAbstractType } from 'graphql'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import * as operations from '@loftwood/graphql-types'
import type { Plugin } from 'vite'

const ID = 'virtual:possible-types'

/** Abstract type name -> names of its object types; only those that some operation's fragment is on. */
export function possibleTypes(): Record<string, string[]> {
  const conditions = new Set(
    JSON.stringify(operations).match(
      /(?<="typeCondition":\{"kind":"NamedType","name":\{"kind":"Name","value":")\w+/g,
    ),
  )
  const schema = buildSchema(readTypeDefs())
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isAbstractType(type))
      .filter((type) => conditions.has(type.name))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  )
}

/** Serves the table. */
export function possibleTypesPlugin(): Plugin {
  return {
    name: 'loftwood:possible-types',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const possibleTypes = ${JSON.stringify(possibleTypes())}` : undefined,
  }
}
