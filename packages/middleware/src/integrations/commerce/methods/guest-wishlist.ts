// Methods of a guest's wishlist. Its secret id stays in the session's cookie.
import {
  AddProductsToGuestWishlistDocument,
  CreateGuestWishlistDocument,
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  MergeWishlistWithGuestWishlistDocument,
  RemoveProductsFromGuestWishlistDocument,
  SendGuestWishlistDocument,
  UpdateProductsInGuestWishlistDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import {
  currentPage,
  email,
  id,
  requiredText,
  text,
  wishlistItem,
  wishlistItemChange,
  wishlistPageSize,
} from './inputs.ts'
import { input, method, noArguments, variables, type CartRule } from './method.ts'

const paging = { currentPage, pageSize: wishlistPageSize }
/** Left out, the session's is meant. */
const guestCustomerId = z
  .string()
  .max(64)
  .nullish()
  .transform((value) => value ?? '')
const ofSession = (whenMissing: CartRule['whenMissing']) =>
  ({ path: ['guestCustomerId'], whenMissing }) as const

export const guestWishlistMethods = {
  createGuestWishlist: method({
    summary: 'Makes a wishlist for a guest; the session stores its id.',
    example: [],
    document: CreateGuestWishlistDocument,
    args: noArguments(),
    effect: 'adopts-guest',
    limit: 'creation',
  }),
  guestWishlist: method({
    summary: "The guest's wishlist, 20 items a page unless said; null when the session has none.",
    example: [{ pageSize: 20, currentPage: 1 }],
    document: GuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, ...paging })),
    guest: ofSession('empty'),
  }),
  guestWishlistItemsCount: method({
    summary: "How many items are in a guest's wishlist.",
    example: [{}],
    document: GuestWishlistItemsCountDocument,
    args: variables(z.object({ guestCustomerId })),
    guest: ofSession('empty'),
  }),
  addProductsToGuestWishlist: method({
    summary: 'Adds products; makes a wishlist first when the session has none. Errors come as user_errors.',
    example: [{ items: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
    document: AddProductsToGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, items: z.array(wishlistItem).min(1).max(100), ...paging })),
    guest: ofSession('create'),
  }),
  updateProductsInGuestWishlist: method({
    summary: 'Changes quantities, notes and choices. Errors come as user_errors.',
    example: [{ items: [{ wishlist_item_id: '1', quantity: 2 }] }],
    document: UpdateProductsInGuestWishlistDocument,
    args: variables(
      z.object({ guestCustomerId, items: z.array(wishlistItemChange).min(1).max(100), ...paging }),
    ),
    guest: ofSession('fail'),
  }),
  removeProductsFromGuestWishlist: method({
    summary: 'Removes items by their ids.',
    example: [{ items: ['1'] }],
    document: RemoveProductsFromGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, items: z.array(id).min(1).max(1_000), ...paging })),
    guest: ofSession('fail'),
  }),
  mergeWishlistWithGuestWishlist: method({
    summary:
      "Adds to the customer's wishlist what it lacks of a guest's, and ends that one if `reset`; null without a guest's.",
    example: [{ reset: true }],
    document: MergeWishlistWithGuestWishlistDocument,
    args: variables(z.object({ guestCustomerId, reset: z.boolean().nullish(), ...paging })),
    guest: ofSession('empty'),
  }),
  sendGuestWishlist: method({
    summary: 'Mails a link to a guest’s wishlist; e-mail addresses are separated by commas, at most 10.',
    example: [{ name: 'Ann', email: 'ann@example.com', emails: 'lee@example.com' }],
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
    guest: { path: ['input', 'guestCustomerId'], whenMissing: 'fail' },
    limit: 'account',
  }),
}
