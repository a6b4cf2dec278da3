// Wishlists of customers.
import type {
  MutationAddProductsToWishlistArgs,
  MutationRemoveProductsFromWishlistArgs,
  MutationUpdateProductsInWishlistArgs,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../../context.ts'
import { addToWishlist, changeItems, removeFromWishlist } from './change-wishlist.ts'
import { wishlistItems, wishlistNode } from './wishlist-node.ts'
import type { ItemsArgs, WishlistNode } from './wishlist-node.ts'
import { namedWishlist, ownWishlist } from './wishlist-rows.ts'

interface WishlistResolvers {
  Mutation: {
    addProductsToWishlist: RootResolver<MutationAddProductsToWishlistArgs>
    removeProductsFromWishlist: RootResolver<MutationRemoveProductsFromWishlistArgs>
    updateProductsInWishlist: RootResolver<MutationUpdateProductsInWishlistArgs>
  }
  Customer: Record<
    'wishlist' | 'wishlists',
    (customer: unknown, args: unknown, context: Context) => unknown
  > & {
    wishlist_v2: (customer: unknown, args: { id: string }, context: Context) => unknown
  }
  Wishlist: { items_v2: (wishlist: WishlistNode, args: ItemsArgs, context: Context) => unknown }
}

export const wishlistResolvers: WishlistResolvers = {
  Mutation: {
    addProductsToWishlist: async (_, { wishlistId, wishlistItems: items }, context) => {
      const wishlist = await namedWishlist(wishlistId, context)
      const user_errors = await addToWishlist(wishlist, items, context)
      return { wishlist: await wishlistNode(wishlist, context), user_errors }
    },
    removeProductsFromWishlist: async (_, { wishlistId, wishlistItemsIds: ids }, context) => {
      const wishlist = await namedWishlist(wishlistId, context)
      const user_errors = await removeFromWishlist(wishlist, ids, context)
      return { wishlist: await wishlistNode(wishlist, context), user_errors }
    },
    updateProductsInWishlist: async (_, { wishlistId, wishlistItems: changes }, context) => {
      const wishlist = await namedWishlist(wishlistId, context)
      const user_errors = await changeItems(wishlist, changes, context)
      return { wishlist: await wishlistNode(wishlist, context), user_errors }
    },
  },
  Customer: {
    wishlist: async (_, _args, context) => wishlistNode(await ownWishlist(context), context),
    wishlists: async (_, _args, context) => [await wishlistNode(await ownWishlist(context), context)],
    wishlist_v2: async (_, { id }, context) => wishlistNode(await namedWishlist(id, context), context),
  },
  Wishlist: {
    items_v2: ({ wishlist }, args, context) => wishlistItems(wishlist, args, context),
  },
}
