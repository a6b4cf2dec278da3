// Prints the contract as one self-contained declaration file, for the published client:
//   node scripts/contract-types.ts > contract.d.ts
import { readFileSync } from 'node:fs'
import { ERRORS } from '../src/errors.ts'
import type { Method } from '../src/integrations/commerce/methods/method.ts'
import { INTEGRATIONS } from '../src/integrations/integrations.ts'
import { argumentSchema } from '../src/reference/argument-schemas.ts'
import { typeText } from '../src/reference/type-text.ts'

const tables = Object.entries(INTEGRATIONS as unknown as Record<string, Record<string, Method>>)

/** The generated types of operations, without the documents that follow them. */
function operationTypes(): string {
  const file = new URL('../../graphql-types/src/generated/operations.ts', import.meta.url)
  const [types = ''] = readFileSync(file, 'utf8').split(/^export const /m, 1)
  return types.replace(/^import .*$/gm, '')
}

/** `products: Row<ProductsQuery, [variables?: {...}]>` */
function row([name, method]: [string, Method]): string {
  const operation = method.document.definitions.find(
    (definition) => definition.kind === 'OperationDefinition',
  )
  if (operation?.kind !== 'OperationDefinition' || !operation.name)
    throw new Error(`${name} has no operation`)
  const typeName = operation.name.value.replace(/(^|_)[a-z]/g, (start) => start.toUpperCase())
  const result = method.custom
    ? 'Record<string, unknown>'
    : `${typeName}${operation.operation === 'query' ? 'Query' : 'Mutation'}`
  const argument = argumentSchema(method)
  const label = method.args.style === 'position' ? 'value' : method.args.style
  const args = argument ? `[${label}${argument.isOptional ? '?' : ''}: ${typeText(argument.schema)}]` : '[]'
  return `    /** ${method.summary} */\n    ${name}: Row<${result}, ${args}>`
}

process.stdout.write(`// Generated from the middleware's method table.
${operationTypes()}
interface Row<Data, Args extends unknown[]> { data: Data; args: Args }
export interface Integrations {
${tables.map(([name, methods]) => `  ${name}: {\n${Object.entries(methods).map(row).join('\n')}\n  }`).join('\n')}
}
export type ArgumentsOf<R> = R extends Row<infer _Data, infer Args> ? Args : never
export type DataOf<R> = R extends Row<infer Data, infer _Args> ? Data : never
export type ErrorCode = ${Object.keys(ERRORS)
  .map((code) => `'${code}'`)
  .join(' | ')}
export interface ErrorBody { error: { code: ErrorCode; message: string; requestId: string; data?: unknown } }
export interface SessionHint { cart: boolean; customer: boolean; rememberMe?: true }
`)
