// What the results page reads: the listing for the words in its URL.
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { loadPage } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { listingCodesOf } from './listing-codes.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { isFiltered, parseListing, TERM_DEFAULTS } from './listing-params.ts'

export interface SearchData {
  head: PageHead
  /** Null when neither words nor filters are given. */
  listing: Listing | null
}

/** Loads the results; none without words or filters. */
export async function loadSearch(pageContext: PageContext): Promise<SearchData> {
  const params = parseListing(
    pageContext.urlParsed.searchAll,
    TERM_DEFAULTS,
    listingCodesOf(pageContext).filters,
  )
  const { term } = params
  const isEmpty = term === '' && !isFiltered(params)
  const t = await loadTranslator(viewOf(pageContext))
  const [, listing] = await Promise.all([
    loadPage(pageContext, {}),
    isEmpty ? null : loadListing(pageContext, { defaults: TERM_DEFAULTS, fixed: {} }),
  ])
  const title = term === '' ? t('search.title') : t('search.heading', { term })
  return { head: { title, canonicalPath: paths.search, noindex: true }, listing }
}
