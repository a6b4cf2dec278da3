// Expected user errors, all of them rows of the tables in this folder. On the wire an error has the sentence in the language
// of the store view, and in `extensions` its code, Magento's category and, where the sentence is not for shoppers, a plain one.
import { GraphQLError } from 'graphql'
import { cartErrors } from './cart-errors.ts'
import { catalogErrors } from './catalog-errors.ts'
import { checkoutErrors } from './checkout-errors.ts'
import { customerErrors } from './customer-errors.ts'
import { FIELD_NAMES } from './field-names.ts'
import type { UserErrorRow } from './user-error-row.ts'
import { requestErrors } from './request-errors.ts'
import { wishlistErrors } from './wishlist-errors.ts'

export const USER_ERRORS = {
  ...requestErrors,
  ...catalogErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...customerErrors,
  ...wishlistErrors,
} as const

export type UserErrorCode = keyof typeof USER_ERRORS

type Language = 'en' | 'fr'

/** A detail may be the reason, itself a row of the tables. */
type Detail = string | number | Reason

/** What is refused and why, in no language yet. */
export interface Reason {
  code: UserErrorCode
  details: readonly Detail[]
}

export function reason(code: UserErrorCode, ...details: Detail[]): Reason {
  return { code, details }
}

/** An error for the executor. */
export function userError(code: UserErrorCode, ...details: Detail[]): GraphQLError {
  return userErrorOf({ code, details })
}

export function userErrorOf({ code, details }: Reason): GraphQLError {
  const { category } = USER_ERRORS[code]
  const message = reasonText({ code, details }, 'en')
  return new GraphQLError(message, { extensions: { category, code, details } })
}

/** Several user errors of one field at once, e.g. each missing part of an address. */
export function userErrors(list: readonly GraphQLError[]): Error {
  const [only] = list
  return list.length === 1 && only
    ? only
    : new AggregateError(list, list.map((each) => each.message).join('\n'))
}

/** The sentence of a user error; `plain` is English for shoppers. */
export function reasonText({ code, details }: Reason, language: Language | 'plain'): string {
  const row: UserErrorRow = USER_ERRORS[code]
  const textOf = (detail: Detail = '') =>
    typeof detail === 'object' ? reasonText(detail, language) : String(detail)
  return (row[language] ?? row.en).replaceAll(/%(\*|n?\d)/g, (_, place: string) => {
    if (place === '*') return details.map(textOf).join('\n')
    const text = textOf(details[Number(place.at(-1)) - 1])
    return place.startsWith('n') ? (FIELD_NAMES[text] ?? text) : text
  })
}

/** A user error that is data, which has no `extensions`: its sentence for shoppers, once the language of the store view is known. */
export function inView(of: Reason) {
  return (_args: unknown, { view }: { view: { language: Language } }) =>
    reasonText(of, view.language === 'en' ? 'plain' : view.language)
}

/** The reason an error carries; undefined for errors that are not in the tables. */
export function reasonOf({ extensions }: GraphQLError): Reason | undefined {
  const { code, details } = extensions
  return Object.hasOwn(USER_ERRORS, String(code)) && Array.isArray(details)
    ? { code: code as UserErrorCode, details: details as Detail[] }
    : undefined
}
