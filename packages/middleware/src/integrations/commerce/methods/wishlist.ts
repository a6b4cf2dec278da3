// Methods of the customer's wishlist.
import {
  AddProductsToWishlistDocument,
  AddWishlistItemsToCartDocument,
  RemoveProductsFromWishlistDocument,
  SendWishlistDocument,
  SharedWishlistDocument,
  UpdateProductsInWishlistDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, id, text, wishlistItem, wishlistItemChange, wishlistPageSize } from './inputs.ts'
import { method, noArguments, variables } from './method.ts'

const paging = { currentPage, pageSize: wishlistPageSize }

const addProductsToWishlist = method({
  summary: 'Adds products. Wishlist 0 is the customer’s first. Errors come as user_errors.',
  example: [{ id: '0', items: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
  document: AddProductsToWishlistDocument,
  args: variables(z.object({ id, items: z.array(wishlistItem).min(1).max(100), ...paging })),
})

export const wishlistMethods = {
  wishlist: method({
    summary: "The signed-in customer's wishlists, 20 items a page unless said.",
    example: [{ pageSize: 20, currentPage: 1 }],
    document: WishlistDocument,
    args: variables(z.object(paging)),
  }),
  wishlistItemsCount: method({
    summary: "How many items are in the customer's wishlists.",
    example: [],
    document: WishlistItemsCountDocument,
    args: noArguments(),
  }),
  addProductsToWishlist,
  /** The existing SDK's name for the same. */
  addProductToWishList: addProductsToWishlist,
  removeProductsFromWishlist: method({
    summary: 'Removes items by their ids.',
    example: [{ id: '0', items: ['1'] }],
    document: RemoveProductsFromWishlistDocument,
    args: variables(z.object({ id, items: z.array(id).min(1).max(1_000), ...paging })),
  }),
  updateProductsInWishlist: method({
    summary: 'Changes quantities, notes and choices. Errors come as user_errors.',
    example: [{ id: '0', items: [{ wishlist_item_id: '1', quantity: 2 }] }],
    document: UpdateProductsInWishlistDocument,
    args: variables(z.object({ id, items: z.array(wishlistItemChange).min(1).max(100), ...paging })),
  }),
  addWishlistItemsToCart: method({
    summary: 'Moves items into the customer’s cart, all when none are named. Errors come as user errors.',
    example: [{ id: '0', items: ['1'] }],
    document: AddWishlistItemsToCartDocument,
    args: variables(z.object({ id, items: z.array(id).max(500).nullish(), ...paging })),
  }),
  sharedWishlist: method({
    summary: 'The wishlist that its owner shared under this code.',
    example: [{ sharingCode: '0123456789abcdef0123456789abcdef' }],
    document: SharedWishlistDocument,
    args: variables(z.object({ sharingCode: z.string().max(64), ...paging })),
    limit: 'lookup',
  }),
  sendWishlist: method({
    summary: 'Mails a link to the wishlist; e-mail addresses are separated by commas, at most 10.',
    example: [{ wishlistId: '1', emails: 'ann@example.com', message: 'Have a look' }],
    document: SendWishlistDocument,
    args: variables(
      z.object({ wishlistId: id, emails: z.string().max(3_000), message: text(1_000).nullish() }),
    ),
    limit: 'account',
  }),
}
