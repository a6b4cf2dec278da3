// Wishlists of customers through HTTP.
import { afterAll, expect, test } from 'vitest'
import {
  AddProductsToWishlistDocument,
  RemoveProductsFromWishlistDocument,
  WishlistDocument,
  WishlistItemsCountDocument,
} from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)
const shopper = guestShopper(() => commerce.graphqlUrl)

interface ItemData {
  __typename: string
  id: string
  quantity: number
  product: { sku: string }
  configured_variant?: { sku: string } | null
  configurable_options?: object[]
}
interface ListData {
  id: string
  items_count: number
  sharing_code: string
  items_v2: { items: ItemData[] }
}

async function listOf(token: string): Promise<ListData> {
  const { data } = await send(WishlistDocument, { pageSize: 1_000_000 }, token)
  return (data as { customer: { wishlists: [ListData] } }).customer.wishlists[0]
}
async function add(token: string, items: object[], id = '0') {
  const { data, message } = await send(AddProductsToWishlistDocument, { id, items }, token)
  const answer = (
    data as { addProductsToWishlist: { wishlist: ListData; user_errors: { code: string }[] } | null }
  ).addProductsToWishlist
  return { list: answer?.wishlist, errors: answer?.user_errors ?? [], message }
}

test('filled with a whole product, a chosen variant and once more the same, and emptied', async () => {
  const { token } = await newCustomer()
  const { sku, variants } = await shopper.configurable()
  const [variant] = variants
  expect(await listOf(token)).toMatchObject({ items_count: 0, items_v2: { items: [] } })

  const wished = [
    { sku, quantity: 1 },
    { sku, quantity: 1, selected_options: variant?.uids },
  ]
  expect((await add(token, wished)).errors).toEqual([])
  const { list } = await add(token, [{ sku: variant?.sku, parent_sku: sku, quantity: 2 }])
  expect(list?.items_count).toBe(2)
  const [chosen, whole] = list?.items_v2.items ?? []
  expect(chosen).toMatchObject({ quantity: 1, product: { sku }, configured_variant: { sku: variant?.sku } })
  expect(chosen?.configurable_options).toHaveLength(variant?.uids.length ?? 0)
  expect(whole).toMatchObject({ quantity: 1, product: { sku }, configured_variant: null })

  const items = [chosen?.id, whole?.id]
  const removed = await send(RemoveProductsFromWishlistDocument, { id: list?.id, items }, token)
  expect(removed.data).toMatchObject({
    removeProductsFromWishlist: { wishlist: { items_count: 0 }, user_errors: [] },
  })
})

test('quantity and description change', async () => {
  const { token } = await newCustomer()
  const { list } = await add(token, [{ sku: (await shopper.configurable()).sku, quantity: 1 }])
  const mutation = `mutation($i: [WishlistItemUpdateInput!]!) { updateProductsInWishlist(wishlistId: "0", wishlistItems: $i) {
    user_errors { message } wishlist { items_v2 { items { quantity description } } } } }`
  const change = { wishlist_item_id: list?.items_v2.items[0]?.id, quantity: 4, description: 'for Léa' }
  const { data } = await send(mutation, { i: [change, { wishlist_item_id: '999999', quantity: 1 }] }, token)
  expect(data).toMatchObject({
    updateProductsInWishlist: {
      user_errors: [{ message: 'This item is no longer on your wish list.' }],
      wishlist: { items_v2: { items: [{ quantity: 4, description: 'for Léa' }] } },
    },
  })
})

test.each([
  [{ sku: 'NOPE', quantity: 1 }, 'PRODUCT_NOT_FOUND'],
  [{ sku: 'LAU-BNK-HI', quantity: 0 }, 'UNDEFINED'],
  [{ sku: 'LAU-BNK-HI', quantity: -1 }, 'UNDEFINED'],
  [{ sku: 'LAU-BNK-HI', quantity: 1e9 }, 'UNDEFINED'],
])('refused: %j', async (item, code) => {
  const { token } = await newCustomer()
  const { list, errors } = await add(token, [item])
  expect(errors).toMatchObject([{ code }])
  expect(list?.items_count).toBe(0)
})

test('guests have none, and nobody reaches that of another', async () => {
  const [owner, other] = await Promise.all([newCustomer(), newCustomer()])
  const { list } = await add(owner.token, [{ sku: (await shopper.configurable()).sku, quantity: 1 }])
  expect((await send(WishlistItemsCountDocument)).status).toBe(403)
  const foreign = await send(
    RemoveProductsFromWishlistDocument,
    { id: list?.id, items: [list?.items_v2.items[0]?.id] },
    other.token,
  )
  expect(foreign).toMatchObject({ category: 'graphql-input', message: 'The wishlist was not found.' })
  const ownId = (await listOf(other.token)).id
  const items = [list?.items_v2.items[0]?.id]
  const missing = await send(RemoveProductsFromWishlistDocument, { id: ownId, items }, other.token)
  expect(missing.data).toMatchObject({ removeProductsFromWishlist: { user_errors: [{ code: 'UNDEFINED' }] } })
  expect((await listOf(owner.token)).items_count).toBe(1)
})
