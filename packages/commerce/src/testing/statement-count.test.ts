// No operation of the contract asks the database more than a dozen times, however much it lists.
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as operations from '@loftwood/graphql-types'
import { countStatements, MOST_STATEMENTS } from './count-statements.ts'
import { send } from './graphql-client.ts'
import { guestShopper, makeAddress } from './guest-shopper.ts'
import { startCommerce } from './index.ts'
import type { TestCommerce } from './index.ts'

/** Items of the cart that is queried. */
const LINES = 8
/** Delivering the order's mail, beside the answer: find it, mark it, look for another. */
const MAIL_DELIVERY = 3
/** The answer shows what was ordered: the pictures of its products. */
const PICTURES = 1
/** What is open of the shopper is counted, and this order added. */
const UNPAID = 2
/** How many mails went to the address lately, and whether somebody has proven it. */
const MAIL_LIMITS = 1
/** Placing an order writes two rows per item: what is left, and why. */
const MOST_FOR_ORDER = MOST_STATEMENTS + 2 * LINES + MAIL_DELIVERY + MAIL_LIMITS + PICTURES + UNPAID

let commerce: TestCommerce
let cartId: string
beforeAll(async () => {
  commerce = await startCommerce({ env: { UNPAID_ORDERS: '3', UNPAID_PIECES: '20' } })
  cartId = await fullCart()
})
afterAll(() => commerce.stop())

/** A cart with several configured beds, an address and a coupon. */
async function fullCart(): Promise<string> {
  const shopper = guestShopper(() => commerce.graphqlUrl)
  const id = await shopper.newCart()
  const { data } = await send(
    commerce.graphqlUrl,
    `{ products(filter: {}, pageSize: 300) { items { sku stock_status
      ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } } } } }`,
  )
  // Light things: a cart full of beds is no load that is left at the curb.
  const light = data.products.items.filter(({ sku }: ListedItem) => /^(?:BED|PIL)-/.test(sku))
  const items = light.flatMap((item: ListedItem) => cartItemOf(item) ?? []).slice(0, LINES)
  await shopper.add(id, items)
  await send(commerce.graphqlUrl, operations.SetShippingAddressesOnCartDocument as never, {
    variables: { input: { cart_id: id, shipping_addresses: [{ address: makeAddress() }] } },
  })
  return id
}

interface ListedItem {
  sku: string
  stock_status: string
  variants?: { attributes: { uid: string }[]; product: { stock_status: string } }[]
}

function cartItemOf({ sku, stock_status, variants }: ListedItem) {
  if (stock_status !== 'IN_STOCK') return undefined
  const variant = variants?.find(({ product }) => product.stock_status === 'IN_STOCK')
  return {
    sku,
    quantity: 1,
    ...(variant ? { selected_options: variant.attributes.map(({ uid }) => uid) } : {}),
  }
}

const bySku = { filter: { sku: { eq: 'LAU-BNK-HI' } } }
const input = (fields: object) => () => ({ input: { cart_id: cartId, ...fields } })

const documents = new Map(Object.entries(operations))

const calls: Record<string, () => object> = {
  ProductsDocument: () => ({ filter: {}, pageSize: 60 }),
  ProductDetailsDocument: () => bySku,
  RelatedProductsDocument: () => bySku,
  UpsellProductsDocument: () => bySku,
  ProductReviewDocument: () => bySku,
  SearchSuggestionsDocument: () => ({ search: 'bunk' }),
  CategoriesDocument: () => ({ filters: { url_path: { eq: 'bunk-beds' } } }),
  CategoryListDocument: () => ({}),
  TopCategoriesDocument: () => ({ others: { url_path: { eq: 'sets/room-sets' } }, hasOthers: true }),
  ProductCardsDocument: () => ({ filter: { best_seller: { eq: '1' } }, pageSize: 4 }),
  CategoryMetaDocument: () => ({ filters: { url_path: { eq: 'bunk-beds' } } }),
  RouteDocument: () => ({ url: 'laurier-high-bunk-bed' }),
  CustomAttributeMetadataDocument: () => ({
    attributes: [{ attribute_code: 'color', entity_type: 'catalog_product' }],
  }),
  CmsBlocksDocument: () => ({ identifiers: ['home-hero'] }),
  StoreConfigDocument: () => ({}),
  CountriesDocument: () => ({}),
  CartDocument: () => ({ cartId }),
  GetAvailableShippingMethodsDocument: () => ({ cartId }),
  GetAvailablePaymentMethodsDocument: () => ({ cartId }),
  CartTotalQtyDocument: () => ({ cartId }),
  EstimateShippingMethodsDocument: input({ address: { country_code: 'CA', region: { region_code: 'ON' } } }),
  SetShippingAddressesOnCartDocument: input({ shipping_addresses: [{ address: makeAddress() }] }),
  SetBillingAddressOnCartDocument: input({ billing_address: { same_as_shipping: true } }),
  SetGuestEmailOnCartDocument: input({ email: 'maude@example.com' }),
  ApplyCouponToCartDocument: input({ coupon_code: 'WELCOME10' }),
  SetShippingMethodsOnCartDocument: input({
    shipping_methods: [{ carrier_code: 'loftwood_parcel', method_code: 'standard' }],
  }),
  SetPaymentMethodOnCartDocument: input({ payment_method: { code: 'checkmo' } }),
  PlaceOrderDocument: input({}),
}

test.each(Object.entries(calls))('%s', async (name, variables) => {
  const document = documents.get(name) as never
  const { result, statements } = await countStatements(commerce, () =>
    send(commerce.graphqlUrl, document, { variables: variables() }),
  )
  const { errors } = result
  expect(errors, JSON.stringify(errors)).toBeUndefined()
  expect(statements).toBeLessThanOrEqual(name === 'PlaceOrderDocument' ? MOST_FOR_ORDER : MOST_STATEMENTS)
})
