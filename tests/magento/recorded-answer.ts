/** Answers a document of today, field by field, from what was recorded of an earlier one. */
import {
  execute,
  GraphQLError,
  isObjectType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql'
import type { Exchange, MagentoAnswer } from './exchange.ts'

type Fields = Record<string, unknown>

interface Context {
  errors: Map<string, GraphQLError>
  /** `Type.field` of what the recording lacks. */
  missing: Set<string>
}

export interface RecordedAnswer {
  answer: MagentoAnswer
  missing: ReadonlySet<string>
}

export interface Question {
  schema: GraphQLSchema
  document: DocumentNode
  variables: Fields
}

export function recordedAnswer(
  { schema, document, variables }: Question,
  { answer }: Exchange,
): RecordedAnswer {
  const { data, errors = [] } = answer
  const located = errors.filter(({ path }) => path)
  // Refused as a whole.
  if (!data && located.length === 0) return { answer, missing: new Set() }
  const contextValue: Context = {
    errors: new Map(
      located.map(({ message, path, extensions }) => [
        pathKey(path ?? []),
        new GraphQLError(message, { extensions: extensions ?? {} }),
      ]),
    ),
    missing: new Set(),
  }
  const result = execute({
    schema,
    document,
    rootValue: data ?? {},
    variableValues: variables,
    contextValue,
    fieldResolver: recordedField,
    typeResolver: recordedType,
  }) as unknown as MagentoAnswer
  const recorded = new Set(errors.map(({ message }) => message))
  const ownErrors = result.errors?.filter(({ message }) => !recorded.has(message)) ?? []
  // A value that the schema does not allow.
  for (const { message } of ownErrors) contextValue.missing.add(message)
  return { answer: JSON.parse(JSON.stringify(result)) as MagentoAnswer, missing: contextValue.missing }
}

const recordedField: GraphQLFieldResolver<Fields, Context> = (source, _args, { errors, missing }, info) => {
  const keys: (string | number)[] = []
  for (let step: typeof info.path | undefined = info.path; step; step = step.prev) keys.unshift(step.key)
  const error = errors.get(pathKey(keys))
  if (error) return error
  const field = `${info.parentType.name}.${info.fieldName}`
  const alias = source[String(info.path.key)]
  // Another name for the same, unless arguments make it another thing.
  const value = alias === undefined && !info.fieldNodes[0]?.arguments?.length ? source[info.fieldName] : alias
  if (value === undefined) missing.add(field)
  return value ?? null
}

/** Of an object that was recorded without its type: the first type that has all its fields. */
const recordedType: GraphQLTypeResolver<Fields, Context> = (value, _context, { schema }, type) => {
  if (typeof value['__typename'] === 'string') return value['__typename']
  const fits = schema.getPossibleTypes(type).find((each) => {
    return isObjectType(each) && Object.keys(value).every((field) => field in each.getFields())
  })
  return fits?.name
}

const pathKey = (path: readonly (string | number)[]) => path.join('/')
