// Expected failures, all of them in the tables of this folder: Magento's message and category of each. Nobody writes a
// message elsewhere.
import { GraphQLError } from 'graphql'
import type { Failure } from './failure-kind.ts'
import { peopleFailures } from './people-failures.ts'
import { salesFailures } from './sales-failures.ts'
import { shopFailures } from './shop-failures.ts'

export const FAILURES = { ...shopFailures, ...salesFailures, ...peopleFailures } as const

export type FailureCode = keyof typeof FAILURES

/** An expected failure as it goes over the wire: Magento's message, `extensions.category`. */
export function failure(code: FailureCode, ...details: (string | number)[]): GraphQLError {
  const { category, message } = FAILURES[code] as Failure
  return new GraphQLError(message(...details.map(String)), { extensions: { category } })
}

/** Several failures of one field at once, e.g. each missing part of an address. */
export function failures(list: readonly GraphQLError[]): Error {
  const [only] = list
  return list.length === 1 && only
    ? only
    : new AggregateError(list, list.map((each) => each.message).join('\n'))
}
