// What "Will it fit?" is about: the chosen variant as plain facts, from the attributes that the page has loaded.
import { ProductAttributesDocument } from '@loftwood/graphql-types'
import { useQuery } from '../../platform/data/use-query.ts'
import type { FitSubject } from '../../fit/fit-subject.ts'
import type { ProductDetail } from '../product-detail.ts'
import { productFit } from './product-fit.ts'
import { productVariables } from '../product-variables.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'

/** Null until the attributes are loaded, or where the back end does not have them. */
export function useFitSubject(product: ProductDetail, variant: ChosenVariant | null): FitSubject | null {
  const [{ data }] = useQuery({
    query: ProductAttributesDocument,
    variables: productVariables(product.sku ?? ''),
  })
  const item = data?.products?.items?.[0]
  if (!item) return null
  return {
    name: product.name ?? '',
    fit: productFit(item, variant?.uid),
    length: variant?.assembled_length ?? product.assembled_length,
    height: variant?.assembled_height ?? product.assembled_height,
  }
}
