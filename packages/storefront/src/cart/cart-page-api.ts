// Operations of the cart page only: coupon, gift cards, credit, comment, clearing, estimates.
import {
  ApplyCouponToCartDocument,
  ApplyGiftCardToCartDocument,
  EstimateShippingMethodsDocument,
  EstimateTotalsDocument,
  RemoveCouponFromCartDocument,
  RemoveGiftCardFromCartDocument,
  RemoveStoreCreditFromCartDocument,
  SetCommentOnCartDocument,
  UpdateCartItemsDocument,
  type AvailableShippingMethodFragment,
  type CartFragment,
  type CartPricesFragment,
  type EstimateAddressInput,
} from '@loftwood/graphql-types'
import type { QueryClient } from '../platform/data/query-client.ts'
import { cartApi, cartOrThrow } from './cart-api.ts'
import { cartItems } from './cart-totals.ts'
import { isPickup } from '@loftwood/fit/pickup-method'
import { SESSION_CART } from '../platform/session/session-hint.ts'
import { dataOrThrow } from '../platform/data/data-or-throw.ts'
import { OperationError } from '../platform/data/operation-error.ts'

export interface Estimate {
  /** Shipping methods for the place; empty where the shop does not deliver. */
  methods: AvailableShippingMethodFragment[]
  /** The cheapest to the door, else the cheapest; null where the shop does not deliver. */
  chosen: AvailableShippingMethodFragment | null
  /** With the chosen method. */
  prices: CartPricesFragment | null
}

interface Place {
  country_code: string
  region: EstimateAddressInput['region']
  postcode: string
}

/** Each changes the cart, or throws OperationError. */
export function cartPageApi(client: QueryClient) {
  const cart_id = SESSION_CART
  const api = {
    applyCoupon: async (coupon_code: string): Promise<CartFragment> => {
      const result = await client.mutation(ApplyCouponToCartDocument, { input: { cart_id, coupon_code } })
      if (!result.error) return cartOrThrow(result.data?.applyCouponToCart?.cart)
      // The answer may have been lost after the coupon was taken.
      const now = await cartApi(client)
        .reload()
        .catch(() => null)
      const isTaken = now?.applied_coupons?.some((coupon) => coupon?.code === coupon_code.toUpperCase())
      if (!now || !isTaken) throw new OperationError(result.error)
      return now
    },
    removeCoupon: async (): Promise<CartFragment> => {
      const result = await client.mutation(RemoveCouponFromCartDocument, { input: { cart_id } })
      return cartOrThrow(dataOrThrow(result).removeCouponFromCart?.cart)
    },
    applyGiftCard: async (gift_card_code: string): Promise<CartFragment> => {
      const result = await client.mutation(ApplyGiftCardToCartDocument, {
        input: { cart_id, gift_card_code },
      })
      return cartOrThrow(dataOrThrow(result).applyGiftCardToCart?.cart)
    },
    /** By the part of its code that the cart shows. */
    removeGiftCard: async (gift_card_code: string): Promise<CartFragment> => {
      const result = await client.mutation(RemoveGiftCardFromCartDocument, {
        input: { cart_id, gift_card_code },
      })
      return cartOrThrow(dataOrThrow(result).removeGiftCardFromCart?.cart)
    },
    removeStoreCredit: async (): Promise<CartFragment> => {
      const result = await client.mutation(RemoveStoreCreditFromCartDocument, { input: { cart_id } })
      return cartOrThrow(dataOrThrow(result).removeStoreCreditFromCart?.cart)
    },
    setComment: async (comment: string): Promise<CartFragment> => {
      const result = await client.mutation(SetCommentOnCartDocument, { input: { cart_id, comment } })
      return cartOrThrow(dataOrThrow(result).setCommentOnCart?.cart)
    },
    /** Removes every item, coupon, gift card, credit and comment, so that the next order starts empty. */
    clear: async (cart: CartFragment): Promise<void> => {
      const cart_items = cartItems(cart).map(({ uid }) => ({ cart_item_uid: uid, quantity: 0 }))
      dataOrThrow(await client.mutation(UpdateCartItemsDocument, { input: { cart_id, cart_items } }))
      // A coupon that does not apply now would apply by itself to the next order.
      if (cart.applied_coupons?.length || cart.unused_coupon) await api.removeCoupon()
      for (const card of cart.applied_gift_cards ?? []) if (card?.code) await api.removeGiftCard(card.code)
      if (cart.applied_store_credit?.applied_balance?.value) await api.removeStoreCredit()
      if (cart.comment) await api.setComment('')
    },
    estimate: (place: Place) => estimate(client, place),
  }
  return api
}

async function estimate(client: QueryClient, place: Place): Promise<Estimate> {
  const input = { cart_id: SESSION_CART, address: place as EstimateAddressInput }
  const offered = await client.mutation(EstimateShippingMethodsDocument, { input })
  const methods = (dataOrThrow(offered).estimateShippingMethods ?? [])
    .flatMap((method) => (method?.available ? [method] : []))
    .toSorted((one, other) => (one.amount.value ?? 0) - (other.amount.value ?? 0))
  const chosen = methods.find((method) => !isPickup(method)) ?? methods[0] ?? null
  if (!chosen?.method_code) return { methods, chosen, prices: null }
  const shipping_method = { carrier_code: chosen.carrier_code, method_code: chosen.method_code }
  const totals = await client.mutation(EstimateTotalsDocument, { input: { ...input, shipping_method } })
  return { methods, chosen, prices: dataOrThrow(totals).estimateTotals.cart?.prices ?? null }
}
