// What products say about fitting a home, read by one query wherever it is needed: pages do not load it with the first request.
import {
  FitProductsDocument,
  type FitProductsQuery,
  type ProductAttributeFilterInput,
} from '@loftwood/graphql-types'
import { useQuery } from '../platform/data/use-query.ts'
import { useFeature } from '../platform/use-feature.ts'

export type FitProduct = NonNullable<NonNullable<NonNullable<FitProductsQuery['products']>['items']>[number]>

type FitVariant = NonNullable<
  NonNullable<NonNullable<Extract<FitProduct, { __typename: 'ConfigurableProduct' }>['variants']>[number]>
>

const NONE: ProductAttributeFilterInput = {}

/** @param filter null sends no request */
export function useFitProductsQuery(filter: ProductAttributeFilterInput | null) {
  const isOffered = useFeature('homeFit')
  const [{ data, error }, retry] = useQuery({
    query: FitProductsDocument,
    variables: { filter: filter ?? NONE },
    pause: filter === null || !isOffered,
  })
  return {
    /** In the back end's order; null until they are loaded. */
    products: data ? (data.products?.items ?? []).filter((product) => product !== null) : null,
    error,
    retry,
  }
}

/** Null until they are loaded, and when they cannot be. @param filter null sends no request */
export const useFitProducts = (filter: ProductAttributeFilterInput | null): FitProduct[] | null =>
  useFitProductsQuery(filter).products

/** The variants of a configurable product, without the blanks that the wire allows. */
export function fitVariants(product: FitProduct): FitVariant[] {
  if (product.__typename !== 'ConfigurableProduct') return []
  return (product.variants ?? []).filter((variant) => variant !== null)
}
