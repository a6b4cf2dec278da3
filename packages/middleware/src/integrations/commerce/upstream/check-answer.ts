// Whether a body is an answer to its document: GraphQL's envelope, and data of the document's shape.
import type { GraphQLAnswer } from '../graphql-answer.ts'
import type { PreparedDocument } from './documents.ts'

export type CheckedAnswer = { fault: string } | { fault: undefined; answer: GraphQLAnswer }

/** The answer, or what is wrong with it, without a word of the body. */
export function checkAnswer(body: Buffer, document: PreparedDocument): CheckedAnswer {
  const answer = parsed(body)
  const fault = answer === undefined ? 'is not JSON' : faultOf(answer, document)
  return fault === undefined ? { fault, answer: answer as GraphQLAnswer } : { fault }
}

function faultOf(answer: unknown, { findMisfit }: PreparedDocument): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'is not an object'
  const { data, errors: given } = answer as { data?: unknown; errors?: unknown }
  // Some gateways send null where there are no errors.
  const errors = given ?? []
  if (!Array.isArray(errors) || !errors.every(isError)) return 'errors is not a list of errors'
  // With errors there may be no data, or null where a part of it could not be had.
  if (errors.length > 0 && (data === undefined || data === null)) return undefined
  if (typeof data !== 'object' || data === null) return 'has no data'
  const misfit = findMisfit(data)
  return misfit === undefined ? undefined : `${misfit} is not what was asked for`
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && typeof (value as Error).message === 'string'
}
