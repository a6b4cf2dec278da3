// What "Will it fit?" is about: the chosen variant as plain facts, from the attributes that the page has loaded.
import { ProductAttributesDocument } from '@loftwood/graphql-types'
import { useQuery } from 'urql'
import { readFit } from '../fit/fit-attributes.ts'
import type { FitSubject } from '../fit/fit-subject.ts'
import type { ProductDetail } from './product-detail.ts'
import { productVariables } from './product-variables.ts'
import type { ChosenVariant } from './variant-selection.ts'

/** Null until the attributes are loaded, or where the back end does not have them. */
export function useFitSubject(product: ProductDetail, variant: ChosenVariant | null): FitSubject | null {
  const [{ data }] = useQuery({
    query: ProductAttributesDocument,
    variables: productVariables(product.sku ?? ''),
  })
  const item = data?.products?.items?.[0]
  if (!item) return null
  const variants = 'variants' in item ? (item.variants ?? []) : []
  const own = variants.find((each) => variant !== null && each?.product?.uid === variant.uid)?.product
  return {
    sku: variant?.sku ?? product.sku ?? '',
    name: product.name ?? '',
    fit: readFit(own ?? {}, item),
    length: variant?.assembled_length ?? product.assembled_length,
    width: variant?.assembled_width ?? product.assembled_width,
    height: variant?.assembled_height ?? product.assembled_height,
    furnitureModel: product.furniture_model,
  }
}
