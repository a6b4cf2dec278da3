// The attributes that the back end filters and sorts by, as each side of a page knows them.
import type { PageContext } from 'vike/types'
import { metaContent } from '../platform/head/meta.ts'
import { DEFAULT_CODES, type ListingCodes } from './filter-codes.ts'

/** As one text, for the browser. */
export const listingCodesText = ({ filters, sorts, ranges = [] }: ListingCodes): string =>
  [filters, sorts, ranges].map((codes) => codes.join(' ')).join('|')

/** The same on the server and in the browser. */
export function listingCodesOf({ publicConfig }: Pick<PageContext, 'publicConfig'>): ListingCodes {
  return publicConfig?.listingCodes ?? (import.meta.env.SSR ? DEFAULT_CODES : codesInDocument())
}

let codes: ListingCodes | undefined

function codesInDocument(): ListingCodes {
  codes ??= parse(metaContent('listingCodes')) ?? DEFAULT_CODES
  return codes
}

function parse(text: string | undefined): ListingCodes | undefined {
  const [filters, sorts, ranges = ''] = text?.split('|') ?? []
  return filters && sorts
    ? { filters: filters.split(' '), sorts: sorts.split(' '), ranges: ranges.split(' ') }
    : undefined
}
