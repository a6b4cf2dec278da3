// JSON Schema as TypeScript text, for people and for the client's published types.
import type { JsonSchema } from './argument-schemas.ts'

/** `{ sku: string; quantity: number; parent_sku?: string | null | undefined }` */
export function typeText(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' | ')
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type })).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectText(schema)
    case 'array':
      return `Array<${typeText(schema.items ?? {})}>`
    case 'integer':
      return 'number'
    case undefined:
      return 'unknown'
    default:
      return schema.type
  }
}

function objectText({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? typeText(additionalProperties) : 'unknown'
    return `Record<string, ${value}>`
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    return required.includes(name)
      ? `${name}: ${typeText(schema)}`
      : `${name}?: ${typeText(schema)} | undefined`
  })
  return `{ ${fields.join('; ')} }`
}
