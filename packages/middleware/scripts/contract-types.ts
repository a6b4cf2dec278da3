// Prints the contract as one self-contained declaration file, for the published client:
//   node scripts/contract-types.ts > contract.d.ts
import { readFileSync } from 'node:fs'
import { ERRORS } from '../src/errors.ts'
import type { Method } from '../src/integrations/commerce/methods/method.ts'
import { commerceMethods } from '../src/integrations/commerce/methods.ts'
import { argumentSchema, type JsonSchema } from '../src/reference/argument-schemas.ts'

const methods: [string, Method][] = Object.entries(commerceMethods as unknown as Record<string, Method>)

/** The generated types of operations, without the documents. */
function operationTypes(): string {
  const file = new URL('../../graphql-types/src/generated/operations.ts', import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^(import|const|export const) /.test(line))
    .join('\n')
}

function typeOf(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  switch (schema.type) {
    case 'object':
      return objectType(schema)
    case 'array':
      return `Array<${typeOf(schema.items ?? {})}>`
    case 'integer':
      return 'number'
    case undefined:
      return 'unknown'
    default:
      return schema.type
  }
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    return typeof additionalProperties === 'object'
      ? `Record<string, ${typeOf(additionalProperties)}>`
      : 'Record<string, unknown>'
  }
  const fields = Object.entries(properties).map(([name, schema]) => {
    return required.includes(name) ? `${name}: ${typeOf(schema)}` : `${name}?: ${typeOf(schema)} | undefined`
  })
  return `{ ${fields.join('; ')} }`
}

/** `products: Row<ProductsQuery, [variables?: {...}]>` */
function row([name, method]: [string, Method]): string {
  const operation = method.document.definitions.find(
    (definition) => definition.kind === 'OperationDefinition',
  )
  if (operation?.kind !== 'OperationDefinition' || !operation.name)
    throw new Error(`${name} has no operation`)
  const [first = '', ...rest] = operation.name.value
  const result = `${first.toUpperCase()}${rest.join('')}${operation.operation === 'query' ? 'Query' : 'Mutation'}`
  const argument = argumentSchema(method)
  const label = method.args.style === 'position' ? 'value' : method.args.style
  const args = argument ? `[${label}${argument.isOptional ? '?' : ''}: ${typeOf(argument.schema)}]` : '[]'
  return `    /** ${method.summary} */\n    ${name}: Row<${result}, ${args}>`
}

process.stdout.write(`// Generated from the middleware's method table.
${operationTypes()}
interface Row<Data, Args extends unknown[]> { data: Data; args: Args }
export interface Integrations {
  magento: {
${methods.map(row).join('\n')}
  }
}
export type ArgumentsOf<R> = R extends Row<infer _Data, infer Args> ? Args : never
export type DataOf<R> = R extends Row<infer Data, infer _Args> ? Data : never
export type ErrorCode = ${Object.keys(ERRORS)
  .map((code) => `'${code}'`)
  .join(' | ')}
export interface ErrorBody { error: { code: ErrorCode; message: string; requestId: string; data?: unknown } }
export interface SessionHint { cart: boolean; customer: boolean }
`)
