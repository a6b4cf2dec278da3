// A wishlist and its items as GraphQL sees them.
import type { Context } from '../../context.ts'
import { failure } from '../../errors.ts'
import { configuredOptions } from '../../sales/product-types/configurable.ts'
import { pageInfo } from '../../shop/paging.ts'
import { productNode } from '../../shop/product-node.ts'
import { wireTime } from '../../shop/review-node.ts'
import { countItems } from './wishlist-rows.ts'
import type { WishlistItemRow, WishlistRow } from './wishlist-rows.ts'

export interface ItemsArgs {
  currentPage: number
  /** Not limited: a list holds few items, and shops ask for all of them at once. */
  pageSize: number
}

export interface WishlistNode {
  wishlist: WishlistRow
}

export async function wishlistNode(wishlist: WishlistRow, { db }: Context) {
  return {
    wishlist,
    id: String(wishlist.id),
    sharing_code: wishlist.sharing_code,
    updated_at: wireTime(wishlist.updated_at),
    items_count: await countItems(db, wishlist.id),
  }
}

/** One page of items; those whose product has left the catalogue are left out. */
export async function wishlistItems(wishlist: WishlistRow, page: ItemsArgs, context: Context) {
  if (page.currentPage < 1) throw failure('CURRENT_PAGE_TOO_SMALL')
  if (page.pageSize < 1) throw failure('PAGE_SIZE_TOO_SMALL')
  const rows = await context.db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('wishlist_id', '=', wishlist.id)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.currentPage - 1) * page.pageSize)
    .execute()
  const nodes = await Promise.all(rows.map((row) => itemNode(row, context)))
  return {
    items: nodes.filter((node) => node !== undefined),
    page_info: pageInfo(page, await countItems(context.db, wishlist.id)),
  }
}

async function itemNode(row: WishlistItemRow, context: Context) {
  const [product, variant] = await Promise.all([
    context.load.product.load(row.product_id),
    row.variant_id === null ? undefined : context.load.product.load(row.variant_id),
  ])
  if (!product) return undefined
  const { attributes } = context.shop
  return {
    __typename: product.type === 'configurable' ? 'ConfigurableWishlistItem' : 'SimpleWishlistItem',
    id: String(row.id),
    quantity: row.quantity,
    description: row.description,
    added_at: wireTime(row.added_at),
    customizable_options: [],
    product: productNode(product, context),
    configured_variant: variant ? productNode(variant, context) : null,
    configurable_options: variant
      ? configuredOptions({ product, sold: variant }, attributes, context.view.language)
      : [],
  }
}
