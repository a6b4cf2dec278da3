// What the results page reads: the listing for the words in its URL.
import type { PageContext } from 'vike/types'
import { paths } from '../../app/paths.ts'
import { loadPage } from '../../shared/data/load-page.ts'
import type { PageHead } from '../../shared/head.ts'
import { loadTranslator } from '../../shared/i18n/translator.ts'
import { splitLocale } from '../../shared/locales.ts'
import { loadListing, type Listing } from './listing-data.ts'
import { parseListing, TERM_DEFAULTS } from './listing-params.ts'

export interface SearchData {
  head: PageHead
  /** Null when no words are given. */
  listing: Listing | null
}

/** Loads the results; none without words. */
export async function loadSearch(pageContext: PageContext): Promise<SearchData> {
  const { term } = parseListing(pageContext.urlParsed.searchAll, TERM_DEFAULTS)
  const t = await loadTranslator(splitLocale(pageContext.urlOriginal).locale)
  const [, listing] = await Promise.all([
    loadPage(pageContext, {}),
    term === '' ? null : loadListing(pageContext, { defaults: TERM_DEFAULTS, fixed: {} }),
  ])
  const title = term === '' ? t('search.title') : t('search.heading', { term })
  return { head: { title, canonicalPath: paths.search, noindex: true }, listing }
}
