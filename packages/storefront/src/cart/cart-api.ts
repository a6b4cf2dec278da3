// The cart's operations that every page may need, each returns the cart or throws the back end's message.
// Operations of the cart page only are in cart-page-api.ts.
import {
  AddProductsToCartDocument,
  CartDocument,
  RemoveItemFromCartDocument,
  UpdateCartItemsDocument,
  type CartFragment,
  type CartItemInput,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { OperationError } from '../platform/data/operation-error.ts'
import { SESSION_CART } from '../platform/session/session-hint.ts'
import { UserError } from '../platform/data/user-error.ts'

/** Cart operations whose errors are stored separately. */
export type CartOperation =
  | 'addItem'
  | 'removeItem'
  | 'updateItemQty'
  | 'load'
  | 'clear'
  | 'applyCoupon'
  | 'removeCoupon'
  | 'giftCard'
  | 'comment'
  | 'loadTotalQty'

/** The cart of an answer. @throws OperationError when there is none */
export function cartOrThrow(cart: CartFragment | null | undefined): CartFragment {
  if (!cart) throw new OperationError({ graphQLErrors: [] })
  return cart
}

/** Waits for adds in other tabs: two concurrent first adds would create two carts, and one would be lost. */
export function oneAtATime<Result>(add: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('add-to-cart', add) : add()
}

/** The operations of the session's cart on this client. Errors: OperationError; a user error throws its message. */
export function cartApi(client: QueryClient) {
  const api = {
    /** Queries the back end, bypassing every cache; null when the session has no cart. */
    reload: async (): Promise<CartFragment | null> => {
      const result = await client.query(
        CartDocument,
        { cartId: SESSION_CART },
        { requestPolicy: 'network-only' },
      )
      return dataOrThrow(result).cart
    },
    /** Creates a cart first when there is none. Throws the first user error. */
    add: async (cartItems: CartItemInput[]): Promise<CartFragment> => {
      const result = await oneAtATime(() =>
        client.mutation(AddProductsToCartDocument, { cartId: SESSION_CART, cartItems }),
      )
      const answer = dataOrThrow(result).addProductsToCart
      const userError = answer?.user_errors.find((error) => error !== null)
      if (userError) throw new UserError(userError.message)
      return cartOrThrow(answer?.cart)
    },
    setQuantity: async (uid: string, quantity: number): Promise<CartFragment> => {
      const input = { cart_id: SESSION_CART, cart_items: [{ cart_item_uid: uid, quantity }] }
      return cartOrThrow(
        dataOrThrow(await client.mutation(UpdateCartItemsDocument, { input })).updateCartItems?.cart,
      )
    },
    remove: async (uid: string): Promise<CartFragment> => {
      const input = { cart_id: SESSION_CART, cart_item_uid: uid }
      const result = await client.mutation(RemoveItemFromCartDocument, { input })
      if (!result.error) return cartOrThrow(result.data?.removeItemFromCart?.cart)
      // The item may be gone already: removed in another tab, or the answer was lost.
      const now = await api.reload().catch(() => null)
      if (!now || now.items?.some((item) => item?.uid === uid)) throw new OperationError(result.error)
      return now
    },
  }
  return api
}
