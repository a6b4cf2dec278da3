// Whether a body is an answer to its document: GraphQL's envelope, and data of the document's shape.
import type { PreparedDocument } from './documents.ts'

/** What is wrong, without a word of the body; undefined when it is an answer. */
export function faultOf(body: Buffer, { findMisfit }: PreparedDocument): string | undefined {
  const answer = parsed(body)
  if (answer === undefined) return 'is not JSON'
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
