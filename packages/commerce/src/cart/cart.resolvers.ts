// GraphQL of the cart: reads arguments, calls the service, answers the cart.
import type {
  BundleProductCartItemInput,
  CartItemInput,
  ConfigurableProductCartItemInput,
  DownloadableProductCartItemInput,
  EstimateTotalsInput,
  QueryDeliveredPricesArgs,
  SimpleProductCartItemInput,
  UpdateCartItemsInput,
  VirtualProductCartItemInput,
} from '@loftwood/graphql-types/schema-types'
import type { Context } from '../context.ts'
import type { CustomerNode } from '../customer/customer-node.ts'
import { userError } from '../user-errors/user-error.ts'
import { findRegion } from '../customer/addresses/address-rules.ts'
import { quoteShape } from './delivery/checkout-shape.ts'
import type { StoredAddress } from '../customer/addresses/stored-address.ts'
import { addAllItems, addItems } from './add-items.ts'
import { bundleItem, configurableItem, downloadableItem, simpleItem } from './older-inputs.ts'
import { createBuyNowCart } from './buy-now.ts'
import { findCart, insertCart, newMaskedId } from './cart-rows.ts'
import { answerCart } from './answer-cart.ts'
import { cartShape } from './cart-shape.ts'
import { activeCart, estimateQuotes, estimateTotals, viewCart, viewRow } from './cart-view.ts'
import { deliveredPrices } from './delivered-prices.ts'
import { assignCart, customerCart, mergeCarts } from './merge-carts.ts'
import { applyCoupon, removeCoupon, removeItem, setComment, updateItems } from './change-cart.ts'
import { applyGiftCard, giftCardAccount, removeGiftCard } from './gift-cards/use-gift-card.ts'
import { type SalesContext, salesContext, salesResolvers } from './sales-context.ts'
import { storeCreditShape } from './store-credit/store-credit-shape.ts'
import { applyStoreCredit, removeStoreCredit } from './store-credit/use-store-credit.ts'

type Input<Fields> = { input?: Fields | null }
type GiftCardInput = { cart_id: string; gift_card_code: string }

/** Most items one call may add. */
const MOST_ITEMS_PER_CALL = 100

function required<Fields>(input: Fields | null | undefined): Fields {
  if (input === null || input === undefined) throw userError('REQUIRED', 'input')
  return input
}

async function createCart(context: SalesContext, requestedId?: string | null): Promise<string> {
  const maskedId = requestedId ?? newMaskedId()
  if (maskedId.length !== 32) throw userError('CART_ID_LENGTH')
  if (requestedId && (await findCart(context.db, requestedId))) throw userError('CART_ID_TAKEN', requestedId)
  await insertCart(context.db, { maskedId, storeCode: context.storeCode, time: context.now().toISOString() })
  return maskedId
}

/** An estimate knows the country and perhaps the region; without a region no method can be quoted. */
function estimateAddress({ rules }: SalesContext, { address }: EstimateTotalsInput): StoredAddress {
  const blank = {
    firstname: '',
    lastname: '',
    street: [],
    city: '',
    postcode: address.postcode ?? '',
    telephone: '',
  }
  const country = rules.countries.find((each) => each.id === address.country_code)
  if (!country) throw userError('COUNTRY_UNKNOWN')
  const named = address.region?.region_code ?? address.region?.region ?? undefined
  const region = findRegion(country, {
    ...blank,
    countryCode: country.id,
    regionId: address.region?.region_id ?? undefined,
    region: named,
    texts: {},
  })
  return {
    ...blank,
    countryCode: country.id,
    regionId: region?.id ?? 0,
    regionCode: region?.code ?? '',
    regionNames: region?.name ?? { en: '', fr: '' },
  }
}

/** One of the older mutations: its items are added all or none. */
function addOlder<Item>(read: (item: Item) => CartItemInput) {
  return async (
    { input }: Input<{ cart_id: string; cart_items: readonly (Item | null)[] }>,
    context: SalesContext,
  ) => {
    const { cart_id, cart_items } = required(input)
    checkCount(cart_items.length)
    const items = cart_items.flatMap((item) => (item ? read(item) : []))
    await addAllItems(context, await activeCart(context, cart_id), items)
    return { cart: await answerCart(context, cart_id) }
  }
}

function checkCount(count: number): void {
  if (count > MOST_ITEMS_PER_CALL) throw userError('TOO_LONG', 'cartItems', MOST_ITEMS_PER_CALL)
}

