// Wishes of every product type, chosen or not, and their way into the cart: through HTTP.
import { expect, test } from 'vitest'
import {
  AddProductsToWishlistDocument,
  AddWishlistItemsToCartDocument,
  UpdateProductsInWishlistDocument,
  WishlistDocument,
} from '@loftwood/graphql-types'
import { bundleSelectionUid, customOptionUid, downloadLinkUid } from '../product/option-uids.ts'
import { MOST_STATEMENTS, countStatements } from '../testing/count-statements.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'

const shop = everyTypeShop()
const { send, newCustomer } = customerShopper(() => shop.commerce().graphqlUrl)

interface ItemData {
  __typename: string
  id: string
  quantity: number
  product: { sku: string }
}

async function add(token: string, items: object[]) {
  const { data } = await send(AddProductsToWishlistDocument, { id: '0', items, pageSize: 100 }, token)
  const { wishlist, user_errors } = (
    data as {
      addProductsToWishlist: { wishlist: { items_v2: { items: ItemData[] } }; user_errors: object[] }
    }
  ).addProductsToWishlist
  return { items: wishlist.items_v2.items, errors: user_errors }
}
async function toCart(token: string, items?: string[]) {
  const { data, message } = await send(AddWishlistItemsToCartDocument, { id: '0', items }, token)
  return {
    message,
    answer: (
      data as {
        addWishlistItemsToCart: {
          status: boolean
          add_wishlist_items_to_cart_user_errors: object[]
          wishlist: { items_count: number }
        } | null
      }
    ).addWishlistItemsToCart,
  }
}

const set = {
  sku: 'SET',
  quantity: 1,
  selected_options: [bundleSelectionUid(11, 111, 1)],
  entered_options: [{ uid: bundleSelectionUid(12, 121, 2), value: '3' }],
}
const whole = ['BED', 'SET', 'ROOM', 'PLAN', 'CARD', 'ASSEMBLY', 'MATTRESS', 'GONE'].map((sku) => ({
  sku,
  quantity: 1,
}))

test('every product can be added without choices, sold out or not', async () => {
  const { token } = await newCustomer()
  const { errors } = await add(token, whole)
  expect(errors).toEqual([])
  const query = '{ customer { wishlists { items_v2 { items { __typename product { sku } } } } } }'
  const { data } = await send(query, {}, token)
  const { items } = (data as { customer: { wishlists: [{ items_v2: { items: ItemData[] } }] } }).customer
    .wishlists[0].items_v2
  expect(items.map((item) => [item.__typename, item.product.sku]).toReversed()).toEqual([
    ['ConfigurableWishlistItem', 'BED'],
    ['BundleWishlistItem', 'SET'],
    ['GroupedProductWishlistItem', 'ROOM'],
    ['DownloadableWishlistItem', 'PLAN'],
    ['GiftCardWishlistItem', 'CARD'],
    ['VirtualWishlistItem', 'ASSEMBLY'],
    ['SimpleWishlistItem', 'MATTRESS'],
    ['SimpleWishlistItem', 'GONE'],
  ])
})

