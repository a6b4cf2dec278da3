// Pages of the shop ask the database as often for many rows as for few: every kind of product, wishlist, orders.
import {
  AddProductsToWishlistDocument,
  CustomerDocument,
  CustomerOrdersDocument,
  ProductDetailsDocument,
  ProductsDocument,
  WishlistDocument,
} from '@loftwood/graphql-types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_STATEMENTS, countStatements } from './count-statements.ts'
import { customerShopper } from './customer-shopper.ts'
import { send } from './graphql-client.ts'
import { guestShopper } from './guest-shopper.ts'
import { startCommerce } from './index.ts'
import type { TestCommerce } from './index.ts'
import { plentifulSku } from './plentiful-sku.ts'

let commerce: TestCommerce
/** One SKU of each type. */
let skus: Map<string, string>
beforeAll(async () => {
  commerce = await startCommerce()
  const { data } = await send(
    commerce.graphqlUrl,
    '{ products(filter: {}, pageSize: 300) { items { __typename sku } } }',
  )
  skus = new Map(
    data.products.items.map((item: { __typename: string; sku: string }) => [item.__typename, item.sku]),
  )
})
afterAll(() => commerce.stop())

async function statementsOf(document: unknown, variables: object = {}, token?: string): Promise<number> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const { result, statements } = await countStatements(commerce, () =>
    send(commerce.graphqlUrl, document as never, { variables: variables as never, headers }),
  )
  expect(result.errors, JSON.stringify(result.errors)).toBeUndefined()
  return statements
}

test.each([
  'SimpleProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
  'VirtualProduct',
  'GiftCardProduct',
])('the page of a %s', async (type) => {
  const sku = skus.get(type)
  expect(sku).toBeDefined()
  expect(await statementsOf(ProductDetailsDocument, { filter: { sku: { eq: sku } } })).toBeLessThanOrEqual(
    MOST_STATEMENTS,
  )
})

test('a listing of a hundred runs no more statements than one of ten', async () => {
  const listing = (pageSize: number) => statementsOf(ProductsDocument, { filter: {}, pageSize })
  await listing(10)
  const few = await listing(10)
  expect(await listing(100)).toBeLessThanOrEqual(few)
  expect(few).toBeLessThanOrEqual(MOST_STATEMENTS)
})

test('customer, wishlist and orders: many rows, no more statements', async () => {
  const shopper = customerShopper(() => commerce.graphqlUrl)
  const { token } = await shopper.newCustomer()
  const counts = async () => ({
    customer: await statementsOf(CustomerDocument, {}, token),
    wishlist: await statementsOf(WishlistDocument, {}, token),
    orders: await statementsOf(CustomerOrdersDocument, {}, token),
  })
  await fill(1, token)
  const few = await counts()
  await fill(3, token)
  const many = await counts()
  for (const [page, statements] of Object.entries(many)) {
    expect([page, statements <= MOST_STATEMENTS]).toEqual([page, true])
    expect([page, statements]).toEqual([page, few[page as keyof typeof few]])
  }
})

/** Puts as many orders and twice as many wishes in the customer's account. */
async function fill(rows: number, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const shopper = guestShopper(() => commerce.graphqlUrl, headers)
  const guest = guestShopper(() => commerce.graphqlUrl)
  const sku = await plentifulSku(guest)
  for (let row = 0; row < rows; row += 1) {
    const { data } = await shopper.send('{ customerCart { id } }')
    const cartId = data.customerCart.id as string
    await shopper.add(cartId, [{ sku, quantity: 1 }])
    await shopper.completeCart(cartId)
    const placed = await shopper.place(cartId)
    expect(placed.data.placeOrder.order, JSON.stringify(placed)).not.toBeNull()
  }
  const { data } = await shopper.send(
    '{ customer { wishlists { id } } products(filter: {}, pageSize: 60) { items { sku } } }',
  )
  const items = data.products.items
    .slice(0, 2 * rows)
    .map((item: { sku: string }) => ({ sku: item.sku, quantity: 1 }))
  const id = data.customer.wishlists[0].id as string
  await send(commerce.graphqlUrl, AddProductsToWishlistDocument as never, {
    variables: { id, items } as never,
    headers,
  })
}
