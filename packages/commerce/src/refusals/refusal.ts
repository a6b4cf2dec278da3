// Expected refusals, all of them rows of the tables in this folder. On the wire an error has the sentence in the language
// of the store view, and its code and Magento's category in `extensions`.
import { GraphQLError } from 'graphql'
import { cartRefusals } from './cart-refusals.ts'
import { catalogRefusals } from './catalog-refusals.ts'
import { checkoutRefusals } from './checkout-refusals.ts'
import { customerRefusals } from './customer-refusals.ts'
import { FIELD_NAMES } from './field-names.ts'
import type { RefusalRow } from './refusal-row.ts'
import { requestRefusals } from './request-refusals.ts'
import { wishlistRefusals } from './wishlist-refusals.ts'

export const REFUSALS = {
  ...requestRefusals,
  ...catalogRefusals,
  ...cartRefusals,
  ...checkoutRefusals,
  ...customerRefusals,
  ...wishlistRefusals,
} as const

export type RefusalCode = keyof typeof REFUSALS

type Language = 'en' | 'fr'

/** A detail may be the reason, itself a row of the tables. */
type Detail = string | number | Reason

/** What is refused and why, in no language yet. */
export interface Reason {
  code: RefusalCode
  details: readonly Detail[]
}

export function reason(code: RefusalCode, ...details: Detail[]): Reason {
  return { code, details }
}

/** An error for the executor. */
export function refusal(code: RefusalCode, ...details: Detail[]): GraphQLError {
  return refusalOf({ code, details })
}

export function refusalOf({ code, details }: Reason): GraphQLError {
  const { category } = REFUSALS[code]
  const message = reasonText({ code, details }, 'en')
  return new GraphQLError(message, { extensions: { category, code, details } })
}

/** Several refusals of one field at once, e.g. each missing part of an address. */
export function refusals(list: readonly GraphQLError[]): Error {
  const [only] = list
  return list.length === 1 && only
    ? only
    : new AggregateError(list, list.map((each) => each.message).join('\n'))
}

/** The sentence of a refusal. */
export function reasonText({ code, details }: Reason, language: Language): string {
  const row: RefusalRow = REFUSALS[code]
  const textOf = (detail: Detail = '') =>
    typeof detail === 'object' ? reasonText(detail, language) : String(detail)
  return row[language].replaceAll(/%(\*|n?\d)/g, (_, place: string) => {
    if (place === '*') return details.map(textOf).join('\n')
    const text = textOf(details[Number(place.at(-1)) - 1])
    return place.startsWith('n') ? (FIELD_NAMES[text] ?? text) : text
  })
}

/** A refusal that is data: the field's value once the language of the store view is known. */
export function inView(of: Reason) {
  return (_args: unknown, { view }: { view: { language: Language } }) => reasonText(of, view.language)
}

/** The reason an error carries; undefined for errors that are not in the tables. */
export function reasonOf({ extensions }: GraphQLError): Reason | undefined {
  const { code, details } = extensions
  return Object.hasOwn(REFUSALS, String(code)) && Array.isArray(details)
    ? { code: code as RefusalCode, details: details as Detail[] }
    : undefined
}
