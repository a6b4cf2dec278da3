// Loads a listing: its products, and page 1 instead of a page that does not exist.
import {
  ProductsDocument,
  type ProductAttributeFilterInput,
  type ProductsQuery,
} from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import type { QueryResult } from '../platform/data/query-client.ts'
import { dataOf } from '../platform/data/load-page.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import type { NamedGroup } from '@loftwood/graphql-types/height-ranges'
import { listingCodesOf } from './listing-codes.ts'
import {
  listingVariables,
  parseListing,
  type ListingDefaults,
  type ListingParams,
  type ListingVariables,
} from './listing-params.ts'

/** Data of a listing's page, serialized to the browser. */
export interface Listing {
  params: ListingParams
  defaults: ListingDefaults
  variables: ListingVariables
  /** Filters that the page itself sets. */
  hidden: string[]
  /** Names of its products' height ranges. */
  heights?: NamedGroup
}

interface ListingSource {
  defaults: ListingDefaults
  fixed: ProductAttributeFilterInput
}

/** Reads the URL, queries the products and returns the page's data. */
export async function loadListing(pageContext: PageContext, source: ListingSource): Promise<Listing> {
  const { defaults, fixed } = source
  const { filters: codes } = listingCodesOf(pageContext)
  const params = parseListing(pageContext.urlParsed.searchAll, defaults, codes)
  const hidden = Object.keys(fixed)
  const request = (page: ListingParams) => {
    const variables = listingVariables(page, fixed)
    return { variables, result: clientOf(pageContext).query(ProductsDocument, variables) }
  }
  const requested = request(params)
  const result = await requested.result
  // Only a missing page falls back: after other errors page 1 would be cached under another page's address.
  if (params.page === 1 || !isPastTheEnd(result)) {
    dataOf(result)
    return { params, defaults, hidden, variables: requested.variables }
  }
  const firstPage = { ...params, page: 1 }
  const fallback = request(firstPage)
  dataOf(await fallback.result)
  return { params: firstPage, defaults, hidden, variables: fallback.variables }
}

/** Whether the page does not exist: Magento refuses it as invalid input, other back ends answer an empty list. */
function isPastTheEnd({ data, error }: QueryResult<ProductsQuery>): boolean {
  if (error) return error.graphQLErrors[0]?.extensions?.['category'] === 'graphql-input'
  return (data?.products?.items?.length ?? 0) === 0
}
