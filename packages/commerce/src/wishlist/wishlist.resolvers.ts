// Wishlists of customers and guests.
import type {
  MutationAddProductsToGuestWishlistArgs,
  MutationAddProductsToWishlistArgs,
  MutationAddWishlistItemsToCartArgs,
  MutationMergeWishlistWithGuestWishlistArgs,
  MutationRemoveProductsFromGuestWishlistArgs,
  MutationRemoveProductsFromWishlistArgs,
  MutationSendGuestWishlistArgs,
  MutationSendWishlistArgs,
  MutationUpdateProductsInGuestWishlistArgs,
  MutationUpdateProductsInWishlistArgs,
  QueryGuestWishlistArgs,
  QuerySharedWishlistArgs,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { checkPage, type Page } from '../platform/paging.ts'
import { addToWishlist, changeItems, MOST_ITEMS, removeFromWishlist } from './change-wishlist.ts'
import { sendGuestWishlist, sendOwnWishlist } from './send-wishlist.ts'
import { addWishesToCart } from './wishes-to-cart.ts'
import { type ItemsArgs, wishlistItems, wishlistNode, type WishlistNode } from './wishlist-node.ts'
import {
  allItems,
  createGuestWishlist,
  guestWishlist,
  namedWishlist,
  ownWishlist,
  sharedWishlist,
  touch,
  type WishlistRow,
} from './wishlist-rows.ts'

/** Adds what the customer's list lacks, oldest first, as long as there is room. @throws NOT_AUTHORIZED, WISHLIST_GONE */
async function mergeGuestWishlist(guestId: string, reset: boolean, context: Context): Promise<WishlistRow> {
  const own = await ownWishlist(context)
  const guest = await guestWishlist(guestId, context)
  await context.db.transaction().execute(async (write) => {
    const room = MOST_ITEMS - (await allItems(write, own.id)).length
    const wishes = await allItems(write, guest.id)
    for (const { id: _, ...wish } of wishes.slice(0, Math.max(room, 0))) {
      await write
        .insertInto('wishlist_item')
        .values({ ...wish, wishlist_id: own.id })
        .onConflict((conflict) => conflict.columns(['wishlist_id', 'sku', 'options']).doNothing())
        .execute()
    }
    await touch(write, own.id)
    if (reset) await write.deleteFrom('wishlist').where('id', '=', guest.id).execute()
  })
  return own
}

type CustomerField<Args> = (customer: unknown, args: Args, context: Context) => unknown

interface WishlistResolvers {
  Query: {
    guestWishlist: RootResolver<QueryGuestWishlistArgs>
    sharedWishlist: RootResolver<QuerySharedWishlistArgs>
  }
  Mutation: {
    addProductsToWishlist: RootResolver<MutationAddProductsToWishlistArgs>
    removeProductsFromWishlist: RootResolver<MutationRemoveProductsFromWishlistArgs>
    updateProductsInWishlist: RootResolver<MutationUpdateProductsInWishlistArgs>
    addWishlistItemsToCart: RootResolver<MutationAddWishlistItemsToCartArgs>
    createGuestWishlist: RootResolver<unknown>
    addProductsToGuestWishlist: RootResolver<MutationAddProductsToGuestWishlistArgs>
    updateProductsInGuestWishlist: RootResolver<MutationUpdateProductsInGuestWishlistArgs>
    removeProductsFromGuestWishlist: RootResolver<MutationRemoveProductsFromGuestWishlistArgs>
    mergeWishlistWithGuestWishlist: RootResolver<MutationMergeWishlistWithGuestWishlistArgs>
    sendWishlist: RootResolver<MutationSendWishlistArgs>
    sendGuestWishlist: RootResolver<MutationSendGuestWishlistArgs>
  }
  Customer: {
    wishlist: CustomerField<unknown>
    wishlists: CustomerField<Page>
    wishlist_v2: CustomerField<{ id: string }>
  }
  Wishlist: { items_v2: (wishlist: WishlistNode, args: ItemsArgs, context: Context) => unknown }
}

type Change<Item> = (wishlist: WishlistRow, items: readonly Item[], context: Context) => Promise<unknown[]>

/** Changes a list and answers it with what could not be done. */
async function changed<Item>(
  change: Change<Item>,
  { wishlist, items }: { wishlist: WishlistRow; items: readonly Item[] },
  context: Context,
) {
  const user_errors = await change(wishlist, items, context)
  return { wishlist: await wishlistNode(wishlist, context), user_errors }
}

export const wishlistResolvers: WishlistResolvers = {
  Query: {
    guestWishlist: async (_, { guestCustomerId }, context) =>
      wishlistNode(await guestWishlist(guestCustomerId, context), context),
    sharedWishlist: async (_, { sharingCode }, context) =>
      wishlistNode(await sharedWishlist(sharingCode, context), context),
  },
  Mutation: {
    addProductsToWishlist: async (_, { wishlistId, wishlistItems: items }, context) =>
      changed(addToWishlist, { wishlist: await namedWishlist(wishlistId, context), items }, context),
    removeProductsFromWishlist: async (_, { wishlistId, wishlistItemsIds: items }, context) =>
      changed(removeFromWishlist, { wishlist: await namedWishlist(wishlistId, context), items }, context),
    updateProductsInWishlist: async (_, { wishlistId, wishlistItems: items }, context) =>
      changed(changeItems, { wishlist: await namedWishlist(wishlistId, context), items }, context),
    addProductsToGuestWishlist: async (_, { guestCustomerId: id, wishlistItems: items }, context) =>
      changed(addToWishlist, { wishlist: await guestWishlist(id, context), items }, context),
    updateProductsInGuestWishlist: async (_, { guestCustomerId: id, wishlistItems: items }, context) =>
      changed(changeItems, { wishlist: await guestWishlist(id, context), items }, context),
    removeProductsFromGuestWishlist: async (_, { guestCustomerId: id, wishlistItemsIds: items }, context) =>
      changed(removeFromWishlist, { wishlist: await guestWishlist(id, context), items }, context),
    addWishlistItemsToCart: async (_, { wishlistId, wishlistItemIds }, context) => {
      const wishlist = await namedWishlist(wishlistId, context)
      const errors = await addWishesToCart(wishlist, wishlistItemIds ?? [], context)
      return {
        status: errors.length === 0,
        add_wishlist_items_to_cart_user_errors: errors,
        wishlist: await wishlistNode(wishlist, context),
      }
    },
    createGuestWishlist: async (_, _args, context) => {
      const wishlist = await createGuestWishlist(context.db)
      return { guest_customer_id: wishlist.guest_id, wishlist: await wishlistNode(wishlist, context) }
    },
    mergeWishlistWithGuestWishlist: async (_, { guestCustomerId, reset }, context) =>
      wishlistNode(await mergeGuestWishlist(guestCustomerId, reset ?? false, context), context),
    sendWishlist: async (_, { wishlistId, ...mail }, context) =>
      sendOwnWishlist(await namedWishlist(wishlistId, context), mail, context),
    sendGuestWishlist: (_, { input }, context) => sendGuestWishlist(input, context),
  },
  Customer: {
    wishlist: async (_, _args, context) => wishlistNode(await ownWishlist(context), context),
    wishlists: async (_, page, context) => {
      checkPage(page)
      // Everybody has one list: it stands on the first page.
      return page.currentPage === 1 ? [await wishlistNode(await ownWishlist(context), context)] : []
    },
    wishlist_v2: async (_, { id }, context) => wishlistNode(await namedWishlist(id, context), context),
  },
  Wishlist: {
    items_v2: ({ wishlist }, args, context) => wishlistItems(wishlist, args, context),
  },
}