test('what was chosen is stored, shown and added to the cart', async () => {
  const { token } = await newCustomer()
  const plan = { sku: 'PLAN', quantity: 1, selected_options: [downloadLinkUid(2)] }
  const bed = { sku: 'BED-WHT-TWN', parent_sku: 'BED', quantity: 2 }
  const { errors } = await add(token, [set, plan, bed])
  expect(errors).toEqual([])
  const fields = `{ customer { wishlists { items_v2 { items { quantity product { sku }
    ... on BundleWishlistItem { bundle_options { label values { label quantity } } }
    ... on DownloadableWishlistItem { links_v2 { title } }
    ... on ConfigurableWishlistItem { configured_variant { sku } configurable_options { value_label } } } } } } }`
  const { data } = await send(fields, {}, token)
  expect(data).toMatchObject({
    customer: {
      wishlists: [
        {
          items_v2: {
            items: [
              { quantity: 2, product: { sku: 'BED' }, configured_variant: { sku: 'BED-WHT-TWN' } },
              { product: { sku: 'PLAN' }, links_v2: [{ title: 'Plan in French' }] },
              {
                product: { sku: 'SET' },
                bundle_options: [
                  { label: 'Bed', values: [{ quantity: 1 }] },
                  { label: 'Mattress', values: [{ label: 'Foam mattress', quantity: 3 }] },
                ],
              },
            ],
          },
        },
      ],
    },
  })
  const { answer } = await toCart(token)
  expect(answer).toMatchObject({
    status: true,
    add_wishlist_items_to_cart_user_errors: [],
    wishlist: { items_count: 0 },
  })
  const cart = await send('{ customerCart { items { quantity product { sku } } } }', {}, token)
  expect(cart.data).toMatchObject({
    customerCart: {
      items: expect.arrayContaining([
        { quantity: 2, product: { sku: 'BED' } },
        { quantity: 1, product: { sku: 'SET' } },
        { quantity: 1, product: { sku: 'PLAN' } },
      ]),
    },
  })
})

test('a wish that the cart refuses stays, with the reason', async () => {
  const { token } = await newCustomer()
  const { items } = await add(token, [
    ...whole.slice(0, 1),
    { sku: 'PILLOW', quantity: 1 },
    ...whole.slice(-1),
  ])
  const idOf = (sku: string) => items.find((item) => item.product.sku === sku)?.id ?? ''
  const { answer } = await toCart(token)
  expect(answer).toMatchObject({
    status: false,
    add_wishlist_items_to_cart_user_errors: [
      {
        code: 'UNDEFINED',
        message: 'Choose the options of this item first.',
        wishlistItemId: idOf('BED'),
      },
      { code: 'PRODUCT_NOT_FOUND', wishlistItemId: idOf('GONE') },
    ],
    wishlist: { items_count: 2 },
  })
  expect((await toCart(token, [idOf('BED'), '999999'])).message).toBe(
    'The wishlist item ids "999999" were not found.',
  )
})

test('options are chosen later, and never twice', async () => {
  const { token } = await newCustomer()
  const { items } = await add(token, [{ sku: 'SET', quantity: 1 }, set])
  const change = {
    wishlist_item_id: items.at(-1)?.id,
    selected_options: set.selected_options,
    entered_options: set.entered_options,
  }
  const twice = await send(UpdateProductsInWishlistDocument, { id: '0', items: [change] }, token)
  expect(twice.data).toMatchObject({
    updateProductsInWishlist: { user_errors: [{ message: 'This choice is on the list already.' }] },
  })
  const other = { ...change, entered_options: [{ uid: bundleSelectionUid(12, 121, 2), value: '1' }] }
  const changed = await send(UpdateProductsInWishlistDocument, { id: '0', items: [other] }, token)
  expect(changed.data).toMatchObject({ updateProductsInWishlist: { user_errors: [] } })
})

test.each([
  [{ ...set, entered_options: [] }, 'Please select all required options.'],
  [
    { sku: 'PLATE', quantity: 1, entered_options: [{ uid: customOptionUid(1), value: 'x'.repeat(99) }] },
    'The text is too long. Shorten the text and try again.',
  ],
])('a choice that is made must be possible: %#', async (item, message) => {
  const { token } = await newCustomer()
  const { items, errors } = await add(token, [item])
  expect(errors).toMatchObject([{ code: 'UNDEFINED', message }])
  expect(items).toEqual([])
})

test('fifty wishes of all types are read with few statements', async () => {
  const { token } = await newCustomer()
  const many = Array.from({ length: 42 }, (_, index) => ({
    ...set,
    entered_options: [{ uid: bundleSelectionUid(12, 121, 2), value: String(index + 1) }],
  }))
  const { errors } = await add(token, [...whole, ...many])
  expect(errors).toEqual([])
  const { result, statements } = await countStatements(shop.commerce(), () =>
    send(WishlistDocument, { pageSize: 100 }, token),
  )
  expect(result.data).toMatchObject({ customer: { wishlists: [{ items_count: 50 }] } })
  expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS)
})
