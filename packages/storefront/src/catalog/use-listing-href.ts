// Addresses of a listing's other states.
import { usePageContext } from 'vike-react/usePageContext'
import type { Listing } from './listing-data.ts'
import { listingQuery, type ListingParams } from './listing-params.ts'

/** `hrefOf(params)`: the present page in another state. */
export function useListingHref({ defaults }: Listing): (params: ListingParams) => string {
  const pathname = usePageContext().urlOriginal.split(/[?#]/)[0] ?? '/'
  return (params) => `${pathname}${listingQuery(params, defaults)}`
}
