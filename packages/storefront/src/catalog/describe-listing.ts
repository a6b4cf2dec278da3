// A list of products as schema.org data: the way to it, and the products on this page of it.
import { ProductsDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths, productPath } from '../paths.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import { translatorOf } from '../platform/i18n/translator.ts'
import { viewOf } from '../platform/i18n/page-view.ts'
import { breadcrumbList, describePage, itemList, type NamedPath } from '../platform/head/structured-data.ts'
import type { Listing } from './listing-data.ts'

/** @param trail the way from the home page, which is added, to the list itself */
export function describeListing(
  pageContext: PageContext,
  listing: Listing,
  trail: readonly NamedPath[],
): void {
  describePage(pageContext, (absolute) => {
    const t = translatorOf(viewOf(pageContext))
    const data = clientOf(pageContext).peek(ProductsDocument, listing.variables)?.data
    const products = (data?.products?.items ?? []).filter((product) => product !== null)
    const items = products.map((product) => ({ name: product.name ?? '', path: productPath(product) }))
    const { page, pageSize } = listing.params
    const home = { name: t('product.home'), path: paths.home }
    return [
      breadcrumbList([home, ...trail], absolute),
      ...(items.length > 0 ? [itemList(items, (page - 1) * pageSize + 1, absolute)] : []),
    ]
  })
}