export const cartResolvers = {
  Query: salesResolvers({
    customerCart: async (_args: unknown, context: SalesContext) =>
      answerCart(context, (await customerCart(context)).masked_id),
    giftCardAccount: ({ input }: { input: { gift_card_code: string } }, context: SalesContext) =>
      giftCardAccount(context, input.gift_card_code),
    cart: ({ cart_id }: { cart_id: string }, context: SalesContext) => answerCart(context, cart_id),
    deliveredPrices: (args: QueryDeliveredPricesArgs, context: SalesContext) =>
      deliveredPrices(context, args),
  }),
  Mutation: salesResolvers({
    mergeCarts: async (
      args: { source_cart_id: string; destination_cart_id?: string | null },
      context: SalesContext,
    ) =>
      answerCart(context, await mergeCarts(context, args.source_cart_id, args.destination_cart_id ?? null)),
    assignCustomerToGuestCart: async ({ cart_id }: { cart_id: string }, context: SalesContext) =>
      answerCart(context, await assignCart(context, cart_id)),
    createEmptyCart: ({ input }: Input<{ cart_id?: string | null }>, context: SalesContext) =>
      context.customerId === undefined || input?.cart_id
        ? createCart(context, input?.cart_id)
        : customerCart(context).then((cart) => cart.masked_id),
    createGuestCart: async ({ input }: Input<{ cart_uid?: string | null }>, context: SalesContext) => ({
      cart: await answerCart(context, await createCart(context, input?.cart_uid)),
    }),
    createBuyNowCart: ({ cartItems }: { cartItems: CartItemInput[] }, context: SalesContext) => {
      checkCount(cartItems.length)
      return createBuyNowCart(context, cartItems)
    },
    addProductsToCart: async (
      { cartId, cartItems }: { cartId: string; cartItems: CartItemInput[] },
      context: SalesContext,
    ) => {
      checkCount(cartItems.length)
      const cart = await activeCart(context, cartId)
      const { errors, lines } = await addItems(context, cart, cartItems)
      return { cart: cartShape(context, await viewRow(context, cart, lines)), user_errors: errors }
    },
    addSimpleProductsToCart: addOlder<SimpleProductCartItemInput>(simpleItem),
    addVirtualProductsToCart: addOlder<VirtualProductCartItemInput>(simpleItem),
    addConfigurableProductsToCart: addOlder<ConfigurableProductCartItemInput>(configurableItem),
    addBundleProductsToCart: addOlder<BundleProductCartItemInput>(bundleItem),
    addDownloadableProductsToCart: addOlder<DownloadableProductCartItemInput>(downloadableItem),
    updateCartItems: async ({ input }: Input<UpdateCartItemsInput>, context: SalesContext) => {
      const { cart_id, cart_items } = required(input)
      await updateItems(
        context,
        cart_id,
        cart_items.flatMap((item) => item ?? []),
      )
      return { cart: await answerCart(context, cart_id) }
    },
    removeItemFromCart: async (
      { input }: Input<{ cart_id: string; cart_item_uid?: string | null; cart_item_id?: number | null }>,
      context: SalesContext,
    ) => {
      const { cart_id, ...item } = required(input)
      await removeItem(context, cart_id, item)
      return { cart: await answerCart(context, cart_id) }
    },
    applyCouponToCart: async (
      { input }: Input<{ cart_id: string; coupon_code: string }>,
      context: SalesContext,
    ) => {
      const { cart_id, coupon_code } = required(input)
      await applyCoupon(context, cart_id, coupon_code)
      return { cart: await answerCart(context, cart_id) }
    },
    removeCouponFromCart: async ({ input }: Input<{ cart_id: string }>, context: SalesContext) => {
      const { cart_id } = required(input)
      await removeCoupon(context, cart_id)
      return { cart: await answerCart(context, cart_id) }
    },
    applyGiftCardToCart: async ({ input }: Input<GiftCardInput>, context: SalesContext) => {
      const { cart_id, gift_card_code } = required(input)
      await applyGiftCard(context, cart_id, gift_card_code)
      return { cart: await answerCart(context, cart_id) }
    },
    removeGiftCardFromCart: async ({ input }: Input<GiftCardInput>, context: SalesContext) => {
      const { cart_id, gift_card_code } = required(input)
      await removeGiftCard(context, cart_id, gift_card_code)
      return { cart: await answerCart(context, cart_id) }
    },
    applyStoreCreditToCart: async ({ input }: Input<{ cart_id: string }>, context: SalesContext) => {
      const { cart_id } = required(input)
      await applyStoreCredit(context, cart_id)
      return { cart: await answerCart(context, cart_id) }
    },
    removeStoreCreditFromCart: async ({ input }: Input<{ cart_id: string }>, context: SalesContext) => {
      const { cart_id } = required(input)
      await removeStoreCredit(context, cart_id)
      return { cart: await answerCart(context, cart_id) }
    },
    setCommentOnCart: async (
      { input }: Input<{ cart_id: string; comment: string }>,
      context: SalesContext,
    ) => {
      const { cart_id, comment } = required(input)
      await setComment(context, cart_id, comment)
      return { cart: await answerCart(context, cart_id) }
    },
    estimateShippingMethods: async ({ input }: { input: EstimateTotalsInput }, context: SalesContext) => {
      const view = await viewCart(context, input.cart_id)
      const quotes = estimateQuotes(context, view, estimateAddress(context, input))
      return quotes.map((quote) => quoteShape(context, quote))
    },
    estimateTotals: async ({ input }: { input: EstimateTotalsInput }, context: SalesContext) => {
      const view = await viewCart(context, input.cart_id)
      const address = estimateAddress(context, input)
      const quotes = estimateQuotes(context, view, address)
      const quote = quotes.find(
        (each) =>
          each.carrierCode === input.shipping_method?.carrier_code &&
          each.methodCode === input.shipping_method?.method_code,
      )
      const totals = estimateTotals(context, view, { address, shippingCents: quote?.cents ?? 0 })
      return { cart: cartShape(context, { ...view, totals }) }
    },
  }),
  Customer: {
    store_credit: ({ customerId }: CustomerNode, _args: unknown, context: Context) =>
      storeCreditShape(salesContext(context), customerId),
  },
}
