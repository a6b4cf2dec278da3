// How a result goes over the wire: plain JSON with Magento's status codes.
import type { ExecutionResult, GraphQLError } from 'graphql'
import { reasonOf, reasonText } from '../user-errors/user-error.ts'
import type { Language } from '../platform/analyze-text.ts'

/** Status by category of an error; every other answer is a 200. */
const statusByCategory: Record<string, number> = {
  'graphql-authorization': 403,
  'graphql-authentication': 401,
}

/** An error that rejects the request before it runs, with its status. */
export function withStatus(error: GraphQLError, status: number): GraphQLError {
  error.extensions['status'] = status
  return error
}

/** Maximum number of reported errors. */
const MOST_ERRORS = 100

export interface WireAnswer {
  status: number
  body: string
}

/** Messages of errors go out in the language of the store view. */
export function toWire(result: ExecutionResult, language: Language): WireAnswer {
  const errors = result.errors?.slice(0, MOST_ERRORS)
  const body = errors
    ? {
        errors: errors.map((error) => errorBody(error, language)),
        ...(result.data === undefined ? {} : { data: result.data }),
      }
    : { data: result.data }
  return { status: statusOf(errors ?? []), body: JSON.stringify(body) }
}

function statusOf(errors: readonly GraphQLError[]): number {
  for (const error of errors) {
    const { extensions, message, path } = error
    const existing =
      (extensions['status'] as number | undefined) ?? statusByCategory[String(extensions['category'])]
    if (existing) return existing
    if (!path && message.startsWith('Syntax Error')) return 400
    if (!path && !error.locations) return unreadableStatus(error)
  }
  return 200
}

/** A request that is no GraphQL request at all, as yoga judged it. */
function unreadableStatus({ extensions }: GraphQLError): number {
  const { status } = (extensions['http'] ?? {}) as { status?: number }
  return status ?? 200
}

function errorBody(error: GraphQLError, language: Language) {
  const { message, locations, path, extensions } = error
  const { category, code } = extensions
  const reason = reasonOf(error)
  const shown = reason ? reasonText(reason, language) : message
  const plain = reason && language === 'en' ? reasonText(reason, 'plain') : shown
  return {
    message: shown,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    ...(category === undefined ? {} : { extensions: { category, code, ...(plain !== shown && { plain }) } }),
  }
}
