// A wishlist and its items as GraphQL sees them.
import type { Context } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { findCandidates } from '../cart/choose-product.ts'
import { salesContext } from '../cart/sales-context.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import { optionShapes } from '../cart/product-types/custom-options.ts'
import { typeOf } from '../cart/product-types/product-types.ts'
import { pageInfo } from '../platform/paging.ts'
import { wireTime } from '../platform/wire-time.ts'
import { type WishLine, lineOf } from './wish.ts'
import { countItems } from './wishlist-rows.ts'
import type { WishlistItemRow, WishlistRow } from './wishlist-rows.ts'

export interface ItemsArgs {
  currentPage: number
  /** Not limited: a list has few items, and clients request all of them at once. */
  pageSize: number
}

export interface WishlistNode {
  wishlist: WishlistRow
}

/** GraphQL types by type of product. */
const ITEM_TYPES: Readonly<Record<string, string>> = {
  simple: 'SimpleWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  virtual: 'VirtualWishlistItem',
  downloadable: 'DownloadableWishlistItem',
  giftcard: 'GiftCardWishlistItem',
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

/** One page of items; those whose product has left the catalog are left out. */
export async function wishlistItems(wishlist: WishlistRow, page: ItemsArgs, context: Context) {
  if (page.currentPage < 1) throw userError('CURRENT_PAGE_TOO_SMALL')
  if (page.pageSize < 1) throw userError('PAGE_SIZE_TOO_SMALL')
  const rows = await context.db
    .selectFrom('wishlist_item')
    .selectAll()
    .where('wishlist_id', '=', wishlist.id)
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset((page.currentPage - 1) * page.pageSize)
    .execute()
  const sales = salesContext(context)
  const candidates = await findCandidates(sales, rows)
  return {
    items: rows.flatMap((row) => {
      const line = lineOf(row, candidates)
      return line ? [itemNode(row, line, sales)] : []
    }),
    page_info: pageInfo(page, await countItems(context.db, wishlist.id)),
  }
}

/** Names of the newest products on a list. */
export async function wishedNames(wishlist: WishlistRow, most: number, context: Context): Promise<string[]> {
  const { items } = await wishlistItems(wishlist, { currentPage: 1, pageSize: most }, context)
  const products = (await Promise.all(items.map(({ product }) => product()))) as ({ name: string } | null)[]
  return products.flatMap((product) => product?.name ?? [])
}

function itemNode(row: WishlistItemRow, line: WishLine, context: SalesContext) {
  return {
    __typename: ITEM_TYPES[line.product.type] ?? 'SimpleWishlistItem',
    id: String(row.id),
    quantity: row.quantity,
    description: row.description,
    added_at: wireTime(row.added_at),
    customizable_options: line.isComplete ? optionShapes(line, context) : [],
    product: () => context.loadProduct(line.product.id),
    ...(line.isComplete ? chosenFields(line, context) : nothingChosen),
  }
}

/** Magento's cart and wishlist name the same things a little differently. */
function chosenFields(line: WishLine, context: SalesContext) {
  const fields = typeOf(line).fields(line, context)
  return 'links' in fields ? { ...fields, links_v2: fields.links } : fields
}

const nothingChosen = { configured_variant: null, configurable_options: [], bundle_options: [] }
