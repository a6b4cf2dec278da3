// Variables as the upstream's inputs take them, at every level: it refuses a whole call for one field that it does not know.
import { AppError } from '../../../errors.ts'
import type { SchemaIndex } from './schema-index.ts'

/** An input type of the upstream. */
export interface InputFacts {
  /** Its name, e.g. `ProductAttributeFilterInput`. */
  type: string
  /** The fields it takes, those that are inputs themselves with their facts. */
  fields: ReadonlyMap<string, InputFacts | undefined>
  /** The fields that must be given. */
  required: ReadonlySet<string>
}

/** By variable. */
export type Inputs = ReadonlyMap<string, InputFacts>

/** What is left out where the upstream does not take it. Anything else would be another call than the one meant. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  // The caller compares the cart's sums itself.
  'PlaceOrderInput.agreed_total',
  'PlaceOrderInput.agreed_gift_cards',
  'PlaceOrderInput.agreed_store_credit',
  // A release compares one of the two, and requires it.
  'OrderInformationInput.lastname',
  'OrderInformationInput.postcode',
  // How exactly words match.
  'FilterMatchTypeInput.match_type',
])

const factsOfSchemas = new WeakMap<SchemaIndex, Map<string, InputFacts>>()

/** The facts of an input; undefined for other types. */
export function inputFacts(type: string, schema: SchemaIndex): InputFacts | undefined {
  const { inputs, required = new Set<string>() } = schema.types.get(type) ?? {}
  if (!inputs) return undefined
  const cached = factsOfSchemas.get(schema) ?? new Map<string, InputFacts>()
  factsOfSchemas.set(schema, cached)
  const existing = cached.get(type)
  if (existing) return existing
  const fields = new Map<string, InputFacts | undefined>()
  const facts = { type, fields, required }
  // Stored first: an input may hold itself.
  cached.set(type, facts)
  for (const [name, of] of inputs) fields.set(name, inputFacts(of, schema))
  return facts
}

/** What a document declares. */
interface Declared {
  variables: ReadonlySet<string>
  /** Those of them that are inputs. */
  inputs: Inputs
}

export interface FittedVariables {
  variables: Record<string, unknown>
  /** Filters by what no object has, as `Type.field`: nothing can match. */
  unknownFilters: readonly string[]
  /** Orders that it does not have, as `Type.field`: it uses its own. */
  unknownSorts: readonly string[]
}

/**
 * Leaves out what the inputs do not take, where that does no harm. @throws INVALID_ARGUMENTS for what a release needs besides,
 * for an operator that a filter does not have, and for any other field that the upstream does not take
 */
export function fitVariables(
  values: Record<string, unknown>,
  { inputs, variables: declared }: Declared,
): FittedVariables {
  const variables = { ...values }
  const fitting = new Fitting()
  for (const [name, facts] of inputs) {
    // An `input` without other variables is the argument itself: callers do not write its name.
    const isArgument = name === 'input' && declared.size === 1
    variables[name] = fitting.value(values[name], facts, isArgument ? [] : [name])
  }
  const { unknownFilters, unknownSorts } = fitting
  return { variables, unknownFilters, unknownSorts }
}

type Path = readonly (string | number)[]

class Fitting {
  readonly unknownFilters: string[] = []
  readonly unknownSorts: string[] = []

  value(value: unknown, facts: InputFacts | undefined, path: Path): unknown {
    if (!facts) return value
    if (Array.isArray(value)) return value.map((each, index) => this.value(each, facts, [...path, index]))
    if (!isObject(value)) return value
    const missing = [...facts.required].find((field) => !isPresent(value[field]))
    if (missing !== undefined) throw refused([...path, missing], `${facts.type} needs ${missing}`)
    const fitted = Object.entries(value).flatMap(([name, part]) => {
      if (!facts.fields.has(name)) {
        if (!isEmpty(part)) this.leaveOut(name, facts, path)
        return []
      }
      return [[name, this.value(part, facts.fields.get(name), [...path, name])] as const]
    })
    return Object.fromEntries(fitted)
  }

  /** @throws INVALID_ARGUMENTS unless that does no harm */
  private leaveOut(name: string, facts: InputFacts, path: Path): void {
    const { type, fields } = facts
    if (isFilter(facts)) this.unknownFilters.push(`${type}.${name}`)
    else if (type.endsWith('SortInput')) this.unknownSorts.push(`${type}.${name}`)
    else if (!LEFT_OUT.has(`${type}.${name}`)) {
      if (isOperators(type)) throw refused(path, `${path.at(-1)} takes ${[...fields.keys()].join(', ')}`)
      throw refused([...path, name], `${type} does not take ${name}`)
    }
  }
}

/** Whether its fields are what objects are found by. */
export function isFilter({ type }: InputFacts): boolean {
  return type.endsWith('FilterInput')
}

/** `FilterEqualTypeInput` and the like: what a filter compares with. */
function isOperators(type: string): boolean {
  return /^Filter\w+TypeInput$/.test(type)
}

function refused(steps: Path, message: string): AppError {
  const path = steps
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '')
  const issue = { argument: 0, path, message }
  return new AppError('INVALID_ARGUMENTS', message, { data: { issues: [issue] } })
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Says nothing that could get lost. A filter without an operator, such as `{ color: {} }`, finds everything. */
function isEmpty(value: unknown): boolean {
  if (isObject(value)) return !Object.values(value).some(isPresent)
  return !isPresent(value) || value === '' || value === false || (Array.isArray(value) && value.length === 0)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
