// Methods of the customer's wishlist.
import {
  AddProductsToWishlistDocument,
  RemoveProductsFromWishlistDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, id, wishlistItem, wishlistPageSize } from './inputs.ts'
import { method, noArguments, variables } from './method.ts'

const paging = { currentPage, pageSize: wishlistPageSize }

const addProductsToWishlist = method({
  summary: 'Adds products. Wishlist 0 is the customer’s first. Refusals come as user_errors.',
  example: [{ id: '0', items: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
  access: 'personal',
  document: AddProductsToWishlistDocument,
  args: variables(z.object({ id, items: z.array(wishlistItem).min(1).max(100), ...paging })),
})

export const wishlistMethods = {
  wishlist: method({
    summary: "The signed-in customer's wishlists, 20 items a page unless said.",
    example: [{ pageSize: 20, currentPage: 1 }],
    access: 'personal',
    document: WishlistDocument,
    args: variables(z.object(paging)),
  }),
  wishlistItemsCount: method({
    summary: "How many items are in the customer's wishlists.",
    example: [],
    access: 'personal',
    document: WishlistItemsCountDocument,
    args: noArguments(),
  }),
  addProductsToWishlist,
  /** The existing SDK's name for the same. */
  addProductToWishList: addProductsToWishlist,
  removeProductsFromWishlist: method({
    summary: 'Removes items by their ids.',
    example: [{ id: '0', items: ['1'] }],
    access: 'personal',
    document: RemoveProductsFromWishlistDocument,
    args: variables(z.object({ id, items: z.array(id).min(1).max(1_000), ...paging })),
  }),
}
