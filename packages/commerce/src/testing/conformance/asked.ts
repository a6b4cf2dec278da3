// How each recorded exchange is replayed against this shop: with its own products, carts and orders in place of the recorded ones.
import { makeAddress } from '../guest-shopper.ts'
import { PASSWORD } from '../customer-shopper.ts'
import { bookAddress } from './replay.ts'
import type { Replay } from './replay.ts'

export interface Asked {
  variables?: object
  /** Token of the calling customer. */
  token?: string
  /** Replacements in the recorded query, for values written into it. */
  replace?: [from: string, to: string][]
}

/** Exchanges that cannot be replayed yet, and why. */
export const SKIPPED: Record<string, string> = Object.fromEntries([
  ['urlResolver.deprecated', 'deprecated in favour of route, which is replayed'],
])

const bySku = (sku: string): Asked => ({ variables: { f: { sku: { eq: sku } } } })
const onCart = (id: string, fields: object = {}): Asked => ({ variables: { i: { cart_id: id, ...fields } } })
const add = (cartId: string, item: object): Asked => ({ variables: { cartId, cartItems: [item] } })

/** Variables in place of the recorded ones; all other exchanges are replayed as recorded. */
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
  'cancelOrder.error': async (replay) => ({
    variables: { i: { order_id: (await replay.order()).id, reason: 'Other' } },
  }),
  'setPaymentMethodAndPlaceOrder.deprecated': async (replay) =>
    onCart(await replay.completeCart(), { payment_method: { code: 'checkmo' } }),
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
  changeCustomerPassword: async (replay) => ({ token: (await replay.customer()).token }),
  'changeCustomerPassword.error': async (replay) => ({ token: (await replay.customer()).token }),
  createCustomerAddress: async (replay) => ({
    token: (await replay.customer()).token,
    variables: { i: { ...bookAddress, default_shipping: true, default_billing: true } },
  }),
  'createCustomerAddress.error': async (replay) => ({ token: (await replay.customer()).token }),
  'createCustomerV2.error.duplicate': async (replay) => ({
    variables: {
      i: { email: (await replay.customer()).email, firstname: 'J', lastname: 'D', password: PASSWORD },
    },
  }),
  customer: async (replay) => ({ token: (await replay.customer()).token }),
  'customer.badToken': async () => ({ token: 'bad' }),
  'customer.orders': async (replay) => ({ token: await replay.orderingCustomer() }),
  customerCart: async (replay) => ({ token: (await replay.customer()).token }),
  deleteCustomerAddress: async (replay) => {
    const { token, otherId } = await replay.addressedCustomer()
    return { token, variables: { id: otherId } }
  },
  generateCustomerToken: async (replay) => ({
    variables: { e: (await replay.customer()).email, p: PASSWORD },
  }),
  mergeCarts: async (replay) => {
    const { token } = await replay.customer()
    return { token, variables: { s: (await replay.cart()).id, d: await replay.customerCart(token) } }
  },
  revokeCustomerToken: async (replay) => ({ token: (await replay.customer()).token }),
  'setShippingAddressesOnCart.customer': async (replay) => {
    const { token, defaultId } = await replay.addressedCustomer()
    return {
      token,
      variables: {
        i: {
          cart_id: await replay.customerCart(token),
          shipping_addresses: [{ customer_address_id: defaultId }],
        },
      },
    }
  },
  updateCustomerAddress: async (replay) => {
    const { token, defaultId } = await replay.addressedCustomer()
    return { token, variables: { id: defaultId, i: { city: 'Ottawa' } } }
  },
  updateCustomerV2: async (replay) => ({ token: (await replay.customer()).token }),
  createProductReview: async (replay) => ({
    token: (await replay.customer()).token,
    variables: {
      i: {
        sku: await replay.simpleSku(),
        nickname: 'N',
        summary: 'S',
        text: 'T',
        ratings: [{ id: 'MQ==', value_id: 'NQ==' }],
      },
    },
  }),
  'wishlist.add': async (replay) => {
    const { sku, variants } = await replay.configurable()
    return {
      token: (await replay.customer()).token,
      variables: {
        w: '0',
        i: [
          { sku: await replay.simpleSku(), quantity: 1 },
          { sku, quantity: 1, selected_options: variants[0]?.uids },
        ],
      },
    }
  },
  wishlist: async (replay) => ({ token: (await replay.wishingCustomer()).token }),
  'wishlist.remove': async (replay) => {
    const { token, itemId } = await replay.wishingCustomer()
    return { token, variables: { w: '0', i: [itemId] } }
  },
}
