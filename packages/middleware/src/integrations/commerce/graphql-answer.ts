// Reads a response's bytes, parsing them only when needed.
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

/** The response when it has errors; a response that does not contain the word is not parsed. */
export function answerWithErrors(body: Buffer): GraphQLAnswer | undefined {
  if (!body.includes('"errors"')) return undefined
  const answer = parseAnswer(body)
  return answer.errors?.length ? answer : undefined
}

/** The parsed response. @throws UPSTREAM_INVALID */
export function parseAnswer(body: Buffer): GraphQLAnswer {
  try {
    return JSON.parse(body.toString()) as GraphQLAnswer
  } catch {
    // Without the cause: its message quotes the body and would be logged.
    throw new AppError('UPSTREAM_INVALID', 'The back end gave an answer that is not GraphQL')
  }
}
