// One page of a category's products.
import type { QueryProductsArgs } from '@loftwood/graphql-types/schema-types'
import type { Category } from '../catalog/categories.ts'
import type { Context } from '../context.ts'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import { encodeUid } from '../platform/uid.ts'
import { productNodes } from '../product/product-node.ts'
import { listProducts } from './list-products.ts'

/** Without facets. */
export async function categoryProducts(
  category: Category,
  args: Pick<QueryProductsArgs, 'pageSize' | 'currentPage' | 'sort'>,
  context: Context,
) {
  const filter = category.id === ROOT_CATEGORY_ID ? {} : { category_uid: { eq: encodeUid(category.id) } }
  const listing = await listProducts({ ...args, filter }, context)
  return {
    total_count: listing.total,
    items: () => productNodes(listing.ids, context),
    page_info: listing.pageInfo,
  }
}
