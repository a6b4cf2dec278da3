// The attributes that the back end filters and sorts by.
import type { PageContext } from 'vike/types'
import { settingsOf } from '../platform/settings.ts'
import { DEFAULT_CODES, type ListingCodes } from './filter-codes.ts'

/** The same on the server and in the browser. */
export const listingCodesOf = (page: Pick<PageContext, 'publicConfig'>): ListingCodes =>
  settingsOf(page).listingCodes ?? DEFAULT_CODES
