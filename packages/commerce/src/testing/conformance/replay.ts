// How each recorded exchange is asked of this shop: its own products, carts and orders in place of the recorded ones.
import { guestShopper, makeAddress } from '../guest-shopper.ts'

export interface Asked {
  variables?: object
  /** Replacements in the recorded query, for values written into it. */
  replace?: [from: string, to: string][]
}

type Shopper = ReturnType<typeof guestShopper>
type Variant = { sku: string; stock_status: string; uids: string[] }

const customerExchanges = [
  'cancelOrder.error',
  'changeCustomerPassword.error',
  'changeCustomerPassword',
  'createCustomerAddress.error',
  'createCustomerAddress',
  'createCustomerV2.error.duplicate',
  'createCustomerV2',
  'createProductReview',
  'customer.badToken',
  'customer',
  'customer.orders',
  'customer.unauthorized',
  'customerCart',
  'deleteCustomerAddress',
  'generateCustomerToken.error',
  'generateCustomerToken',
  'isEmailAvailable.existing',
  'isEmailAvailable',
  'mergeCarts',
  'productReviewRatingsMetadata',
  'requestPasswordResetEmail',
  'revokeCustomerToken',
  'setPaymentMethodAndPlaceOrder.deprecated',
  'setShippingAddressesOnCart.customer',
  'subscribeEmailToNewsletter.error',
  'subscribeEmailToNewsletter',
  'updateCustomerAddress',
  'updateCustomerV2',
  'wishlist.add',
  'wishlist',
  'wishlist.remove',
]

/** Exchanges that cannot be asked yet, and why. */
export const SKIPPED: Record<string, string> = Object.fromEntries([
  ...['addProductsToCart.bundle', 'product.bundle'].map((name) => [name, 'the catalogue has no bundle']),
  ...['addProductsToCart.grouped', 'product.grouped'].map((name) => [
    name,
    'the catalogue has no grouped product',
  ]),
  ...[
    'addProductsToCart.downloadable',
    'product.downloadable',
    'setGuestEmailOnCart.error.downloadableGuest',
  ].map((name) => [name, 'the catalogue has no downloadable product']),
  ...['addProductsToCart.virtual', 'product.virtual'].map((name) => [
    name,
    'the catalogue has no virtual product',
  ]),
  ...['addProductsToCart.customizable', 'addProductsToCart.error.requiredCustomOption'].map((name) => [
    name,
    'the catalogue has no product with custom options',
  ]),
  ...customerExchanges.map((name) => [name, 'customers have no accounts here yet']),
  ...['urlResolver.deprecated', 'contactUs'].map((name) => [name, 'not part of what this shop needs']),
])

/** Prepares what the exchanges refer to. */
export class Replay {
  readonly #shopper: Shopper
  #configurable: { sku: string; variants: Variant[] } | undefined

  constructor(graphqlUrl: string) {
    this.#shopper = guestShopper(() => graphqlUrl)
  }

  async configurable() {
    this.#configurable ??= await this.#shopper.configurable()
    return this.#configurable
  }

  async simpleSku(status = 'IN_STOCK'): Promise<string> {
    const { data } = await this.#shopper.ask(
      '{products(filter:{},pageSize:300){items{__typename sku stock_status}}}',
    )
    const items = data.products.items as { __typename: string; sku: string; stock_status: string }[]
    const found = items.find((item) => item.__typename === 'SimpleProduct' && item.stock_status === status)
    if (!found) throw new Error(`no simple product ${status}`)
    return found.sku
  }

  emptyCart(): Promise<string> {
    return this.#shopper.newCart()
  }

  /** A cart with two items, one of them configured. */
  async cart(): Promise<{ id: string; itemUid: string }> {
    const id = await this.#shopper.newCart()
    const { sku, variants } = await this.configurable()
    const variant = variants.find((each) => each.stock_status === 'IN_STOCK')
    const { data } = await this.#shopper.add(id, [
      { sku: await this.simpleSku(), quantity: 1 },
      { sku, quantity: 1, selected_options: variant?.uids ?? [] },
    ])
    return { id, itemUid: data.addProductsToCart.cart.items[0].uid }
  }

  async completeCart(): Promise<string> {
    const { id } = await this.cart()
    await this.#shopper.completeCart(id)
    return id
  }

  async order(): Promise<{ number: string; token: string }> {
    const { data } = await this.#shopper.place(await this.completeCart())
    return data.placeOrder.orderV2
  }
}

const bySku = (sku: string): Asked => ({ variables: { f: { sku: { eq: sku } } } })
const onCart = (id: string, fields: object = {}): Asked => ({ variables: { i: { cart_id: id, ...fields } } })
const add = (cartId: string, item: object): Asked => ({ variables: { cartId, cartItems: [item] } })

