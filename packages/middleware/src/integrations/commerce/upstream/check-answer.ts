// Whether a body is an answer to its document: GraphQL's envelope, and data of the document's shape.
import type { GraphQLAnswer } from '../graphql-answer.ts'
import type { PreparedDocument } from './documents.ts'

export interface CheckedAnswer {
  /** What is wrong, without a word of the body. */
  error: string | undefined
  /** Present when the body is GraphQL's envelope, whatever its data are. */
  answer?: GraphQLAnswer
}

/** The answer, and what is wrong with it. */
export function checkAnswer(body: Buffer, document: PreparedDocument): CheckedAnswer {
  const answer = parsed(body)
  const error = answer === undefined ? 'is not JSON' : envelopeError(answer)
  if (error !== undefined) return { error }
  return { error: dataError(answer as GraphQLAnswer, document), answer: answer as GraphQLAnswer }
}

function envelopeError(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return 'is not an object'
  if (!('data' in answer || 'errors' in answer)) return 'has neither data nor errors'
  const { errors: list } = answer as { errors?: unknown }
  // Some gateways send null where there are no errors.
  const errors = list ?? []
  return Array.isArray(errors) && errors.every(isError) ? undefined : 'errors is not a list of errors'
}

function dataError({ data, errors }: GraphQLAnswer, { findMisfit }: PreparedDocument): string | undefined {
  // With errors there may be no data, or null where a part of it could not be had.
  if (errors?.length && (data === undefined || data === null)) return undefined
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
