// What fits a home, of a product or one of its variants, from the attributes that are loaded beside the product.
import type { ProductAttributesQuery } from '@loftwood/graphql-types'
import { readFit, type ProductFit } from '@loftwood/fit/fit-attributes'

export type FitAttributes = NonNullable<
  NonNullable<NonNullable<ProductAttributesQuery['products']>['items']>[number]
>

/** @param uid of the variant, if one is meant; it has the product's facts where it has none of its own */
export function productFit(product: FitAttributes, uid: string | undefined): ProductFit {
  const variants = 'variants' in product ? (product.variants ?? []) : []
  const own = variants.find((each) => uid !== undefined && each?.product?.uid === uid)?.product
  return readFit(own ?? {}, product)
}