/** What is asked in place of the recorded variables; exchanges not named are asked as recorded. */
export const ASKED: Record<string, (replay: Replay) => Promise<Asked>> = {
  'addProductsToCart.configurable': async (replay) => {
    const { sku, variants } = await replay.configurable()
    const variant = variants.find((each) => each.stock_status === 'IN_STOCK')
    return add(await replay.emptyCart(), { sku, quantity: 1, selected_options: variant?.uids })
  },
  'addProductsToCart.simple': async (replay) =>
    add(await replay.emptyCart(), { sku: await replay.simpleSku(), quantity: 1 }),
  'addProductsToCart.error.missingOptions': async (replay) =>
    add((await replay.cart()).id, { sku: (await replay.configurable()).sku, quantity: 1 }),
  'addProductsToCart.error.notFound': async (replay) =>
    add((await replay.cart()).id, { sku: 'NOPE', quantity: 1 }),
  'addProductsToCart.error.outOfStock': async (replay) =>
    add((await replay.cart()).id, { sku: await replay.simpleSku('OUT_OF_STOCK'), quantity: 1 }),
  'addProductsToCart.error.tooMany': async (replay) =>
    add((await replay.cart()).id, { sku: await replay.simpleSku(), quantity: 5000 }),
  applyCouponToCart: async (replay) => onCart((await replay.cart()).id, { coupon_code: 'WELCOME10' }),
  'applyCouponToCart.error': async (replay) => onCart((await replay.cart()).id, { coupon_code: 'NOPE' }),
  'cart.empty': async (replay) => ({ variables: { id: await replay.emptyCart() } }),
  'cart.full': async (replay) => ({ variables: { id: (await replay.cart()).id } }),
  'cart.full.itemsV2': async (replay) => ({ variables: { id: (await replay.cart()).id } }),
  category: async () => ({ variables: { f: { url_path: { eq: 'bunk-beds/low-bunks' } } } }),
  'categoryList.deprecated': async () => ({
    replace: [['ids:{in:["3","4"]}', 'category_uid:{in:["Mw==","NA=="]}']],
  }),
  cmsBlocks: async () => ({
    replace: [['"contact-us-info","footer_links_block","giftcard-block"', '"home-hero","shipping-modal"']],
  }),
  'cmsPage.home': async () => ({ replace: [['"home"', '"faq"']] }),
  'error.complexity.pdp': async (replay) => bySku(await replay.simpleSku()),
  estimateShippingMethods: async (replay) =>
    onCart((await replay.cart()).id, {
      address: { country_code: 'CA', postcode: 'N1H 3A1', region: { region_id: 74 } },
    }),
  'get.products': async () => ({ variables: { s: 'bed' } }),
  guestOrder: async (replay) => ({
    variables: {
      i: { number: (await replay.order()).number, email: 'maude@example.com', lastname: 'Tremblay' },
    },
  }),
  guestOrderByToken: async (replay) => ({ variables: { i: { token: (await replay.order()).token } } }),
  placeOrder: async (replay) => onCart(await replay.completeCart()),
  'placeOrder.error.incomplete': async (replay) => onCart((await replay.cart()).id),
  'product.byUrlKey': async () => ({ variables: { k: 'laurier-high-bunk-bed' } }),
  'product.configurable': async (replay) => bySku((await replay.configurable()).sku),
  'product.configurable.selection': async (replay) => ({
    replace: [['WH01', (await replay.configurable()).sku]],
  }),
  'product.configurable.selection.full': async (replay) => {
    const { sku, variants } = await replay.configurable()
    return { variables: { s: variants[0]?.uids }, replace: [['WH01', sku]] }
  },
  'product.outOfStock': async (replay) => bySku(await replay.simpleSku('OUT_OF_STOCK')),
  'product.simple': async (replay) => bySku(await replay.simpleSku()),
  'products.category': async () => ({
    variables: {
      filter: { category_uid: { eq: 'Mw==' } },
      pageSize: 12,
      currentPage: 1,
      sort: { position: 'ASC' },
    },
  }),
  'products.category.page2': async () => ({
    variables: {
      filter: { category_uid: { eq: 'OTk5' } },
      pageSize: 5,
      currentPage: 2,
      sort: { name: 'DESC' },
    },
  }),
  'products.filtered': async () => ({
    variables: {
      filter: {
        category_uid: { eq: 'Mw==' },
        color: { in: ['801', '802'] },
        price: { from: '20', to: '6000' },
      },
      pageSize: 6,
      sort: { price: 'ASC' },
    },
  }),
  'products.search': async () => ({
    variables: { search: 'bunk', pageSize: 6, currentPage: 1, sort: { relevance: 'DESC' } },
  }),
  removeCouponFromCart: async (replay) => onCart((await replay.cart()).id),
  removeItemFromCart: async (replay) => {
    const { id, itemUid } = await replay.cart()
    return onCart(id, { cart_item_uid: itemUid })
  },
  'route.category': async () => ({ variables: { u: 'bunk-beds/low-bunks' } }),
  'route.product': async () => ({ variables: { u: 'laurier-high-bunk-bed' } }),
  setBillingAddressOnCart: async (replay) =>
    onCart(await replay.completeCart(), { billing_address: { same_as_shipping: true } }),
  setGuestEmailOnCart: async (replay) => onCart((await replay.cart()).id, { email: 'guest@example.com' }),
  'setGuestEmailOnCart.error': async (replay) => onCart((await replay.cart()).id, { email: 'notanemail' }),
  setPaymentMethodOnCart: async (replay) =>
    onCart(await replay.completeCart(), { payment_method: { code: 'checkmo' } }),
  setShippingAddressesOnCart: async (replay) =>
    onCart(await replay.completeCart(), { shipping_addresses: [{ address: makeAddress() }] }),
  'setShippingAddressesOnCart.error.missing': async (replay) =>
    onCart((await replay.cart()).id, {
      shipping_addresses: [{ address: makeAddress({ postcode: '', telephone: '' }) }],
    }),
  setShippingMethodsOnCart: async (replay) =>
    onCart(await replay.completeCart(), {
      shipping_methods: [{ carrier_code: 'loftwood_pickup', method_code: 'guelph' }],
    }),
  'setShippingMethodsOnCart.error': async (replay) =>
    onCart(await replay.completeCart(), {
      shipping_methods: [{ carrier_code: 'nope', method_code: 'nope' }],
    }),
  'storeConfig.german': async () => ({}),
  updateCartItems: async (replay) => {
    const { id, itemUid } = await replay.cart()
    return onCart(id, { cart_items: [{ cart_item_uid: itemUid, quantity: 2 }] })
  },
  country: async () => ({ replace: [['"US"', '"CA"']] }),
}
