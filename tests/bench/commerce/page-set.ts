/** What is measured of the back end: each kind of request, another one every time. */
import * as operations from '@loftwood/graphql-types'
import { print, type DocumentNode } from 'graphql'

/** Does one request; `turn` chooses which. @returns the milliseconds the measured part took */
export type Measured = (turn: number) => Promise<number>

interface Samples {
  categoryUids: string[]
  skus: string[]
  /** Simple products with pieces to sell. */
  sellableSkus: string[]
}

export const WORDS = [
  'bunk bed',
  'loft bed',
  'desk',
  'mattress',
  'laurier',
  'walnut',
  'oak dresser',
  'white bookcase',
  'ladder',
  'slide',
  'low bunk',
  'high loft',
  'quilt',
  'pillow',
  'nightstand',
  'banff desk',
  'espresso',
  'guard rail',
  'yoho',
  'kluane quilt',
]
/** A shopper looks at these pages of a listing. */
const PAGES = 3

// oxlint-disable-next-line typescript/no-explicit-any -- answers are as varied as the queries
type AnyData = any

export async function pageSet(url: string): Promise<Record<string, Measured>> {
  const ask = asker(url)
  const samples = await findSamples(ask)
  const at = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item
  const timed = async (document: unknown, variables: object) => {
    const startedAt = performance.now()
    await ask(document, variables)
    return performance.now() - startedAt
  }
  return {
    'category with facets': (turn) =>
      timed(operations.ProductsDocument, {
        filter: { category_uid: { eq: at(samples.categoryUids, turn) } },
        pageSize: 14,
        currentPage: 1 + (turn % PAGES),
      }),
    search: (turn) =>
      timed(operations.ProductsDocument, { search: at(WORDS, turn), filter: {}, pageSize: 14 }),
    'product page': (turn) =>
      timed(operations.ProductDetailsDocument, { filter: { sku: { eq: at(samples.skus, turn) } } }),
    'add to cart': async (turn) => {
      const cartId = await newCart(ask)
      return timed(ADD, { cartId, items: [{ sku: at(samples.sellableSkus, turn), quantity: 1 }] })
    },
    'place order': async (turn) => {
      const cartId = await newCart(ask)
      await ask(ADD, { cartId, items: [{ sku: at(samples.sellableSkus, turn), quantity: 1 }] })
      await complete(ask, cartId)
      return timed(PLACE, { cartId })
    },
  }
}

export type Ask = (document: unknown, variables?: object) => Promise<AnyData>

export function asker(url: string): Ask {
  return async (document, variables = {}) => {
    const query = typeof document === 'string' ? document : print(document as DocumentNode)
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await response.json()) as AnyData
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
}

export async function findSamples(ask: Ask): Promise<Samples> {
  const { categories } = await ask(
    '{ categories(filters: {}, pageSize: 100) { items { children { uid product_count children { uid product_count } } } } }',
  )
  const uids = (items: AnyData[]): string[] =>
    items.flatMap(({ uid, product_count, children }) => [
      ...(uid && product_count > PAGES * 14 ? [uid as string] : []),
      ...uids(children ?? []),
    ])
  const { products } = await ask(
    '{ products(filter: {}, pageSize: 300, sort: { name: ASC }) { items { __typename sku stock_status only_x_left_in_stock } } }',
  )
  const sellable = products.items.filter(
    (item: AnyData) =>
      item.__typename === 'SimpleProduct' &&
      item.stock_status === 'IN_STOCK' &&
      item.only_x_left_in_stock === null,
  )
  const skuOf = ({ sku }: AnyData) => sku as string
  return {
    categoryUids: uids(categories.items),
    skus: products.items.map(skuOf),
    sellableSkus: sellable.map(skuOf),
  }
}

export const ADD = `mutation($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { cart { total_quantity } user_errors { code message } } }`
const PLACE = `mutation($cartId: String!) {
  placeOrder(input: { cart_id: $cartId }) { orderV2 { number } errors { message } } }`
const COMPLETE = `mutation($cartId: String!, $address: CartAddressInput!) {
  setGuestEmailOnCart(input: { cart_id: $cartId, email: "bench@example.com" }) { cart { email } }
  setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: $address }] }) {
    cart { shipping_addresses { available_shipping_methods { carrier_code method_code } } } }
  setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { email } }
}`
const CHOOSE = `mutation($cartId: String!, $method: ShippingMethodInput!) {
  setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [$method] }) { cart { email } }
  setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: { code: "checkmo" } }) { cart { email } }
}`
const ADDRESS = {
  firstname: 'Bench',
  lastname: 'Shopper',
  street: ['12 King Street'],
  city: 'Guelph',
  region_id: 74,
  postcode: 'N1H 3A1',
  country_code: 'CA',
  telephone: '519 555-0134',
}

export async function newCart(ask: Ask): Promise<string> {
  return (await ask('mutation { createEmptyCart }')).createEmptyCart as string
}

async function complete(ask: Ask, cartId: string): Promise<void> {
  const data = await ask(COMPLETE, { cartId, address: ADDRESS })
  const [address] = data.setShippingAddressesOnCart.cart.shipping_addresses
  const [method] = address.available_shipping_methods
  await ask(CHOOSE, {
    cartId,
    method: { carrier_code: method.carrier_code, method_code: method.method_code },
  })
}
