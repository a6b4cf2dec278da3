// What the head of a list's page says.
import type { PageHead } from '../platform/head/head.ts'
import type { Translate } from '../platform/i18n/translator.ts'
import type { Listing } from './listing-data.ts'
import { isVaried, listingQuery } from './listing-params.ts'

interface ListingPage {
  listing: Listing
  /** Of the list, without its parameters. */
  path: string
  title: string
}

/**
 * Later pages have titles of their own. The canonical address names the page itself: the second page of 50 is not the
 * second page of 14. Only the list's own pages are indexed, not what filters, orders and page sizes make of it.
 */
export function listingHead(
  { listing: { params, defaults }, path, title }: ListingPage,
  t: Translate,
): Pick<PageHead, 'title' | 'canonicalPath' | 'noindex'> {
  const { page } = params
  return {
    title: page > 1 ? t('listing.titleOfPage', { title, page }) : title,
    canonicalPath: path + listingQuery(params, defaults),
    noindex: isVaried(params, defaults),
  }
}
