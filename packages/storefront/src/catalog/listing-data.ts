// Loads a listing: its products, and page 1 instead of a page that does not exist.
import {
  ProductsDocument,
  type ProductAttributeFilterInput,
  type ProductsQuery,
} from '@loftwood/graphql-types'
import type { OperationResult } from '@urql/core'
import type { PageContext } from 'vike/types'
import { dataOf } from '../platform/data/load-page.ts'
import { clientOf } from '../platform/data/graphql-client.ts'
import type { HeightGroup } from './height-ranges.ts'
import {
  listingVariables,
  parseListing,
  type ListingDefaults,
  type ListingParams,
  type ListingVariables,
} from './listing-params.ts'

/** What a listing's page knows; goes to the browser as JSON. */
export interface Listing {
  params: ListingParams
  defaults: ListingDefaults
  variables: ListingVariables
  /** Filters that the page itself sets. */
  hidden: string[]
  /** What the heights of its products are called. */
  heights?: HeightGroup
}

interface ListingSource {
  defaults: ListingDefaults
  fixed: ProductAttributeFilterInput
}

/** Reads the URL, asks for the products and answers what the page needs to show them. */
export async function loadListing(pageContext: PageContext, source: ListingSource): Promise<Listing> {
  const { defaults, fixed } = source
  const params = parseListing(pageContext.urlParsed.searchAll, defaults)
  const hidden = Object.keys(fixed)
  const ask = (asked: ListingParams) => {
    const variables = listingVariables(asked, fixed)
    return { variables, result: clientOf(pageContext).query(ProductsDocument, variables).toPromise() }
  }
  const wanted = ask(params)
  const result = await wanted.result
  // Another failure is no last page: page 1 must not be cached under another page's address.
  if (params.page === 1 || !isPastTheEnd(result)) {
    dataOf(result)
    return { params, defaults, hidden, variables: wanted.variables }
  }
  const firstPage = { ...params, page: 1 }
  const fallback = ask(firstPage)
  dataOf(await fallback.result)
  return { params: firstPage, defaults, hidden, variables: fallback.variables }
}

/** Whether there is no such page any more: Magento refuses it as input, other back ends answer an empty list. */
function isPastTheEnd({ data, error }: OperationResult<ProductsQuery>): boolean {
  if (error) return error.graphQLErrors[0]?.extensions?.['category'] === 'graphql-input'
  return (data?.products?.items?.length ?? 0) === 0
}
