// Looks into an answer's bytes, only as far as needed.
import { AppError } from '../../errors.ts'

export interface GraphQLError {
  message: string
  path?: (string | number)[]
  extensions?: { category?: string; code?: string }
}

export interface GraphQLAnswer {
  data?: Record<string, unknown> | null
  errors?: GraphQLError[]
}

/** The answer when it has errors of its own; answers without the word are not parsed. */
export function answerWithErrors(body: Buffer): GraphQLAnswer | undefined {
  if (!body.includes('"errors"')) return undefined
  const answer = parseAnswer(body)
  return answer.errors?.length ? answer : undefined
}

/** The whole answer. @throws UPSTREAM_INVALID */
export function parseAnswer(body: Buffer): GraphQLAnswer {
  try {
    return JSON.parse(body.toString()) as GraphQLAnswer
  } catch {
    // Without the cause: its message quotes the body, and that is logged.
    throw new AppError('UPSTREAM_INVALID', 'The back end gave an answer that is not GraphQL')
  }
}
