// Methods of the cart. A cart id left out means the cart of the session's cookie.
import {
  AddBundleProductsToCartDocument,
  AddConfigurableProductsToCartDocument,
  AddProductsToCartDocument,
  ApplyCouponToCartDocument,
  CartDocument,
  CartTotalQtyDocument,
  CreateBuyNowCartDocument,
  CreateEmptyCartDocument,
  CustomerCartDocument,
  DeliveredPricesDocument,
  EstimateShippingMethodsDocument,
  EstimateTotalsDocument,
  MergeCartsDocument,
  RemoveCouponFromCartDocument,
  RemoveItemFromCartDocument,
  SetCommentOnCartDocument,
  UpdateCartItemsDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import {
  bundleItem,
  cartId,
  cartItem,
  cartItemUpdate,
  configurableItem,
  estimateAddress,
  id,
  requiredText,
  shippingMethod,
  text,
} from './inputs.ts'
import { input, method, noArguments, position, variables } from './method.ts'

const inInput = ['input', 'cart_id'] as const
const estimate = z.strictObject({
  cart_id: cartId,
  address: estimateAddress,
  shipping_method: shippingMethod.nullish(),
})
const estimateExample = { address: { country_code: 'CA', region: { region_id: 74 }, postcode: 'K1A 0B1' } }

export const cartMethods = {
  createEmptyCart: method({
    summary: 'Makes a cart and remembers it in the session.',
    example: [],
    document: CreateEmptyCartDocument,
    args: noArguments(),
    effect: 'adopts-cart',
    limit: 'creation',
  }),
  cart: method({
    summary: 'The cart; null when the session has none.',
    example: [],
    document: CartDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'empty' },
  }),
  cartTotalQty: method({
    summary: 'How many pieces are in the cart; null when the session has none.',
    example: [],
    document: CartTotalQtyDocument,
    args: position('cartId', cartId),
    cart: { path: ['cartId'], whenMissing: 'empty' },
  }),
  customerCart: method({
    summary: "The signed-in customer's cart; it becomes the session's.",
    example: [],
    document: CustomerCartDocument,
    args: noArguments(),
    effect: 'adopts-cart',
  }),
  mergeCarts: method({
    summary: "Merges one cart into another, which becomes the session's. Signing in does this by itself.",
    example: [
      {
        sourceCartId: 'guestGUESTguestGUESTguestGUEST12',
        destinationCartId: 'annANNannANNannANNannANNannANN12',
      },
    ],
    document: MergeCartsDocument,
    args: variables(z.object({ sourceCartId: requiredText(64), destinationCartId: requiredText(64) })),
    effect: 'merges-carts',
  }),
  addProductsToCart: method({
    summary: 'Adds products; makes a cart first when the session has none. Errors come as user_errors.',
    example: [{ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
    document: AddProductsToCartDocument,
    args: variables(z.object({ cartId, cartItems: z.array(cartItem).min(1).max(100) })),
    cart: { path: ['cartId'], whenMissing: 'create' },
  }),
  createBuyNowCart: method({
    summary:
      "A cart of its own for what is bought at once, never the session's: name it in the calls that follow. User errors " +
      'come as user_errors, and then there is no cart.',
    example: [{ cartItems: [{ sku: 'KAW-BNK-HI', quantity: 1 }] }],
    document: CreateBuyNowCartDocument,
    args: variables(z.object({ cartItems: z.array(cartItem).min(1).max(100) })),
    limit: 'creation',
  }),
  addConfigurableProductsToCart: method({
    summary: 'Adds variants, as the existing SDK does. Errors come as errors.',
    example: [{ cart_items: [{ parent_sku: 'KAW-BNK', data: { sku: 'KAW-BNK-HI', quantity: 1 } }] }],
    document: AddConfigurableProductsToCartDocument,
    args: input(z.strictObject({ cart_id: cartId, cart_items: z.array(configurableItem).min(1).max(100) })),
    cart: { path: inInput, whenMissing: 'create' },
  }),
  addBundleProductsToCart: method({
    summary: 'Adds bundles, as the existing SDK does. Errors come as errors.',
    example: [
      {
        cart_items: [
          {
            data: { sku: 'SET-LAU-MID', quantity: 1 },
            bundle_options: [{ id: 1, quantity: 1, value: ['1'] }],
          },
        ],
      },
    ],
    document: AddBundleProductsToCartDocument,
    args: input(z.strictObject({ cart_id: cartId, cart_items: z.array(bundleItem).min(1).max(100) })),
    cart: { path: inInput, whenMissing: 'create' },
  }),
  updateCartItems: method({
    summary: 'Changes quantities; 0 removes an item.',
    example: [{ cart_items: [{ cart_item_uid: 'MQ==', quantity: 2 }] }],
    document: UpdateCartItemsDocument,
    args: input(z.strictObject({ cart_id: cartId, cart_items: z.array(cartItemUpdate).min(1).max(100) })),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  removeItemFromCart: method({
    summary: 'Removes one item.',
    example: [{ cart_item_uid: 'MQ==' }],
    document: RemoveItemFromCartDocument,
    args: input(
      z.strictObject({ cart_id: cartId, cart_item_uid: id.nullish(), cart_item_id: z.int().nullish() }),
    ),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  applyCouponToCart: method({
    summary: 'Applies a coupon code.',
    example: [{ coupon_code: 'WELCOME10' }],
    document: ApplyCouponToCartDocument,
    args: input(z.strictObject({ cart_id: cartId, coupon_code: requiredText() })),
    cart: { path: inInput, whenMissing: 'fail' },
    limit: 'coupon',
  }),
  removeCouponFromCart: method({
    summary: 'Takes the coupon off.',
    example: [{}],
    document: RemoveCouponFromCartDocument,
    args: input(z.strictObject({ cart_id: cartId })),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  setCommentOnCart: method({
    summary: 'Says something to the shop with the order; empty text takes it back.',
    example: [{ comment: 'The lift is at the back.' }],
    document: SetCommentOnCartDocument,
    args: input(z.strictObject({ cart_id: cartId, comment: text(1_000) })),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  estimateShippingMethods: method({
    summary: 'What shipping to an address would cost, before the address is set.',
    example: [estimateExample],
    document: EstimateShippingMethodsDocument,
    args: input(estimate),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  estimateTotals: method({
    summary: 'What the order would cost at an address, before the address is set.',
    example: [estimateExample],
    document: EstimateTotalsDocument,
    args: input(estimate),
    cart: { path: inInput, whenMissing: 'fail' },
  }),
  deliveredPrices: method({
    summary: 'What products cost at the door in a province, each alone: delivery, taxes and days on the way.',
    example: [{ items: [{ sku: 'LAU-DSK' }], region_code: 'ON' }],
    document: DeliveredPricesDocument,
    args: variables(
      z.strictObject({
        items: z
          .array(
            z.strictObject({
              sku: requiredText(),
              selected_options: z.array(text()).max(100).nullish(),
              quantity: z.number().positive().max(10_000).nullish(),
            }),
          )
          .min(1)
          .max(50),
        region_code: z.string().regex(/^[A-Z]{2}$/, 'must be the code of a province or territory, e.g. ON'),
      }),
    ),
    tags: ['store', 'catalog', 'product'],
  }),
}
