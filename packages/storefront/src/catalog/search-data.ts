// What the results page reads: the listing for the words in its URL.
import { SearchPagesDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../paths.ts'
import { loadPage, optional, query } from '../platform/data/load-page.ts'
import type { PageHead } from '../platform/head/head.ts'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { hasFeature } from '../platform/use-feature.ts'
import { pageSearchVariables } from '../search/found-pages.tsx'
import { listingCodesOf } from './listing-codes.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { listingHead } from './listing-head.ts'
import { FACET_DEFAULTS, isFiltered, parseListing, TERM_DEFAULTS } from './listing-params.ts'

export interface SearchData {
  head: PageHead
  /** Null when neither words nor filters are given. */
  listing: Listing | null
}

/** Loads the results; none without words or filters. */
export async function loadSearch(pageContext: PageContext): Promise<SearchData> {
  const { filters: codes } = listingCodesOf(pageContext)
  const params = parseListing(pageContext.urlParsed.searchAll, TERM_DEFAULTS, codes)
  const { term } = params
  // A list by filters alone is one like a category's.
  const defaults = term === '' ? FACET_DEFAULTS : TERM_DEFAULTS
  const isEmpty = term === '' && !isFiltered(params)
  const t = await loadTranslator(viewOf(pageContext), ['list'])
  const findsPages = term !== '' && hasFeature(pageContext, 'pageSearch')
  const [, listing] = await Promise.all([
    loadPage(pageContext, {}),
    isEmpty ? null : loadListing(pageContext, { defaults, fixed: {} }),
    findsPages && optional(query(SearchPagesDocument, pageSearchVariables(term))).run(pageContext),
  ])
  const title = term === '' ? t('search.title') : t('search.heading', { term })
  const head = listing
    ? listingHead({ listing, path: paths.search, title }, t)
    : { title, canonicalPath: paths.search }
  return { head: { ...head, noindex: true }, listing }
}
