// The arguments of each method as JSON Schema, for the API reference and the published types of the client.
import { z } from 'zod'
import type { Method } from '../integrations/commerce/methods/method.ts'

type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'

/** The part of JSON Schema that zod makes of the method table. */
export interface JsonSchema {
  $schema?: string
  type?: JsonType | JsonType[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  propertyNames?: JsonSchema
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: string[]
  minimum?: number
  maximum?: number
}

/** The first argument on the wire, and whether it may be left out; undefined for methods without arguments. */
export function argumentSchema({ args }: Method): { schema: JsonSchema; isOptional: boolean } | undefined {
  if (args.style === 'none') return undefined
  const { $schema: _, ...variables } = z.toJSONSchema(args.schema, { io: 'input' }) as JsonSchema
  const schema = args.variable === undefined ? variables : (variables.properties?.[args.variable] ?? {})
  const isOptional = args.style === 'position' ? !variables.required : !schema.required
  return { schema: withoutSafeBounds(schema), isOptional }
}

/** zod bounds every integer by what JavaScript can count; that says nothing. */
function withoutSafeBounds(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'minimum' || key === 'maximum') && Math.abs(value as number) === Number.MAX_SAFE_INTEGER
      ? undefined
      : value,
  ) as JsonSchema
}
