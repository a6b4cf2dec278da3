// Methods of a guest's wishlist, whose id the guest alone knows.
import {
  AddProductsToGuestWishlistDocument,
  CreateGuestWishlistDocument,
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  MergeWishlistWithGuestWishlistDocument,
  RemoveProductsFromGuestWishlistDocument,
  SendGuestWishlistDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import { currentPage, email, id, requiredText, text, wishlistItem, wishlistPageSize } from './inputs.ts'
import { input, method, noArguments, variables } from './method.ts'

const paging = { currentPage, pageSize: wishlistPageSize }
const guestCustomerId = z.string().max(64)
const exampleId = '0123456789abcdef0123456789abcdef'

export const guestWishlistMethods = {
  createGuestWishlist: method({
    summary: 'Makes a wishlist for a guest, who keeps its id secret.',
    example: [],
    access: 'personal',
    document: CreateGuestWishlistDocument,
    args: noArguments(),
  }),
  guestWishlist: method({
    summary: "A guest's wishlist, 20 items a page unless said.",
    example: [{ guestCustomerId: exampleId, pageSize: 20, currentPage: 1 }],
    access: 'personal',
    document: GuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, ...paging })),
  }),
  guestWishlistItemsCount: method({
    summary: "How many items are in a guest's wishlist.",
    example: [{ guestCustomerId: exampleId }],
    access: 'personal',
    document: GuestWishlistItemsCountDocument,
    args: variables(z.object({ guestCustomerId })),
  }),
  addProductsToGuestWishlist: method({
    summary: 'Adds products. Refusals come as user_errors.',
    example: [{ guestCustomerId: exampleId, items: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
    access: 'personal',
    document: AddProductsToGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, items: z.array(wishlistItem).min(1).max(100), ...paging })),
  }),
  removeProductsFromGuestWishlist: method({
    summary: 'Removes items by their ids.',
    example: [{ guestCustomerId: exampleId, items: ['1'] }],
    access: 'personal',
    document: RemoveProductsFromGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, items: z.array(id).min(1).max(1_000), ...paging })),
  }),
  mergeWishlistWithGuestWishlist: method({
    summary: "Adds to the customer's wishlist what it lacks of a guest's, and ends that one if `reset`.",
    example: [{ guestCustomerId: exampleId, reset: true }],
    access: 'personal',
    document: MergeWishlistWithGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, reset: z.boolean().nullish(), ...paging })),
  }),
  sendGuestWishlist: method({
    summary: 'Mails a link to a guest’s wishlist; e-mail addresses are separated by commas, at most 10.',
    example: [
      { guestCustomerId: exampleId, name: 'Ann', email: 'ann@example.com', emails: 'lee@example.com' },
    ],
    access: 'personal',
    document: SendGuestWishlistDocument,
    args: input(
      z.strictObject({
        guestCustomerId,
        name: requiredText(100),
        email,
        emails: text(3_000),
        message: text(1_000).nullish(),
      }),
    ),
    limit: 'account',
  }),
}
