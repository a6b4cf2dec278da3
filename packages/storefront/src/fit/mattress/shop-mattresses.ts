// Where the shop's mattresses are: a category that the brand names, which every Magento can list.
import type { ProductAttributeFilterInput } from '@loftwood/graphql-types'
import { brand } from '../../platform/brand/current-brand.ts'

/** Null for a brand without mattresses. */
export function shopMattresses(): ProductAttributeFilterInput | null {
  const { mattressCategory } = brand()
  return mattressCategory === undefined ? null : { category_url_path: { eq: mattressCategory } }
}
