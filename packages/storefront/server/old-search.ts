// The search of a Magento that stood at the shop's address before: bookmarks and links lead to this shop's.
import type { RequestHandler } from 'express'
import { paths } from '../src/paths.ts'
import { splitView, viewPath } from '../src/platform/i18n/store-views.ts'
import type { ShopFactsSource } from './shop-facts.ts'

/** With the prefix of any store view. */
export const OLD_SEARCH_ROUTES = '{/:prefix}/catalogsearch/result{/index}'

/** The address of a search by its query, `?q=bunk`. */
export const searchOf = (query: string): string =>
  paths.searchFor(new URLSearchParams(query.replace(/#.*$/, '')).get('q') ?? '')

export function oldSearch(shopFacts: Pick<ShopFactsSource, 'latest'>): RequestHandler {
  return ({ originalUrl }, res) => {
    const { view } = splitView(originalUrl, shopFacts.latest().storeViews)
    const [, query = ''] = originalUrl.split('?', 2)
    res.redirect(301, viewPath(searchOf(query), view))
  }
}
