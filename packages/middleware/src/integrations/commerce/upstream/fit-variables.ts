// Variables as the upstream's inputs take them: it refuses a whole call for one field that it does not know. Only the first
// level of an input is fitted, and the operators of filters; inputs inside of inputs are sent as they are.
import { AppError } from '../../../errors.ts'
import type { SchemaIndex } from './schema-index.ts'

/** One variable whose type is an input. */
export interface InputFacts {
  /** Its name, e.g. `ProductAttributeFilterInput`. */
  type: string
  /** The fields it takes; of filters with their operators (`eq`, `in`), where these are known. */
  fields: ReadonlyMap<string, ReadonlySet<string> | undefined>
  isFilter: boolean
  /** The fields that must be given. */
  required: ReadonlySet<string>
}

/** By variable. */
export type Inputs = ReadonlyMap<string, InputFacts>

/** What it takes less of than another release, without another meaning. */
const OPTIONAL_OPERATORS: ReadonlySet<string> = new Set(['match_type'])

/** The facts of an input; undefined for other types. */
export function inputFacts(type: string, { types }: SchemaIndex): InputFacts | undefined {
  const { inputs: fields, required = new Set<string>() } = types.get(type) ?? {}
  if (!fields) return undefined
  const isFilter = type.endsWith('FilterInput')
  const operators = (of: string) => (isFilter ? new Set(types.get(of)?.inputs?.keys()) : undefined)
  return { type, isFilter, required, fields: new Map([...fields].map(([name, of]) => [name, operators(of)])) }
}

export interface FittedVariables {
  variables: Record<string, unknown>
  /** Filters by what no object has, as `Type.field`: nothing can match. */
  unknownFilters: readonly string[]
}

/**
 * Leaves out what the inputs do not take. @throws INVALID_ARGUMENTS for what a release needs besides, and for an operator
 * that a filter does not have
 */
export function fitVariables(given: Record<string, unknown>, inputs: Inputs): FittedVariables {
  const variables = { ...given }
  const unknownFilters: string[] = []
  for (const [name, facts] of inputs) {
    const value = given[name]
    if (!isObject(value) && !Array.isArray(value)) continue
    if (facts.isFilter && isObject(value)) unknownFilters.push(...unknownIn(value, facts))
    variables[name] = fieldsOnly(value, facts)
  }
  return { variables, unknownFilters }
}

function unknownIn(filter: Record<string, unknown>, { type, fields }: InputFacts): string[] {
  const unknown = Object.entries(filter).filter(([name, value]) => isGiven(value) && !fields.has(name))
  return unknown.map(([name]) => `${type}.${name}`)
}

/** Of one input, or of each in a list. */
function fieldsOnly(value: unknown, facts: InputFacts): unknown {
  if (Array.isArray(value)) return value.map((each) => fieldsOnly(each, facts))
  if (!isObject(value)) return value
  const missing = [...facts.required].find((field) => !isGiven(value[field]))
  if (missing !== undefined) throw refused(missing, `${facts.type} needs ${missing}`)
  const known = Object.entries(value).filter(([field]) => facts.fields.has(field))
  if (!facts.isFilter) return Object.fromEntries(known)
  return Object.fromEntries(known.map(([field, operand]) => [field, operatorsOnly(field, operand, facts)]))
}

function operatorsOnly(field: string, operand: unknown, { type, fields }: InputFacts): unknown {
  const operators = fields.get(field)
  if (!operators?.size || !isObject(operand)) return operand
  const unknown = Object.keys(operand).filter((name) => isGiven(operand[name]) && !operators.has(name))
  if (unknown.some((name) => !OPTIONAL_OPERATORS.has(name))) {
    throw refused(field, `${type}.${field} takes ${[...operators].join(', ')}`)
  }
  return Object.fromEntries(Object.entries(operand).filter(([name]) => operators.has(name)))
}

function refused(path: string, message: string): AppError {
  return new AppError('INVALID_ARGUMENTS', message, { data: { issues: [{ argument: 0, path, message }] } })
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
